import type { JSONPath } from 'jsonc-parser';
import { z } from 'zod';
import type { TextMeta } from '../../../src/schemas/textSchema';
import { join, memberOf, pluralForms } from './keys';

export type Schema = z.core.$ZodType;

export const isGroup = (schema: unknown): schema is z.ZodObject<z.core.$ZodShape> =>
  schema instanceof z.ZodObject;

/** The description of a text; undefined for a group or list. */
export const metaOf = (schema: Schema) => z.globalRegistry.get(schema)?.text;

/**
 * The schema of a file in a language: the texts that English has, in the plural forms of the language. Lists have the
 * length of the English lists. Parts that are independent of the English keep the schema of the site.
 * @param english the content of the English file
 * @returns undefined for a part that the language must not have
 */
export function languageSchema(
  schema: Schema,
  english: unknown,
  language: string,
  isSource = false,
): Schema | undefined {
  if (isPerLanguage(schema)) return schema;
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap();
    const form = metaOf(inner)?.form;
    if (form && pluralForms(language).includes(form)) return inner;
    // i18next reads `_zero` for 0 in every language.
    if (form) return form === 'zero' ? schema : undefined;
    return english === undefined ? undefined : languageSchema(inner, english, language, isSource);
  }
  if (schema instanceof z.ZodArray) {
    if (isSource || !Array.isArray(english)) return schema;
    const items = english.map(
      (item) => languageSchema(schema.element, item, language) ?? z.never(),
    );
    const [first, ...rest] = items;
    return first ? z.tuple([first, ...rest]) : z.tuple([]);
  }
  if (!isGroup(schema)) return schema;
  const members = Object.entries(schema.shape).flatMap(([name, inner]) => {
    const member = languageSchema(inner, memberOf(english, name), language, isSource);
    return member ? [[name, member] as const] : [];
  });
  return z.strictObject(Object.fromEntries(members));
}

/** Whether all texts of a part are independent of the English. */
function isPerLanguage(schema: Schema): boolean {
  if (schema instanceof z.ZodOptional) return isPerLanguage(schema.unwrap());
  if (schema instanceof z.ZodArray) return isPerLanguage(schema.element);
  if (!isGroup(schema)) return metaOf(schema)?.perLanguage === true;
  const members = Object.values(schema.shape);
  return members.length > 0 && members.every(isPerLanguage);
}

/**
 * The required texts of a file, and the optional ones that it has, in the order of the schema.
 * @param schema of the language, as `languageSchema` returns it
 * @param content of the file
 */
export function describedKeys(
  schema: Schema,
  content: unknown,
  path = '',
): { key: string; meta: TextMeta }[] {
  if (schema instanceof z.ZodOptional) {
    return content === undefined ? [] : describedKeys(schema.unwrap(), content, path);
  }
  const inside = (inner: Schema, name: string | number) =>
    describedKeys(inner, memberOf(content, name), join(path, name));
  if (isGroup(schema)) {
    return Object.entries(schema.shape).flatMap(([name, inner]) => inside(inner, name));
  }
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap(inside);
  if (schema instanceof z.ZodArray) {
    const length = Array.isArray(content) ? content.length : (z.toJSONSchema(schema).minItems ?? 0);
    return Array.from({ length }, (_, at) => inside(schema.element, at)).flat();
  }
  const meta = metaOf(schema);
  return meta ? [{ key: path, meta }] : [];
}

/** The part of a schema at a path; of an optional part the inner schema. */
export function schemaAt(schema: Schema | undefined, path: JSONPath): Schema | undefined {
  const [name, ...rest] = path;
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path);
  if (name === undefined) return schema;
  if (schema instanceof z.ZodTuple) return schemaAt(schema.def.items[Number(name)], rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  if (!isGroup(schema) || !Object.hasOwn(schema.shape, name)) return undefined;
  return schemaAt(schema.shape[name], rest);
}
