import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser';
import { z } from 'zod';
import type { TextMeta } from '../../../src/i18n/schemas/textSchema';
import { finding, type FileFinding, type Rule } from '../check/finding';
import { exampleNumbers, join, memberOf, parsePluralKey, pluralForms, textAt } from './keys';
import { guess } from '../check/layout';

type Schema = z.core.$ZodType;

const isGroup = (schema: unknown): schema is z.ZodObject<z.core.$ZodShape> =>
  schema instanceof z.ZodObject;

const metaOf = (schema: Schema) => z.globalRegistry.get(schema)?.text;

/**
 * The schema of one language's file: the texts that English has, in the plural forms of the language. Lists are
 * as long as in English; parts that each language has of its own stay as the schema of the site has them.
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
    // i18next uses a form for 0 in every language.
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

/** Whether a part holds only texts that each language has of its own. */
function isPerLanguage(schema: Schema): boolean {
  if (schema instanceof z.ZodOptional) return isPerLanguage(schema.unwrap());
  if (schema instanceof z.ZodArray) return isPerLanguage(schema.element);
  if (!isGroup(schema)) return metaOf(schema)?.perLanguage === true;
  const members = Object.values(schema.shape);
  return members.length > 0 && members.every(isPerLanguage);
}

/**
 * The texts of a file, in the order of its schema: those that it must have, and those that it may have and has.
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

/**
 * What is wrong with the structure of a file, each with its place.
 * @param root the syntax tree of `content`
 * @param schema of the language, as `languageSchema` returns it
 * @param english the content of the English file
 */
export function checkStructure(
  root: Node,
  content: unknown,
  schema: Schema,
  language: string,
  english: unknown,
): FileFinding[] {
  const found = new Map<string, FileFinding>();
  const add = (rule: Rule, path: JSONPath, values: Record<string, string | number> = {}) => {
    const key = path.join('.');
    const node = nearestNode(root, path);
    const { offset } = rule.startsWith('unknown') ? (node.parent ?? node) : node;
    if (!found.has(key)) found.set(key, { ...finding(rule, values), index: offset, key });
  };
  const forms = pluralForms(language).join(', ');
  const { error } = z.safeParse(schema, content, { reportInput: true });
  for (const issue of error?.issues ?? []) {
    const path = issue.path.filter((name) => typeof name !== 'symbol');
    const name = String(path.at(-1) ?? '');
    const node = nearestNode(root, path);
    if (issue.code === 'unrecognized_keys') {
      const group = schemaAt(schema, path);
      const known = isGroup(group) ? Object.keys(group.shape) : [];
      for (const key of issue.keys) {
        const base = parsePluralKey(key)?.base;
        const isForm = base !== undefined && known.includes(`${base}_other`);
        const values = isForm ? { name: key, forms } : { meant: guess(key, known) };
        add(isForm ? 'unknown-form' : 'unknown-key', [...path, key], values);
      }
    } else if (issue.code === 'invalid_type' && issue.input === undefined) {
      const form = parsePluralKey(name)?.form;
      const numbers = form ? exampleNumbers(language, form) : '';
      const text = textAt(english, path.join('.'));
      if (form) add('missing-form', path, { name, forms, numbers: numbers && ` for ${numbers}` });
      else add('missing-key', path, { name, english: text ? `: in English “${text}”` : '' });
    } else if (issue.code === 'invalid_type') add('wrong-type', path);
    else if ('origin' in issue && issue.origin === 'array') {
      add('list-length', path, { count: node.children?.length ?? 0 });
    } else add('empty', path);
  }
  return [...found.values()];
}

/** The node at a path, or the last one on the way to it. */
function nearestNode(root: Node, path: JSONPath): Node {
  if (path.length === 0) return root;
  return findNodeAtLocation(root, path) ?? nearestNode(root, path.slice(0, -1));
}

/** What the schema of a language says of the text at a key, whether the file has it or not. */
export function metaAt(schema: Schema, path: JSONPath): TextMeta | undefined {
  const found = schemaAt(schema, path);
  return found && metaOf(found);
}

/** The part of a schema at a path, without its being optional. */
function schemaAt(schema: Schema | undefined, path: JSONPath): Schema | undefined {
  const [name, ...rest] = path;
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path);
  if (name === undefined) return schema;
  if (schema instanceof z.ZodTuple) return schemaAt(schema.def.items[Number(name)], rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  if (!isGroup(schema) || !Object.hasOwn(schema.shape, name)) return undefined;
  return schemaAt(schema.shape[name], rest);
}
