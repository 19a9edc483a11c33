import type { Rule } from '../../messages/wordsIn';

/** A way to break a file, and the finding that it must cause. */
type Row = readonly [
  rule: Rule,
  key: string,
  replace: string | RegExp,
  by: string,
  /** The position of the finding in the broken file. */
  at: RegExp,
  /** Rules that may report the same fault. */
  ...others: Rule[],
];

/** Ways to break a file of the sample site. */
export const inFile = (file: string, rows: readonly Row[]) => rows.map((row) => ({ file, row }));

/** Replacements of a text of a file, each with the rule that it breaks and other rules that may report it. */
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
