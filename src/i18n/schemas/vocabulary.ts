import { z } from 'zod';
import { pluralCategories, type PluralCategory } from './pluralCategories';

export interface TextMeta {
  what: string;
  where: string;
  limits?: Limits | undefined;
  term?: string | undefined;
  form?: PluralCategory | undefined;
  /** True if each language states facts of its own: numbers are not compared with English. */
  ownFacts?: boolean | undefined;
  /** True if each language has such texts of its own: they are not compared with English and not exported. */
  isOwn?: boolean | undefined;
  data?: { pattern: string; example: string } | undefined;
  /** Days after which a date needs another look; `sooner` applies if the group has a text of that name too. */
  due?: { days: number; sooner: { name: string; days: number } } | undefined;
}

export interface Limits {
  element: string;
  /** True if a longer text breaks the page; otherwise a limit is advice. */
  isRoom?: boolean;
  /** At most, in graphemes; `other` is for the languages that are not listed. */
  characters?: Readonly<Record<string, number>> & { other: number };
  characterRange?: readonly [least: number, most: number];
  words?: readonly [least: number, most: number];
}

declare module 'zod' {
  interface GlobalMeta {
    text?: TextMeta;
  }
}

/**
 * A text of a locale file, with what translators read about it.
 * @param more a string is the `term`
 */
export function text(
  what: string,
  where: string,
  more: string | Omit<TextMeta, 'what' | 'where'> = {},
): z.ZodString {
  const rest = typeof more === 'string' ? { term: more } : more;
  return z
    .string()
    .regex(/\S/u)
    .meta({ text: { what, where, ...rest } });
}

/**
 * The plural forms of a text, to spread into a group: `...plural('count', …)` adds `count_one`, `count_other`
 * and so on. A language has those of its own CLDR categories; types name `_other` alone, which all have.
 */
export function plural<Base extends string>(base: Base, what: string, where: string) {
  const forms = pluralCategories.map((form) => {
    const schema = text(what, where, { form });
    return [`${base}_${form}`, form === 'other' ? schema : schema.optional()] as const;
  });
  return Object.fromEntries(forms) as Record<`${Base}_other`, z.ZodString>;
}
