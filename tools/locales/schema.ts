import { z } from 'zod';
import type { Limits, TextMeta as TextEntry } from '../../src/i18n/schemas/vocabulary';
import { join, pluralForms, textAt } from './keys';

export type { TextMeta as TextEntry } from '../../src/i18n/schemas/vocabulary';

/** The schema of a locale file as all parts of the kit read it: JSON Schema, with what is known of each text. */
export type Schema = TextSchema | GroupSchema | ListSchema;

interface TextSchema {
  type: 'string';
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
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodString) jsonSchema['text'] = zodSchema.meta()?.text;
    },
  });
  return json as unknown as Schema;
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
