import { describe, expect, it } from 'vitest';
import { checkLocales } from './check';
import type { Finding } from './finding';
import en from '../messages/en.json';
import { positionAt } from '../files/sourceFile';
import { ruleMutations } from '../testing/mutations/ruleMutations';
import { structureMutations } from '../testing/mutations/structureMutations';
import { syntaxMutations } from '../testing/mutations/syntaxMutations';
import { sampleSite, textOf } from '../testing/sampleSite';

const mutations = [...syntaxMutations, ...structureMutations, ...ruleMutations];

describe('a broken locale file', () => {
  it('has no findings before it is broken', () => {
    expect(checkLocales(sampleSite()).findings).toEqual([]);
  });

  it.each(mutations)('$file has the finding $row.0 at $row.1', ({ file, row }) => {
    const [rule, key, replace, by, at, ...others] = row;
    const site = sampleSite();
    const before = textOf(site, file);
    const after = before.replace(replace, () => by);
    expect(after, 'the mutation changes the file').not.toBe(before);
    site.files.set(file, after);
    const { findings } = checkLocales(site);
    for (const reported of findings) {
      const { message, suggestion } = en.rules[reported.rule];
      const names = (message + suggestion).match(/(?<=\{\{)\w+(?=\}\})/gu) ?? [];
      expect(Object.keys(reported.values), 'the message has all its values').toEqual(
        expect.arrayContaining(names),
      );
    }
    const place = positionAt(after, after.search(at));
    const isOf = (wanted: string) => (found: Finding) =>
      found.rule === wanted || found.rule.startsWith(`${wanted}-`);
    const found = findings.filter(isOf(rule));
    expect(found).toContainEqual(expect.objectContaining({ file, key, ...place }));
    const echoes = findings.filter(
      (reported) =>
        reported.severity === 'error' &&
        reported.file === file &&
        ![rule, ...others].some((expected) => isOf(expected)(reported)),
    );
    expect(echoes).toEqual([]);
  });
});
