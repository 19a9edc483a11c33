import { exampleNumbers, join, parsePluralKey, pluralForms } from '../keys';
import { schemasPlace } from '../project';
import {
  membersFor,
  type GroupSchema,
  type ListSchema,
  type Schema,
  type TextEntry,
} from '../schema';
import type { Value } from './document';
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
  /** How many texts are missing, empty or of the wrong type. */
  missing: number;
  /** How many texts are there that the schema lacks. */
  unknown: number;
}

interface Walk extends Comparison {
  language: string;
}

type Text = Extract<Value, { kind: 'text' }>;
type Group = Extract<Value, { kind: 'group' }>;
type List = Extract<Value, { kind: 'list' }>;

/** The English value at the place of another, and of a plural form its `_other`. */
interface English {
  value: Value | undefined;
  other?: Value | undefined;
}

/**
 * Compares the structure of a locale file with its schema.
 * @param value the file
 * @param english the English file; the file itself if it is that
 * @param language its code, on which the plural forms depend
 */
export function compareStructure(
  value: Value,
  schema: Schema,
  english: Value | undefined,
  language: string,
): Comparison {
  const walk: Walk = { language, findings: [], texts: [], missing: 0, unknown: 0 };
  compareValue(walk, value, schema, { value: english }, '');
  return walk;
}

/** How many texts a language needs. */
export function countWanted(schema: Schema, language: string): number {
  if (schema.type === 'string') return 1;
  if (schema.type === 'array') return schema.minItems * countWanted(schema.items, language);
  return sum(membersFor(schema, language).map(([, member]) => countWanted(member, language)));
}

function countTexts(value: Value): number {
  if (value.kind === 'list') return sum(value.items.map(countTexts));
  if (value.kind !== 'group') return 1;
  return sum([...value.members.values()].map((member) => countTexts(member.value)));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function compareValue(walk: Walk, value: Value, schema: Schema, english: English, key: string) {
  if (value.kind === 'text' && schema.type === 'string') {
    compareText(walk, value, schema.text, english, key);
  } else if (value.kind === 'group' && schema.type === 'object') {
    compareGroup(walk, value, schema, english, key);
  } else if (value.kind === 'list' && schema.type === 'array') {
    compareList(walk, value, schema, english, key);
  } else {
    walk.missing += countWanted(schema, walk.language);
    walk.findings.push(wrongType(value, schema, key));
  }
}

function compareText(
  walk: Walk,
  { text, offset }: Text,
  entry: TextEntry,
  { value, other }: English,
  key: string,
) {
  const english = value?.kind === 'text' ? value.text : '';
  if (text.trim() === '') {
    walk.missing += 1;
    walk.findings.push(found('empty', offset, key));
    return;
  }
  const placeholderSource = other?.kind === 'text' ? other.text : english;
  walk.texts.push({ key, offset, text, english, placeholderSource, entry });
}

function compareGroup(
  walk: Walk,
  value: Group,
  schema: GroupSchema,
  { value: english }: English,
  path: string,
) {
  const source = english?.kind === 'group' ? english.members : undefined;
  const englishOf = (key: string): English => {
    const plural = parsePluralKey(key);
    const other = plural ? source?.get(`${plural.base}_other`)?.value : undefined;
    return { value: source?.get(key)?.value ?? other, other };
  };
  const wanted = new Map(membersFor(schema, walk.language));
  let previous: { offset: number } = value;
  for (const [key, prescribed] of wanted) {
    const member = value.members.get(key);
    const keyPath = join(path, key);
    if (member) {
      compareValue(walk, member.value, prescribed, englishOf(key), keyPath);
      previous = member;
    } else {
      walk.missing += countWanted(prescribed, walk.language);
      const { value: known } = englishOf(key);
      walk.findings.push(
        isForm(prescribed)
          ? missingForm(walk, previous.offset, keyPath, key)
          : missingKey(previous.offset, keyPath, key, known),
      );
    }
  }
  for (const [key, { offset, value: content }] of value.members) {
    if (wanted.has(key)) continue;
    const known = Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    const keyPath = join(path, key);
    if (known && parsePluralKey(key)?.form === 'zero') {
      // A form for 0 may be added in every language.
      compareValue(walk, content, known, englishOf(key), keyPath);
      continue;
    }
    walk.unknown += countTexts(content);
    const forms = pluralForms(walk.language).join(', ');
    walk.findings.push(
      known
        ? found('unknown-form', offset, keyPath, { name: key, forms })
        : found('unknown-key', offset, keyPath, {
            meant: guess(key, [...wanted.keys()]),
            schemas: schemasPlace,
          }),
    );
  }
}

function isForm(schema: Schema): boolean {
  return schema.type === 'string' && schema.text.form !== undefined;
}

function compareList(
  walk: Walk,
  value: List,
  { items, minItems: wanted }: ListSchema,
  english: English,
  path: string,
) {
  const { length } = value.items;
  if (length !== wanted) {
    walk.findings.push(found('list-length', value.offset, path, { count: length, wanted }));
    walk.missing += Math.max(wanted - length, 0) * countWanted(items, walk.language);
    walk.unknown += sum(value.items.slice(wanted).map(countTexts));
  }
  const source = english.value?.kind === 'list' ? english.value.items : [];
  for (const [index, item] of value.items.slice(0, wanted).entries()) {
    compareValue(walk, item, items, { value: source[index] }, join(path, index));
  }
}

const typeNames = {
  string: 'a text in quotation marks',
  text: 'a text in quotation marks',
  object: 'a group of keys { … }',
  group: 'a group of keys { … }',
  array: 'a list [ … ]',
  list: 'a list [ … ]',
} as const;

function wrongType(value: Value, schema: Schema, key: string): FileFinding {
  const there = value.kind === 'other' ? value.found : typeNames[value.kind];
  return found('wrong-type', value.offset, key, { found: there, wanted: typeNames[schema.type] });
}

function missingKey(index: number, path: string, name: string, source: Value | undefined) {
  const english = source?.kind === 'text' && source.text ? `: in English “${source.text}”` : '';
  return found('missing-key', index, path, { name, english });
}

function missingForm({ language }: Walk, index: number, path: string, name: string): FileFinding {
  const examples = exampleNumbers(language, parsePluralKey(name)?.form ?? '');
  const numbers = examples === '' ? '' : ` for ${examples}`;
  const forms = pluralForms(language).join(', ');
  return found('missing-form', index, path, { name, numbers, forms });
}

function found(
  rule: Rule,
  index: number,
  key: string,
  values: TextFinding['values'] = {},
): FileFinding {
  return { ...finding(rule, values), index, key };
}
