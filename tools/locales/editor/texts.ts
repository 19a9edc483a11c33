import { staleRule, type Finding } from '../finding';
import { isMarked } from '../rules/text';
import { parsePluralKey } from '../keys';
import type { limitFor } from '../rules/length';

/** How long a text may be, in one language. */
export type LengthLimit = NonNullable<ReturnType<typeof limitFor>>;

/** A text in one language. */
export interface TextReference {
  language: string;
  /** Its file in the folder of the language, without ending. */
  name: string;
  /** Path of the value, such as `phases.0.title`. */
  key: string;
}

/** A text of the site in all its languages. */
export interface SiteText {
  name: string;
  key: string;
  /** What it is and where it shows, for people. */
  what: string;
  where: string;
  /** By language; null where it is missing, nothing where the language needs no such text. */
  versions: Partial<Record<string, string | null>>;
  limits: Partial<Record<string, LengthLimit>>;
}

/** A text as one word, whatever the language: `home#hero.headline`. */
export function textKey({ name, key }: Pick<TextReference, 'name' | 'key'>): string {
  return `${name}#${key}`;
}

/** A text in one language as one word: `ar/home#hero.headline`. */
export function textId(reference: TextReference): string {
  return `${reference.language}/${textKey(reference)}`;
}

/** The text that an id stands for; null for anything else. */
export function parseTextId(id: string): TextReference | null {
  const match = /^(?<language>[^/#]+)\/(?<name>[^#]+)#(?<key>.+)$/u.exec(id);
  const { language, name, key } = match?.groups ?? {};
  return language && name && key ? { language, name, key } : null;
}

/** What there is to do about a text, in the order in which it is done. */
export const workKinds = ['missing', 'marked', 'stale', 'check'] as const;
export type WorkKind = (typeof workKinds)[number];

/**
 * What there is to do about a text first; undefined if nothing is.
 * @param findings what the check says of it
 */
export function workOf(
  version: string | null,
  findings: readonly Pick<Finding, 'rule'>[] = [],
): WorkKind | undefined {
  if (version === null || version.trim() === '') return 'missing';
  if (isMarked(version)) return 'marked';
  if (findings.some(({ rule }) => rule === staleRule)) return 'stale';
  return findings.length > 0 ? 'check' : undefined;
}

/** The key of the text that a plural form stands beside in English, which may lack the form: its `_other`. */
export function otherForm(key: string): string {
  const plural = parsePluralKey(key);
  return plural ? `${plural.base}_other` : key;
}
