import { z } from 'zod';
import { join, parsePluralKey, pluralCategories, pluralForms, textAt } from './keys';

/** What is known of a text. */
export interface TextEntry {
  /** What it is, for a translator. */
  what: string;
  /** Where it shows. */
  where: string;
  limits?: Limits | undefined;
  /** Id of the glossary entry that prescribes the wording in every language. */
  term?: string | undefined;
  /** The form of a plural key that it is, such as `few`. */
  form?: (typeof pluralCategories)[number];
  /** Whether each language tells facts of its own: its numbers are not compared. */
  ownFacts?: boolean | undefined;
  /** Whether each language has such texts of its own, if any: they are compared with nothing and exported to nobody. */
  isOwn?: boolean | undefined;
  /** What it must look like that is no prose, such as a date: a regular expression for all of it, and an example. */
  data?: { pattern: string; example: string };
  /** After how many days a date calls for another look; after how many if the group has a text of another name too. */
  due?: { days: number; sooner: { name: string; days: number } };
}

/** How long a text may be. */
export interface Limits {
  /** What the limit is for, such as `a button`. */
  element: string;
  /** Whether a longer text has no room, which breaks the page; else a limit is advice. */
  isRoom?: boolean;
  /** Most graphemes (characters as a reader counts them) by language, the source first; `other` for the rest. */
  characters?: Readonly<Record<string, number>> & { other: number };
  /** Least and most characters in every language. */
  characterRange?: readonly [number, number];
  /** Least and most words in every language. */
  words?: readonly [number, number];
}

const entries = z.registry<{ text: TextEntry }>();

/** A text in the schema of a locale file, with what translators read about it. */
export function text(
  what: string,
  where: string,
  more: Omit<TextEntry, 'what' | 'where'> = {},
): z.ZodString {
  return z
    .string()
    .min(1)
    .register(entries, { text: { what, where, ...more } });
}

/**
 * A text in a form for each kind of number, to spread into a group: `...plural('count', …)` is
 * `count_one`, `count_other` and so on, of which each language has its own. Types know `_other`
 * alone, the one that all languages have.
 */
export function plural<Base extends string>(base: Base, what: string, where: string) {
  const forms = pluralCategories.map((form) => {
    const schema = text(what, where, { form });
    return [`${base}_${form}`, form === 'other' ? schema : schema.optional()] as const;
  });
  return Object.fromEntries(forms) as Record<`${Base}_other`, z.ZodString>;
}

/** The schema of a locale file as all parts of the kit read it: JSON Schema, with what is known of each text. */
export type Schema = TextSchema | GroupSchema | ListSchema;

interface TextSchema {
  type: 'string';
  minLength: number;
  text: TextEntry;
}

export interface GroupSchema {
  type: 'object';
  properties: Record<string, Schema>;
  required: string[];
  additionalProperties: false;
}

export interface ListSchema {
  type: 'array';
  items: Schema;
  minItems: number;
  maxItems: number;
}

/** The schemas of all files that every language has, by name: `home`, `services/<slug>`. */
export type Schemas = ReadonlyMap<string, Schema>;

/**
 * Makes the schema that the kit reads.
 * @param schema objects, lists and what `text` and `plural` make
 */
export function toSchema(schema: z.ZodObject): Schema {
  return z.toJSONSchema(schema, { target: 'draft-7', metadata: entries }) as unknown as Schema;
}

/**
 * A schema that a file of the source language shows: of keys with plural forms it has all forms.
 * @param where what is said of the place of its texts
 */
export function schemaLike(value: unknown, where: string, name = where): Schema {
  const entry = { what: name, where };
  if (Array.isArray(value)) {
    const [length, items] = [value.length, schemaLike(value[0] ?? '', where, name)];
    return { type: 'array', items, minItems: length, maxItems: length };
  }
  if (typeof value !== 'object' || value === null) {
    return { type: 'string', minLength: 1, text: entry };
  }
  const isPlural = (key: string) => {
    const base = parsePluralKey(key)?.base;
    return base !== undefined && `${base}_other` in value;
  };
  const members = Object.entries(value).flatMap(([key, inner]): [string, Schema][] => {
    if (!isPlural(key)) return [[key, schemaLike(inner, where, key)]];
    const base = parsePluralKey(key)?.base ?? key;
    return pluralCategories.map((form) => [
      `${base}_${form}`,
      { type: 'string', minLength: 1, text: { ...entry, what: base, form } },
    ]);
  });
  const properties = Object.fromEntries(members);
  return { type: 'object', properties, required: Object.keys(value), additionalProperties: false };
}

