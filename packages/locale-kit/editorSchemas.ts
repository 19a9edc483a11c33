import { localePath, readJson, type LocaleInput } from './files';
import { join } from './keys';
import { localesFolder, serviceFolder } from './project';
import { describe, englishOf, type Json, type Schema } from './schema';

/** Where the editors' schemas lie; the dot keeps the folder from being taken for a language. */
export const schemasFolder = `${localesFolder}/.schemas`;

/**
 * The schemas with which editors help to write the locale files, the same for all languages.
 * @returns the name of the schema -> the schema; `service` is that of every service
 * @throws if an English file can't be read
 */
export function editorSchemas(input: LocaleInput): Map<string, Schema> {
  const pages = [...input.schemas].filter(([name]) => !name.startsWith(serviceFolder));
  const made = pages.map(([name, schema]) => {
    const english = readJson(input, localePath(input.source, name)) ?? {};
    return [name, editorSchema(schema, `The texts of ${name}.json`, english)] as const;
  });
  const services = [...input.schemas].filter(([name]) => name.startsWith(serviceFolder));
  const any = services.map(([, schema]) => schema).reduce(either);
  const service = editorSchema(any, 'The texts of one service', {});
  return new Map([...made, ['service', service]]);
}

/**
 * What fits the one schema or the other, roughly: services differ in their figures and in what they
 * refer to, and an editor has one schema for all of them.
 */
function either(one: Schema, other: Schema): Schema {
  if (one.type === 'object' && other.type === 'object') {
    const properties = { ...one.properties };
    for (const [key, schema] of Object.entries(other.properties)) {
      const known = properties[key];
      properties[key] = known ? either(known, schema) : schema;
    }
    return {
      ...one,
      properties,
      required: one.required.filter((key) => other.required.includes(key)),
    };
  }
  if (one.type === 'array' && other.type === 'array') {
    return {
      ...one,
      minItems: Math.min(one.minItems, other.minItems),
      maxItems: Math.max(one.maxItems, other.maxItems),
    };
  }
  return one;
}

/** The editors' schemas as they are written: the path of each file -> its text. */
export function editorSchemaFiles(input: LocaleInput): Map<string, string> {
  const files = Array.from(editorSchemas(input), ([name, schema]) => {
    return [`${schemasFolder}/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`] as const;
  });
  return new Map(files);
}

const numbers = {
  zero: 'for no thing at all, or as the language counts',
  one: 'for one thing, or as the language counts',
  two: 'for two things',
  few: 'for a few things, as the language counts',
  many: 'for many things, as the language counts',
  other: 'for all other numbers',
} as const;

/**
 * The schema with which editors help to write a file: it says in words what is known of each text.
 * @param english the content of the English file, of which the placeholders and tags are kept
 */
function editorSchema(schema: Schema, title: string, english: Json): Schema {
  const { $schema = '', ...described } = describeTexts(schema, english, '');
  return { $schema, title, ...described };
}

function describeTexts(schema: Schema, english: Json, path: string): Schema {
  if (schema.type === 'array') {
    return { ...schema, items: describeTexts(schema.items, english, join(path, 0)) };
  }
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties).map(
      ([key, inner]) => [key, describeTexts(inner, english, join(path, key))] as const,
    );
    return { ...schema, properties: Object.fromEntries(properties) };
  }
  const { text: entry, ...rest } = schema;
  const kept = englishOf(english, path, entry).match(/\{\{[^}]*\}\}|<\/?[\w-]+[^>]*>/gu) ?? [];
  const description = [
    `${describe(entry)}.`,
    entry.form ? `This form: ${numbers[entry.form]}.` : '',
    entry.term ? 'The glossary prescribes the wording.' : '',
    kept.length > 0 ? `Keep as in English: ${[...new Set(kept)].join(' ')}` : '',
  ];
  return { description: description.filter(Boolean).join(' '), ...rest } as Schema;
}
