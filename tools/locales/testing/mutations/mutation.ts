import type { Rule } from '../../finding';

/** One way to break a file of the sample site, and the finding that must come of it. */
export interface Mutation {
  file: string;
  rule: Rule;
  key: string;
  replace: string | RegExp;
  by: string;
  /** Where in the broken file the finding stands. */
  at: RegExp;
  /** Rules that may report the same fault. */
  others: Rule[];
}

type Row = readonly [
  rule: Rule,
  key: string,
  replace: string | RegExp,
  by: string,
  at: RegExp,
  ...others: Rule[],
];

/** Ways to break one file. */
export function inFile(file: string, rows: readonly Row[]): Mutation[] {
  return rows.map(([rule, key, replace, by, at, ...others]) => {
    return { file, rule, key, replace, by, at, others };
  });
}

/**
 * Texts put in the place of a file's text, each with the rule that it breaks.
 * @param original the text that they replace; `at` is what is pointed at, the text's beginning if ''
 */
export function texts(
  file: string,
  key: string,
  original: string,
  rows: readonly [text: string, rule: Rule, at: string, ...others: Rule[]][],
): Mutation[] {
  return inFile(
    file,
    rows.map(([text, rule, at, ...others]): Row => {
      const place = new RegExp(escape(at === '' ? JSON.stringify(text) : at), 'u');
      const [replace, by] = [original, text].map((one) => JSON.stringify(one));
      return [rule, key, replace ?? '', by ?? '', place, ...others];
    }),
  );
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
