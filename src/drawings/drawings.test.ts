import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { practices } from '../site/catalogue';

const folder = 'src/drawings';
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -4));
const notByReference = /<style|style=|<script|url\(#/;

it('there is a horizon of every practice, and a lattice of every practice', () => {
  const wanted = practices.flatMap(({ id }) => [`horizon-${id}`, `lattice-${id}`]);
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
});

it.each(names)('%s can be shown by reference, and has its line in the README', (name) => {
  const svg = readFileSync(`${folder}/${name}.svg`, 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" id="drawing" [^>]*viewBox="/);
  expect(notByReference.test(svg)).toBe(name === 'map');
  expect(readFileSync(`${folder}/README.md`, 'utf8')).toContain(`\`${name}.svg\``);
});
