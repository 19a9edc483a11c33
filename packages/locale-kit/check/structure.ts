import { countTexts } from './count';
import { join, type FileFinding, type Value } from './document';
import { pluralBases, pluralOf, wantedKeys } from './plurals';
import * as found from './structureFindings';

/** A text of a locale file beside the English ones that it is compared with. */
export interface ComparedText {
  key: string;
  /** The opening quotation mark. */
  offset: number;
  text: string;
  /** The English text of the key; of a plural form that English lacks, its `_other`. */
  english: string;
  /** The English text that prescribes the placeholders: of a plural form its `_other`. */
  placeholderSource: string;
  pluralForm: string | undefined;
}

/** What the comparison of a file with its English one found. */
export interface Comparison {
  findings: FileFinding[];
  texts: ComparedText[];
  /** How many texts are missing, empty or of the wrong type. */
  missing: number;
  /** How many texts are there that English lacks. */
  unknown: number;
}

interface Walk extends Comparison {
  language: string;
}

type Text = Extract<Value, { kind: 'text' }>;
type Group = Extract<Value, { kind: 'group' }>;
type List = Extract<Value, { kind: 'list' }>;

interface PluralForm {
  form: string;
  other: Value | undefined;
}

/**
 * Compares the structure of a locale file with what prescribes it.
 * @param value the file
 * @param source the English file; for an English file, itself or a template
 * @param language its code, on which the plural forms depend
 */
export function compareStructure(value: Value, source: Value, language: string): Comparison {
  const walk: Walk = { language, findings: [], texts: [], missing: 0, unknown: 0 };
  compareValue(walk, value, source, '', null);
  return walk;
}

function compareValue(
  walk: Walk,
  value: Value,
  source: Value,
  key: string,
  plural: PluralForm | null,
): void {
  if (value.kind === 'text' && source.kind === 'text') {
    compareText(walk, value, source, key, plural);
  } else if (value.kind === 'group' && source.kind === 'group') {
    compareGroup(walk, value, source, key);
  } else if (value.kind === 'list' && source.kind === 'list') {
    compareList(walk, value, source, key);
  } else {
    walk.missing += countTexts(source);
    walk.findings.push(found.wrongType(value, source, key));
  }
}

function compareText(
  walk: Walk,
  { text, offset }: Text,
  source: Text,
  key: string,
  plural: PluralForm | null,
): void {
  if (text.trim() === '') {
    walk.missing += 1;
    walk.findings.push(found.emptyText(offset, key, source.text));
    return;
  }
  const other = plural?.other?.kind === 'text' ? plural.other.text : source.text;
  const english = source.text;
  walk.texts.push({
    key,
    offset,
    text,
    english,
    placeholderSource: other,
    pluralForm: plural?.form,
  });
}

function compareGroup(walk: Walk, value: Group, source: Group, path: string): void {
  const { members } = value;
  const bases = pluralBases(source.members.keys());
  const wanted = wantedKeys(source.members.keys(), bases, walk.language);
  if (members.size === 0 && wanted.length === 0) {
    walk.findings.push(found.emptyGroup(value.offset, path));
  }
  let previous = value.offset;
  for (const key of wanted) {
    const plural = pluralOf(key, bases);
    const other = plural ? source.members.get(`${plural.base}_other`)?.value : undefined;
    const prescribed = source.members.get(key)?.value ?? other;
    const member = members.get(key);
    if (!prescribed) continue;
    if (member) {
      const form = plural ? { form: plural.form, other } : null;
      compareValue(walk, member.value, prescribed, join(path, key), form);
      previous = member.offset;
    } else {
      walk.missing += countTexts(prescribed);
      walk.findings.push(
        plural
          ? found.missingForm(previous, join(path, key), key, walk.language)
          : found.missingKey(previous, previous === value.offset, join(path, key), key, prescribed),
      );
    }
  }
  compareUnwanted(walk, value, source, wanted, path);
  compareOrder(walk, value, wanted, path);
}

/** Keys that English lacks: `_zero` may be added to a plural key, anything else is unknown. */
function compareUnwanted(
  walk: Walk,
  value: Group,
  source: Group,
  wanted: readonly string[],
  path: string,
): void {
  const bases = pluralBases(source.members.keys());
  for (const [key, { offset, value: content }] of value.members) {
    if (wanted.includes(key)) continue;
    const plural = pluralOf(key, bases);
    const other = plural ? source.members.get(`${plural.base}_other`)?.value : undefined;
    if (plural?.form === 'zero' && other) {
      compareValue(walk, content, other, join(path, key), { form: 'zero', other });
      continue;
    }
    walk.unknown += countTexts(content);
    walk.findings.push(
      plural
        ? found.unknownForm(offset, join(path, key), key, walk.language)
        : found.unknownKey(offset, join(path, key), key, wanted),
    );
  }
}

function compareOrder(walk: Walk, { members }: Group, wanted: readonly string[], path: string) {
  const actual = [...members.keys()].filter((key) => wanted.includes(key));
  const expected = wanted.filter((key) => members.has(key));
  const at = actual.findIndex((key, index) => key !== expected[index]);
  const [key, before] = [actual[at], expected[at]];
  const member = key === undefined ? undefined : members.get(key);
  if (key === undefined || before === undefined || !member) return;
  walk.findings.push(found.keyOrder(member.offset, join(path, key), key, before));
}

function compareList(walk: Walk, value: List, source: List, path: string): void {
  const [length, wanted] = [value.items.length, source.items.length];
  if (length !== wanted) {
    walk.findings.push(found.listLength(value.offset, path, length, wanted));
    walk.missing += countTexts({ ...source, items: source.items.slice(length) });
    walk.unknown += countTexts({ ...value, items: value.items.slice(wanted) });
  }
  for (const [index, item] of value.items.entries()) {
    const prescribed = source.items[index];
    if (prescribed) compareValue(walk, item, prescribed, join(path, String(index)), null);
  }
}
