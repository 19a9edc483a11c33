import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser';
import { z } from 'zod';
import { exampleNumbers, parsePluralKey, pluralForms, textAt } from '../files/keys';
import { isGroup, schemaAt, type Schema } from '../files/schema';
import { finding, type FileFinding } from './finding';
import type { Rule } from '../messages/wordsIn';
import { guess } from './guess';

/**
 * Compares the structure of a file with its schema.
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
