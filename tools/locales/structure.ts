import { exampleNumbers, join, parsePluralKey, pluralForms, textAt } from './keys';
import { englishOf, entriesFor, type Schema, type TextEntry } from './schema';
import type { Value } from './sourceFile';
import { finding, type FileFinding, type Rule, type TextFinding } from './finding';
import { guess } from './layout';

/** A text of a locale file beside the English ones that it is compared with. */
export interface ComparedText {
  key: string;
  /** The opening quotation mark. */
  offset: number;
  text: string;
  /** The English text of the key, of a plural form that English lacks its `_other`; '' without one. */
  english: string;
  /** The English text that prescribes the placeholders: of a plural form its `_other`. */
  placeholderSource: string;
  /** What the schema says of the text. */
  entry: TextEntry;
}

/** What the comparison of a file with its schema found. */
export interface Comparison {
  findings: FileFinding[];
  texts: ComparedText[];
  /** How many texts the language needs, its own apart. */
  wanted: number;
}

/**
 * Compares the structure of a locale file with its schema.
 * @param root the file
 * @param english the English file; the file itself if it is that
 * @param language its code, on which the plural forms depend
 */
export function compareStructure(
  root: Value,
  schema: Schema,
  english: Value | undefined,
  language: string,
): Comparison {
  const source = english && plain(english);
  const own = plain(root);
  // What may be absent is in all languages or in none, unless each has its own.
  const entries = entriesFor(schema, language, (key, entry) => {
    const content = entry && !entry.isOwn && source ? source : own;
    return textAt(content, key) !== undefined;
  });
  const [findings, texts] = [new Map<string, FileFinding>(), [] as ComparedText[]];
  for (const [key, entry] of entries) {
    const { value, path } = reach(root, key);
    if (path === key && value.kind === 'text' && value.text.trim() !== '') {
      const { offset, text } = value;
      const other = entry.form && `${key.slice(0, -entry.form.length)}other`;
      const ofEnglish = englishOf(source, key, entry);
      const placeholderSource = (other && textAt(source, other)) ?? ofEnglish;
      texts.push({ key, offset, text, english: ofEnglish, placeholderSource, entry });
      continue;
    }
    const fault = missing({ key, entry, value, path, language, english: textAt(source, key) });
    if (!findings.has(fault.key)) findings.set(fault.key, fault);
  }
  const unknown = unknownIn(root, '', [...entries.keys()], language);
  const wanted = [...entries.values()].filter(({ isOwn }) => !isOwn).length;
  return { texts, wanted, findings: [...findings.values(), ...unknown] };
}

/** A value as JSON has it. */
function plain(value: Value): unknown {
  if (value.kind === 'list') return value.items.map(plain);
  if (value.kind !== 'group') return value.kind === 'text' ? value.text : null;
  return Object.fromEntries(
    [...value.members].map(([name, member]) => [name, plain(member.value)]),
  );
}

/** The value at the end of the way to a key, as far as the file has it. */
function reach(root: Value, key: string): { value: Value; path: string } {
  let [value, path]: [Value, string] = [root, ''];
  for (const name of key.split('.')) {
    const inner =
      value.kind === 'group'
        ? value.members.get(name)?.value
        : value.kind === 'list' && /^\d+$/u.test(name)
          ? value.items[Number(name)]
          : undefined;
    if (!inner) break;
    [value, path] = [inner, join(path, name)];
  }
  return { value, path };
}

interface Lack {
  key: string;
  entry: TextEntry;
  /** What stands there, or is the last on the way there, and its path. */
  value: Value;
  path: string;
  language: string;
  english: string | undefined;
}

/** Why a text isn't there, at the first place on the way to it where something is wrong. */
function missing({ key, entry, value, path, language, english }: Lack): FileFinding {
  if (path === key && value.kind === 'text') return found('empty', value.offset, key);
  const [next] = key.slice(path === '' ? 0 : path.length + 1).split('.');
  const wanted = path === key ? 'text' : /^\d+$/u.test(next ?? '') ? 'list' : 'group';
  if (value.kind !== wanted) {
    const there = value.kind === 'other' ? value.found : kinds[value.kind];
    return found('wrong-type', value.offset, path, { found: there, wanted: kinds[wanted] });
  }
  if (value.kind === 'list')
    return found('list-length', value.offset, path, { count: value.items.length });
  const own = join(path, next ?? '');
  if (entry.form && own === key) {
    const numbers = exampleNumbers(language, entry.form);
    const forms = pluralForms(language).join(', ');
    const values = { name: next ?? '', forms, numbers: numbers && ` for ${numbers}` };
    return found('missing-form', value.offset, own, values);
  }
  const shown = own === key && english ? `: in English “${english}”` : '';
  return found('missing-key', value.offset, own, { name: next ?? '', english: shown });
}

/** What stands in a file that no text needs. */
function unknownIn(value: Value, path: string, keys: readonly string[], language: string) {
  const own = keys.filter((key) => path === '' || key.startsWith(`${path}.`));
  const names = new Set(
    own.map((key) => key.slice(path === '' ? 0 : path.length + 1).split('.')[0] ?? ''),
  );
  const findings: FileFinding[] = [];
  const members: [name: string, offset: number, value: Value][] =
    value.kind === 'group'
      ? [...value.members].map(([name, member]) => [name, member.offset, member.value])
      : value.kind === 'list'
        ? value.items.map((item, at) => [String(at), value.offset, item])
        : [];
  for (const [name, offset, inner] of names.size === 0 ? [] : members) {
    const key = join(path, name);
    if (names.has(name)) {
      findings.push(...unknownIn(inner, key, own, language));
      continue;
    }
    const isOfList = value.kind === 'list';
    const base = parsePluralKey(name)?.base;
    const isEmpty = inner.kind === 'group' && inner.members.size === 0;
    if (isEmpty) continue;
    if (isOfList && names.has('0') && findings.length === 0) {
      findings.push(found('list-length', offset, path, { count: members.length }));
    } else if (!isOfList && base !== undefined && names.has(`${base}_other`)) {
      const forms = pluralForms(language).join(', ');
      findings.push(found('unknown-form', offset, key, { name, forms }));
    } else if (!isOfList) {
      findings.push(found('unknown-key', offset, key, { meant: guess(name, [...names]) }));
    }
  }
  return findings;
}

const kinds = {
  text: 'a text in quotation marks',
  group: 'a group of keys { … }',
  list: 'a list [ … ]',
} as const;

function found(
  rule: Rule,
  index: number,
  key: string,
  values: TextFinding['values'] = {},
): FileFinding {
  return { ...finding(rule, values), index, key };
}
