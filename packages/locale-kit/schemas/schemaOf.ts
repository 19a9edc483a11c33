import { describeKey } from '../check/describe';
import { join, type Value } from '../check/document';
import { keyEntry } from '../check/keys';
import { parsePluralKey, pluralBases } from '../check/plurals';

/** The part of JSON Schema (draft 7, the one that editors know best) that locale files need. */
export interface Schema {
  $schema?: string;
  title?: string;
  description?: string;
  type: 'string' | 'object' | 'array';
  minLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: false;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
}

const pluralForms = {
  zero: 'for no thing at all, or as the language counts',
  one: 'for one thing, or as the language counts',
  two: 'for two things',
  few: 'for a few things, as the language counts',
  many: 'for many things, as the language counts',
  other: 'for all other numbers',
} as const;

/**
 * The schema of a kind of locale file, the same for all languages.
 * @param name the file as `keyEntry` knows it
 * @param english its English content, which prescribes the structure
 */
export function schemaOf(name: string, english: Value): Schema {
  return schemaAt(name, english, '');
}

function schemaAt(name: string, value: Value, key: string): Schema {
  switch (value.kind) {
    case 'group':
      return groupSchema(name, value.members, key);
    case 'list': {
      const { length } = value.items;
      const [first] = value.items;
      const items = first && schemaAt(name, first, join(key, '0'));
      return { type: 'array', ...(items && { items }), minItems: length, maxItems: length };
    }
    default:
      return textSchema(name, key, value.kind === 'text' ? value.text : '');
  }
}

function groupSchema(
  name: string,
  members: ReadonlyMap<string, { value: Value }>,
  path: string,
): Schema {
  const bases = pluralBases(members.keys());
  const properties = new Map<string, Schema>();
  const required: string[] = [];
  for (const [key, { value }] of members) {
    const base = parsePluralKey(key)?.base;
    if (base !== undefined && bases.has(base)) {
      for (const [form, when] of Object.entries(pluralForms)) {
        const { description = '', ...schema } = schemaAt(name, value, join(path, base));
        properties.set(`${base}_${form}`, {
          description: `${description} This form: ${when}.`,
          ...schema,
        });
      }
      if (key === `${base}_other`) required.push(key);
    } else {
      properties.set(key, schemaAt(name, value, join(path, key)));
      required.push(key);
    }
  }
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
  };
}

function textSchema(name: string, key: string, english: string): Schema {
  const entry = keyEntry(name, key);
  const kept = [...new Set(english.match(/\{\{[^}]*\}\}|<\/?[\w-]+[^>]*>/gu) ?? [])];
  const description = [
    ...(entry ? [`${describeKey(entry)}.`] : []),
    ...(entry?.term ? ['The glossary prescribes the wording.'] : []),
    ...(kept.length > 0 ? [`Keep as in English: ${kept.join(' ')}`] : []),
  ].join(' ');
  return { ...(description && { description }), type: 'string', minLength: 1 };
}
