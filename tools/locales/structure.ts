import { join, type FileFinding, type Value } from './document';
import type { CheckedLanguage } from './context';
import { exampleNumbers, parsePluralKey, pluralBases, pluralForms } from './plurals';
import { nearest } from './nearest';

/** A text of a locale file beside the English ones that it is compared with. */
export interface ComparedText {
  key: string;
  /** The opening quotation mark. */
  offset: number;
  text: string;
  english: string | undefined;
  placeholderSource: string | undefined;
  pluralForm: string | undefined;
}

/** What the comparison of a file with its English one found. */
export interface Comparison {
  findings: FileFinding[];
  texts: ComparedText[];
  missing: number;
  unknown: number;
}

interface Walk extends Comparison {
  language: CheckedLanguage;
}

/**
 * Compares the structure of a locale file with the English one, which prescribes it.
 * @param value the file
 * @param source the English file, or the file itself if it is the English one
 */
export function compareStructure(
  value: Value,
  source: Value,
  language: CheckedLanguage,
): Comparison {
  const walk: Walk = { language, findings: [], texts: [], missing: 0, unknown: 0 };
  compareValue(walk, value, source, '', null);
  return { findings: walk.findings, texts: walk.texts, missing: walk.missing, unknown: walk.unknown };
}

interface PluralSource {
  form: string;
  other: Value | undefined;
}

function compareValue(
  walk: Walk,
  value: Value,
  source: Value,
  key: string,
  plural: PluralSource | null,
): void {
  if (value.kind === 'text' && source.kind === 'text') {
    compareText(walk, value, source, key, plural);
  } else if (value.kind === 'group' && source.kind === 'group') {
    compareGroup(walk, value, source, key);
  } else if (value.kind === 'list' && source.kind === 'list') {
    compareList(walk, value, source, key);
  } else {
    wrongType(walk, value, source, key);
  }
}

function compareText(
  walk: Walk,
  value: Extract<Value, { kind: 'text' }>,
  source: Extract<Value, { kind: 'text' }>,
  key: string,
  plural: PluralSource | null,
): void {
  if (value.text.trim() === '') {
    walk.missing += 1;
    const suggestion = source.text ? `Translate “${source.text}”.` : 'Write the text.';
    report(walk, 'empty', value.offset, key, 'The text is empty.', suggestion);
    return;
  }
  const other = plural?.other?.kind === 'text' ? plural.other.text : undefined;
  walk.texts.push({
    key,
    offset: value.offset,
    text: value.text,
    english: source.text || undefined,
    placeholderSource: (other ?? source.text) || undefined,
    pluralForm: plural?.form,
  });
}

function compareGroup(
  walk: Walk,
  value: Extract<Value, { kind: 'group' }>,
  source: Extract<Value, { kind: 'group' }>,
  path: string,
): void {
  const bases = pluralBases(source.members.keys());
  const wanted = wantedKeys([...source.members.keys()], bases, walk.language.code);
  let previous = value.offset;
  for (const key of wanted) {
    const plural = pluralOf(key, bases);
    const other = plural && source.members.get(`${plural.base}_other`)?.value;
    const prescribed = source.members.get(key)?.value ?? other;
    const member = value.members.get(key);
    if (!prescribed) continue;
    if (member) {
      const form = plural && { form: plural.form, other: other ?? undefined };
      compareValue(walk, member.value, prescribed, join(path, key), form);
      previous = member.offset;
    } else {
      missingKey(walk, value, prescribed, path, key, previous, plural !== null);
    }
  }
  for (const [key, member] of value.members) {
    if (wanted.includes(key)) continue;
    const plural = pluralOf(key, bases);
    if (plural?.form === 'zero') {
      const other = source.members.get(`${plural.base}_other`)?.value;
      if (other) compareValue(walk, member.value, other, join(path, key), { form: 'zero', other });
    } else unknownKey(walk, member, path, key, wanted, plural !== null);
  }
  compareOrder(walk, value, wanted, path);
}

function pluralOf(key: string, bases: ReadonlySet<string>) {
  const plural = parsePluralKey(key);
  return plural && bases.has(plural.base) ? plural : null;
}

/** The keys that a language must have, in the order of English. */
function wantedKeys(keys: string[], bases: ReadonlySet<string>, language: string): string[] {
  const wanted = keys.flatMap((key) => {
    const plural = pluralOf(key, bases);
    return plural ? pluralForms(language).map((form) => `${plural.base}_${form}`) : key;
  });
  return [...new Set(wanted)];
}

