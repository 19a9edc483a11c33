import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { attributes } from './attributes';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });

function namesIn(ofFile: RegExp, pattern: RegExp): Set<string | undefined> {
  const sources = files
    .filter((file) => ofFile.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'));
  return new Set([...sources.join('\n').matchAll(pattern)].map(([, name]) => name));
}

const read = namesIn(/\.css$/, /\[(data-(?!sonner)[a-z-]+)/g);

it('reads in style sheets only attributes that components or scripts set', () => {
  const set = namesIn(/(?<!\.test)\.tsx?$/, /\b(data-[a-z-]+)/g);
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
  expect(read.size).toBeGreaterThan(0);
});

it('sets by script only attributes that style sheets read', () => {
  expect(Object.values(attributes).filter((name) => !read.has(name))).toEqual([]);
});
