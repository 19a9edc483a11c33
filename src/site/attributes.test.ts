import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { attributes } from './attributes';

it('lists the attributes that style sheets read, and no others', () => {
  const folder = 'src/styles';
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('');
  const read = [...css.matchAll(/\[(data-(?!sonner)[a-z-]+)/g)].map(([, name]) => name);
  expect([...new Set(read)].sort()).toEqual(Object.values(attributes).sort());
});
