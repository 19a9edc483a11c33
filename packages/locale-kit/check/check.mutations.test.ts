import { describe, expect, it } from 'vitest';
import { checkLocales } from './check';
import { placeOf } from './document';
import { ruleMutations } from './testing/mutations/rules';
import { structureMutations } from './testing/mutations/structure';
import { syntaxMutations } from './testing/mutations/syntax';
import { warningMutations } from './testing/mutations/warnings';
import { sampleSite, textOf } from './testing/sampleSite';

const mutations = [
  ...syntaxMutations,
  ...structureMutations,
  ...ruleMutations,
  ...warningMutations,
];

describe('a broken locale file', () => {
  it('is one of a site without findings', () => {
    expect(checkLocales(sampleSite()).findings).toEqual([]);
  });

  it.each(mutations)('$file, $name', ({ file, replace, by, rule, key, at, severity, others }) => {
    const site = sampleSite();
    const before = textOf(site, file);
    const after = before.replace(replace, () => by);
    expect(after, 'the mutation changes the file').not.toBe(before);
    site.files.set(file, after);
    const { findings } = checkLocales(site);
    const place = placeOf(after, after.search(at));
    expect(findings).toContainEqual(
      expect.objectContaining({ file, rule, key, severity, ...place }),
    );
    const expected = [rule, ...others];
    const echoes = findings.filter(
      (finding) =>
        finding.severity === 'error' && finding.file === file && !expected.includes(finding.rule),
    );
    expect(echoes).toEqual([]);
  });
});