/**
 * The members of a group that a language needs, in their order: of plural keys its own forms.
 * @param isThere whether the group has a member: a form for 0 may be added in every language
 */
export function membersFor(
  group: GroupSchema,
  language: string,
  isThere: (key: string) => boolean = () => false,
): [key: string, member: Schema][] {
  const forms = pluralForms(language);
  return Object.entries(group.properties).filter(([key, member]) => {
    const form = member.type === 'string' ? member.text.form : undefined;
    return form === undefined || forms.includes(form) || (form === 'zero' && isThere(key));
  });
}

/** What is known of the text at a path; undefined if the file has none there. */
export function entryAt(schema: Schema | undefined, key: string): TextEntry | undefined {
  let found = schema;
  for (const name of key.split('.')) {
    if (found?.type === 'array') found = Number(name) < found.maxItems ? found.items : undefined;
    else if (found?.type === 'object' && Object.hasOwn(found.properties, name)) {
      found = found.properties[name];
    } else return undefined;
  }
  return found?.type === 'string' ? found.text : undefined;
}

/** A value of a locale file as JSON. */
export type Json = string | Json[] | { [key: string]: Json };

/**
 * The texts that a language needs, by their path, in the order of the schema. What may be absent, and the entries
 * of a list beyond its least number, count where one of their texts is there.
 * @param isThere whether a text is there, or comes: a form for 0, which has no entry yet, counts where it is
 */
export function entriesFor(
  schema: Schema,
  language: string,
  isThere: (key: string, entry?: TextEntry) => boolean = () => false,
  path = '',
): Map<string, TextEntry> {
  if (schema.type === 'string') return new Map([[path, schema.text]]);
  const inside = (inner: Schema, name: string | number) => [
    ...entriesFor(inner, language, isThere, join(path, name)),
  ];
  const isHeld = (entries: [key: string, entry: TextEntry][]) =>
    entries.some(([key, entry]) => isThere(key, entry));
  if (schema.type === 'array') {
    const items = Array.from({ length: schema.maxItems }, (_, at) => inside(schema.items, at));
    const length = Math.max(schema.minItems, items.findLastIndex(isHeld) + 1);
    return new Map(items.slice(0, length).flat());
  }
  const members = membersFor(schema, language, (name) => isThere(join(path, name)));
  return new Map(
    members.flatMap(([key, member]) => {
      const entries = inside(member, key);
      const isPlural = member.type === 'string' && member.text.form !== undefined;
      return isPlural || schema.required.includes(key) || isHeld(entries) ? entries : [];
    }),
  );
}

/**
 * The English text that a text is translated from: of a plural form that English lacks its `_other`;
 * '' if English has none, or each language its own.
 * @param english the content of the English file
 */
export function englishOf(english: unknown, key: string, { form, isOwn }: TextEntry): string {
  if (isOwn) return '';
  const other = form === undefined ? undefined : key.slice(0, -form.length) + 'other';
  return textAt(english, key) ?? (other === undefined ? undefined : textAt(english, other)) ?? '';
}

/** Whether English has a text: every language needs it then, unless each has its own. */
export function isInEnglish(english: unknown, key: string, entry?: TextEntry): boolean {
  return entry !== undefined && !entry.isOwn && textAt(english, key) !== undefined;
}

/** The limit that a text of a language has; undefined without one. */
export function limitFor(limits: Limits | undefined, language: string) {
  const { characters, characterRange, words } = limits ?? {};
  const [least, most] = words ??
    characterRange ?? [0, characters && (characters[language] ?? characters.other)];
  if (most === undefined) return undefined;
  return { unit: words ? 'words' : 'characters', least, most };
}

/** A limit in words: `at most 28 characters`, `30 to 60 words`; '' without one. */
export function describeLimits(limits: Limits | undefined, language: string): string {
  const limit = limitFor(limits, language);
  if (!limit) return '';
  return `${limit.least === 0 ? 'at most' : `${limit.least} to`} ${limit.most} ${limit.unit}`;
}

/** What a text is, where it shows and how long it may be, in one line. */
export function describe({ what, where, limits }: TextEntry, language: string): string {
  return [`${what}. Shows in: ${where}`, describeLimits(limits, language)]
    .filter(Boolean)
    .join('; ');
}
