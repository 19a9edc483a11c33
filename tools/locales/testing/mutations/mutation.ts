import type { Rule } from '../../messages/wordsIn';

/** One way to break a file, and the finding that must come of it. */
type Row = readonly [
  rule: Rule,
  key: string,
  replace: string | RegExp,
  by: string,
  /** Where in the broken file the finding stands. */
  at: RegExp,
  /** Rules that may report the same fault. */
  ...others: Rule[],
];

/** Ways to break one file of the sample site. */
export const inFile = (file: string, rows: readonly Row[]) => rows.map((row) => ({ file, row }));

/** Texts put in the place of a file's text, each with the rule that it breaks and others that may report it. */
export function replaced(
  file: string,
  key: string,
  original: string,
  rows: readonly [text: string, rule: Rule, ...others: Rule[]][],
) {
  const mutations = rows.map(([text, rule, ...others]): Row => {
    const [old, by] = [JSON.stringify(original), JSON.stringify(text)];
    return [
      rule,
      key,
      old,
      by,
      new RegExp(by.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'), 'u'),
      ...others,
    ];
  });
  return inFile(file, mutations);
}
