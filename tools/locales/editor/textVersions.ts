import { staleRule, type Finding } from '../check/finding';
import { exampleNumbers, parsePluralKey, type TextReference } from '../files/keys';
import type { LengthLimit } from '../check/rules/length';
import { isPlaceholderText } from '../files/placeholderText';

/** A text of the site in all its languages. */
export interface TextVersions {
  name: string;
  key: string;
  /** What it is and where it shows, for people. */
  what: string;
  where: string;
  /** What it is translated from; of a plural form that English lacks its `_other`. */
  english: string;
  /** By language; null where it is missing, undefined where the language needs no such text. */
  versions: Partial<Record<string, string | null>>;
  limits: Partial<Record<string, LengthLimit>>;
}

/** The id of a text in all languages: `home#hero.headline`. */
export function textKey({ name, key }: Pick<TextReference, 'name' | 'key'>): string {
  return `${name}#${key}`;
}

/** The description of a text with its position in lists, from 1, or the numbers that its plural form is for. */
export function describe(what: string, { language, key }: TextReference): string {
  const positions = (key.match(/(?<=\.)\d+/gu) ?? []).map((index) => Number(index) + 1);
  const form = parsePluralKey(key)?.form;
  const numbers = form && `(${exampleNumbers(language, form)})`;
  return [what, ...positions, numbers].filter(Boolean).join(' ');
}

/** What there is to do about a text, the most urgent first. */
export const workKinds = ['waiting', 'stale', 'check', 'unwritten'] as const;

/** The most urgent thing to do about a text; undefined if there is none. */
export function workOf(version: string | null, findings: readonly Pick<Finding, 'rule'>[] = []) {
  if (findings.some(({ rule }) => rule === 'no-english')) return 'unwritten';
  if (version === null || version.trim() === '' || isPlaceholderText(version)) return 'waiting';
  if (findings.some(({ rule }) => rule === staleRule)) return 'stale';
  return findings.length > 0 ? 'check' : undefined;
}
