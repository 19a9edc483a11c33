import type { FileFinding, Value } from './document';
import { nearest } from './nearest';
import { exampleNumbers, parsePluralKey, pluralForms } from './plurals';

const typeNames: Record<Value['kind'], string> = {
  text: 'a text in quotation marks',
  group: 'a group of keys { … }',
  list: 'a list [ … ]',
  other: 'a text in quotation marks',
};

export function emptyText(index: number, key: string, english: string): FileFinding {
  const suggestion = english === '' ? 'Write the text.' : `Translate “${english}”.`;
  return error('empty', index, key, 'The text is empty.', suggestion);
}

export function emptyGroup(index: number, key: string): FileFinding {
  return error('empty', index, key, 'There is nothing inside.', 'Fill it, or delete it.');
}

export function wrongType(value: Value, source: Value, key: string): FileFinding {
  const found = value.kind === 'other' ? value.found : typeNames[value.kind];
  const wanted = typeNames[source.kind];
  const message = `There is ${found} instead of ${wanted}.`;
  return error('wrong-type', value.offset, key, message, `Write ${wanted}.`);
}

export function listLength(index: number, key: string, found: number, wanted: number): FileFinding {
  const message = `The list has ${found} ${found === 1 ? 'entry' : 'entries'} instead of ${wanted}.`;
  const suggestion =
    found < wanted
      ? `Add the missing ${wanted - found}, in the order of English.`
      : `Delete the ${found - wanted} too many.`;
  return error('list-length', index, key, message, suggestion);
}

/**
 * @param index the entry after which the key belongs, or the opening bracket
 * @param isFirst whether `index` is the opening bracket
 */
export function missingKey(
  index: number,
  isFirst: boolean,
  path: string,
  name: string,
  source: Value,
): FileFinding {
  const place = isFirst ? 'first here' : 'after this entry';
  const english = source.kind === 'text' && source.text ? `: in English “${source.text}”` : '';
  return error(
    'missing-key',
    index,
    path,
    'The key is missing.',
    `Add "${name}" ${place}${english}.`,
  );
}

export function unknownKey(
  index: number,
  path: string,
  name: string,
  wanted: readonly string[],
): FileFinding {
  const meant = nearest(name, wanted);
  const suggestion = meant
    ? `Write "${meant}", or delete it.`
    : 'Delete it, or move it to its place.';
  return error('unknown-key', index, path, 'The site has no such key here.', suggestion);
}

export function missingForm(
  index: number,
  path: string,
  name: string,
  language: string,
): FileFinding {
  const numbers = exampleNumbers(language, parsePluralKey(name)?.form ?? '');
  const reason = numbers === '' ? 'needs it' : `needs it for ${numbers}`;
  const message = `The form "${name}" is missing; the language ${reason}.`;
  return error('rule-5', index, path, message, `Add it here. ${formsOf(language)}`);
}

export function unknownForm(
  index: number,
  path: string,
  name: string,
  language: string,
): FileFinding {
  const message = `The language has no form "${name}".`;
  return error('rule-5', index, path, message, `Delete it. ${formsOf(language)}`);
}

export function loneForm(index: number, path: string, missing: string): FileFinding {
  const message = `The plural form has no "${missing}" beside it.`;
  return error('rule-5', index, path, message, `Add "${missing}", or rename the key.`);
}

export function keyOrder(index: number, path: string, name: string, before: string): FileFinding {
  const message = 'The keys are in another order than in English.';
  const suggestion = `Move "${before}" before "${name}".`;
  return { severity: 'warning', rule: 'key-order', index, key: path, message, suggestion };
}

function formsOf(language: string): string {
  return `The forms of ${language} are: ${pluralForms(language).join(', ')}.`;
}

function error(
  rule: string,
  index: number,
  key: string,
  message: string,
  suggestion: string,
): FileFinding {
  return { severity: 'error', rule, index, key, message, suggestion };
}
