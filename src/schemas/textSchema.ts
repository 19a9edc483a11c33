import { z } from 'zod';
import { limits, type Limits } from './limits';
import { pluralCategories, type PluralCategory } from './pluralCategories';

/** What `npm run locales` checks of a text, and what translators read about it. */
export interface TextMeta {
  what: string;
  where: string;
  limits?: Limits | undefined;
  glossaryId?: string | undefined;
  form?: PluralCategory | undefined;
  /** True if the text states local facts: its numbers may differ from those of the English text. */
  localFacts?: boolean | undefined;
  /** True if the text is no translation: it is neither compared with English nor exported. */
  perLanguage?: boolean | undefined;
  /** The text is not prose but must match the regular expression. */
  data?: { pattern: string; example: string } | undefined;
  /** Maximum age of a date in days; `sooner` overrides it where the date's group contains `sooner.key`. */
  due?: { days: number; sooner: { key: string; days: number } } | undefined;
}

declare module 'zod' {
  interface GlobalMeta {
    text?: TextMeta;
  }
}

/**
 * The schema of a text: not blank, and described for translators.
 * @param more if a string, the `glossaryId`
 */
export function text(
  what: string,
  where: string,
  more: string | Omit<TextMeta, 'what' | 'where'> = {},
): z.ZodString {
  const rest = typeof more === 'string' ? { glossaryId: more } : more;
  return z
    .string()
    .regex(/\S/u)
    .meta({ text: { what, where, ...rest } });
}

/**
 * The plural forms of a text, to spread into a group: `...plural('count', …)` adds `count_one`,
 * `count_other` and so on. Forms other than `_other` are optional: CLDR categories differ by language.
 */
export function plural<Base extends string>(base: Base, what: string, where: string) {
  const forms = pluralCategories.map((form) => {
    const schema = text(what, where, { form });
    return [`${base}_${form}`, form === 'other' ? schema : schema.optional()] as const;
  });
  return Object.fromEntries(forms) as Record<`${Base}_other`, z.ZodString>;
}

export const button = (what: string, where: string, glossaryId?: string) =>
  text(what, where, { limits: limits.button, glossaryId });

export const byId = <Id extends string, Schema extends z.ZodType>(
  ids: readonly Id[],
  schemaOf: (id: Id) => Schema,
) => z.strictObject(Object.fromEntries(ids.map((id) => [id, schemaOf(id)])) as Record<Id, Schema>);

/** A list of texts; translations must have as many as English. */
export const list = (
  [least, most]: readonly [number, number],
  what: string,
  where: string,
  elementLimits?: Limits,
) =>
  z
    .array(text(what, where, { limits: elementLimits }))
    .min(least)
    .max(most);