function compareList(
  walk: Walk,
  value: Extract<Value, { kind: 'list' }>,
  source: Extract<Value, { kind: 'list' }>,
  path: string,
): void {
  const found = value.items.length;
  const wanted = source.items.length;
  if (found !== wanted) {
    const message = `The list has ${found} ${found === 1 ? 'entry' : 'entries'} instead of ${wanted}.`;
    const suggestion =
      found < wanted
        ? `Add the missing ${wanted - found}, in the order of English.`
        : `Delete the ${found - wanted} that English lacks.`;
    report(walk, 'list-length', value.offset, path, message, suggestion);
    if (found < wanted) {
      walk.missing += source.items.slice(found).reduce((sum, item) => sum + countTexts(item), 0);
    } else {
      walk.unknown += value.items.slice(wanted).reduce((sum, item) => sum + countTexts(item), 0);
    }
  }
  for (const [index, item] of value.items.entries()) {
    const prescribed = source.items[index];
    if (prescribed) compareValue(walk, item, prescribed, join(path, String(index)), null);
  }
}

function missingKey(
  walk: Walk,
  value: Value,
  source: Value,
  path: string,
  key: string,
  previous: number,
  isPlural: boolean,
): void {
  walk.missing += countTexts(source);
  if (isPlural) {
    const { code } = walk.language;
    const form = parsePluralKey(key)?.form ?? '';
    const numbers = exampleNumbers(code, form);
    const message = `The form "${key}" is missing; ${code} needs it${numbers ? ` for ${numbers}` : ''}.`;
    const all = pluralForms(code).join(', ');
    const suggestion = `Add "${key}" here. The forms of ${code} are: ${all}.`;
    report(walk, 'rule-5', previous, join(path, key), message, suggestion);
    return;
  }
  const after = previous === value.offset ? 'first here' : 'after this entry';
  const english = source.kind === 'text' ? `: in English “${source.text}”` : '';
  const suggestion = `Add "${key}" ${after}${english}.`;
  report(walk, 'missing-key', previous, join(path, key), 'The key is missing.', suggestion);
}

function unknownKey(
  walk: Walk,
  member: { offset: number; value: Value },
  path: string,
  key: string,
  wanted: readonly string[],
  isPlural: boolean,
): void {
  walk.unknown += countTexts(member.value);
  if (isPlural) {
    const { code } = walk.language;
    const message = `The form "${key}" does not exist in ${code}.`;
    const suggestion = `Delete it. The forms of ${code} are: ${pluralForms(code).join(', ')}.`;
    report(walk, 'rule-5', member.offset, join(path, key), message, suggestion);
    return;
  }
  const meant = nearest(key, wanted);
  const suggestion = meant ? `Write "${meant}", or delete it.` : 'Delete it, or move it to its place.';
  report(
    walk,
    'unknown-key',
    member.offset,
    join(path, key),
    'English has no such key here.',
    suggestion,
  );
}

function compareOrder(
  walk: Walk,
  value: Extract<Value, { kind: 'group' }>,
  wanted: readonly string[],
  path: string,
): void {
  const found = [...value.members.keys()].filter((key) => wanted.includes(key));
  const expected = wanted.filter((key) => value.members.has(key));
  const at = found.findIndex((key, index) => key !== expected[index]);
  const key = found[at];
  const before = expected[at];
  const member = key === undefined ? undefined : value.members.get(key);
  if (key === undefined || before === undefined || !member) return;
  const finding = {
    severity: 'warning',
    rule: 'key-order',
    index: member.offset,
    key: join(path, key),
    message: 'The keys are in another order than in English.',
    suggestion: `Move "${before}" before "${key}".`,
  } as const;
  walk.findings.push(finding);
}

const typeNames = {
  text: 'a text in quotation marks',
  group: 'a group of keys { … }',
  list: 'a list [ … ]',
  other: 'a text',
} as const;

function wrongType(walk: Walk, value: Value, source: Value, key: string): void {
  walk.missing += countTexts(source);
  const found = value.kind === 'other' ? value.found : typeNames[value.kind];
  const message = `There is ${found} instead of ${typeNames[source.kind]}.`;
  report(walk, 'wrong-type', value.offset, key, message, `Write ${typeNames[source.kind]}.`);
}

/** How many texts a value holds. */
export function countTexts(value: Value): number {
  if (value.kind === 'list') return value.items.reduce((sum, item) => sum + countTexts(item), 0);
  if (value.kind !== 'group') return 1;
  return [...value.members.values()].reduce((sum, member) => sum + countTexts(member.value), 0);
}

/** How many texts a language needs for what English has. */
export function countWanted(source: Value, language: string): number {
  if (source.kind === 'list') {
    return source.items.reduce((sum, item) => sum + countWanted(item, language), 0);
  }
  if (source.kind !== 'group') return 1;
  const bases = pluralBases(source.members.keys());
  return wantedKeys([...source.members.keys()], bases, language).reduce((sum, key) => {
    const value = source.members.get(key)?.value;
    return sum + (value ? countWanted(value, language) : 1);
  }, 0);
}

function report(
  walk: Walk,
  rule: string,
  index: number,
  key: string,
  message: string,
  suggestion: string,
): void {
  walk.findings.push({ severity: 'error', rule, index, key, message, suggestion });
}
