import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { codeFolders, schemas, sources, wholeGroups } from '../project';
import { plural, text, toSchema } from '../schema';
import { unusedKeys } from './unusedKeys';

const site = codeFolders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file) && !file.startsWith(sources.schemas))
    .map((file) => readFileSync(file, 'utf8')),
);

it('finds no key of the site that nothing shows', () => {
  expect(unusedKeys(schemas, site, wholeGroups)).toEqual([]);
});

const one = () => text('A text', 'Here');
const sample = new Map([
  [
    'home',
    toSchema(
      z.strictObject({
        nav: z.strictObject({ home: one(), breadcrumb: one() }),
        cards: z.strictObject({ a: z.strictObject({ title: one(), text: one() }) }),
        ...plural('count', 'How many', 'Here'),
        list: z.array(z.strictObject({ item: one(), other: one() })).length(2),
      }),
    ),
  ],
]);

it.each([
  ["t('home.nav.home')", ['nav.home']],
  ["t('nav.breadcrumb')", ['nav.breadcrumb']],
  ["t('home:nav.home')", ['nav.home']],
  ['t(`home.cards.${id}.title`)', ['cards.a.title']],
  ['t(`cards.${id}.${part}`)', ['cards.a.title', 'cards.a.text']],
  ["t('home.count', { count })", ['count']],
  ['list.map(({ item }) => item)', ['list.0.item', 'list.1.item']],
  ['nothing of the kind; navigation.homes; t(`${id}.title`)', []],
])('takes %j for the use of %j', (source, used) => {
  const all = unusedKeys(sample, []);
  const keys = new Set(used.map((key) => `home ${key}`));
  expect(unusedKeys(sample, [source])).toEqual(all.filter((key) => !keys.has(key)));
});

it('takes the last part of a key for the use of a text of a group that is taken whole', () => {
  expect(unusedKeys(sample, ['texts.breadcrumb'], ['nav'])).not.toContain('home nav.breadcrumb');
  expect(unusedKeys(sample, ['texts.breadcrumb'])).toContain('home nav.breadcrumb');
});
