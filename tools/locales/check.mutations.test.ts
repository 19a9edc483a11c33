import { describe, expect, it } from 'vitest';
import { checkLocales } from './check';
import { placeOf } from './sourceFile';
import { ruleMutations } from './testing/mutations/rules';
import { structureMutations } from './testing/mutations/structure';
import { syntaxMutations } from './testing/mutations/syntax';
import { sampleSite, textOf } from './testing/sampleSite';

const mutations = [...syntaxMutations, ...structureMutations, ...ruleMutations];

describe('a broken locale file', () => {
  it('is one of a site without findings', () => {
    expect(checkLocales(sampleSite()).findings).toEqual([]);
  });

  it.each(mutations)(
    '$file: $rule at “$key” for $by',
    ({ file, replace, by, rule, key, at, others }) => {
      const site = sampleSite();
      const before = textOf(site, file);
      const after = before.replace(replace, () => by);
      expect(after, 'the mutation changes the file').not.toBe(before);
      site.files.set(file, after);
      const { findings } = checkLocales(site);
      const place = placeOf(after, after.search(at));
      const found = findings.filter((one) => one.rule === rule || one.rule.startsWith(`${rule}-`));
      expect(found).toContainEqual(expect.objectContaining({ file, key, ...place }));
      const expected = [rule, ...others];
      const echoes = findings.filter(
        (finding) =>
          finding.severity === 'error' &&
          finding.file === file &&
          !expected.some((one) => finding.rule.startsWith(one)),
      );
      expect(echoes).toEqual([]);
    },
  );
});
