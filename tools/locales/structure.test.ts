import { parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkLocales } from './check';
import { placeOf } from './sourceFile';
import { checkStructure, schemaFor } from './structureByZod';
import { structureMutations } from './testing/mutations/structure';
import { sampleSchemas, sampleSite, textOf } from './testing/sampleSite';

/** Of a key that stands twice the two see different values. */
const mutations = structureMutations.filter(({ rule }) => rule !== 'duplicate-key');

it.each(mutations)('zod finds the same in $file, $name', ({ file, replace, by }) => {
  const site = sampleSite();
  const json = textOf(site, file).replace(replace, () => by);
  site.files.set(file, json);
  const [, language = '', name = ''] = /^locales\/(\w+)\/(.*)\.json$/u.exec(file) ?? [];
  const english: unknown = JSON.parse(textOf(site, `locales/en/${name}.json`));
  const whole = sampleSchemas.get(name) ?? z.never();
  const schema = schemaFor(whole, english, language, language === 'en') ?? z.never();
  const root = parseTree(json);
  const found = root ? checkStructure(root, JSON.parse(json), schema, language, english) : [];
  const before = checkLocales(site).findings.filter(
    (one) => one.file === file && /^(?:missing|unknown|wrong|list|empty)/u.test(one.rule),
  );
  const essence = ({ rule, key, message }: Pick<(typeof before)[0], 'rule' | 'key' | 'message'>) =>
    `${rule} ${key} ${message}`;
  const places = found.map(({ index, ...rest }) => [essence(rest), placeOf(json, index)]);
  const wanted = before.map((one) => [essence(one), { line: one.line, column: one.column }]);
  expect(places.sort()).toEqual(wanted.sort());
});
