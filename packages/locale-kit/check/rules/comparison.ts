import { error, warning, type TextFinding } from '../finding';
import type { TextCheck, TextContext } from '../text';

/**
 * A text beside the English one: rules 3, 4, 7 and 8 of the language checks, then what is most likely
 * a slip, but may be right.
 */
export const comparisonRules: readonly TextCheck[] = [
  placeholders,
  tags,
  equalToEnglish,
  glossary,
  wrongScript,
  lengthBesideEnglish,
  fullStop,
  entities,
  straightMarks,
];

function placeholders({ text, placeholderSource, entry }: TextContext): TextFinding[] {
  if (placeholderSource === undefined) return [];
  const mayOmitCount = ['zero', 'one', 'two'].includes(entry?.form ?? '');
  const wanted = placeholderNames(placeholderSource);
  const found = placeholderNames(text);
  const missing = [...wanted].filter(
    (name) => !found.has(name) && !(name === 'count' && mayOmitCount),
  );
  const [unknown] = [...found].filter(
    (name) => !wanted.has(name) && !(name === 'count' && mayOmitCount),
  );
  if (missing.length === 0 && unknown === undefined) return [];
  const expected = [...wanted].map((name) => `{{${name}}}`).join(', ') || 'none';
  const message =
    unknown === undefined
      ? `The placeholder ${missing.map((name) => `{{${name}}}`).join(', ')} of the English text is missing.`
      : `The placeholder {{${unknown}}} is not in the English text.`;
  const index = unknown === undefined ? undefined : text.search(placeholder(unknown));
  const suggestion = `Placeholders stay as they are in English: ${expected}.`;
  return [error('rule-3', message, suggestion, index)];
}

/** The names between {{ and }}, without a format or the mark for unescaped values. */
export function placeholderNames(text: string): Set<string> {
  const contents = [...text.matchAll(/\{\{([^}]*)\}\}/gu)].map(([, content = '']) => content);
  return new Set(
    contents.map((content) => (content.split(',')[0] ?? '').replace(/^-/u, '').trim()),
  );
}

function placeholder(name: string): RegExp {
  return new RegExp(`\\{\\{-?\\s*${name.replace(/[^\w]/gu, '\\$&')}`);
}

function tags({ text, english }: TextContext): TextFinding[] {
  if (english === undefined) return [];
  const wanted = tagsOf(english).sort();
  const found = tagsOf(text).sort();
  if (found.join('') === wanted.join('')) return [];
  const unknown = tagsOf(text).find((tag) => !wanted.includes(tag));
  const message = unknown
    ? `The tag ${unknown} is not in the English text.`
    : `The tags differ from English: here ${list(found)}, there ${list(wanted)}.`;
  const suggestion = `Use exactly the tags of the English text: ${list(wanted)}.`;
  const index = unknown ? text.indexOf(unknown) : undefined;
  return [error('rule-4', message, suggestion, index)];
}

function tagsOf(text: string): string[] {
  return text.match(/<\/?[\w-]+[^>]*>/gu) ?? [];
}

function list(found: readonly string[]): string {
  return found.length === 0 ? 'none' : found.join(' ');
}

function equalToEnglish({ text, masked, english, language, isSource, terms }: TextContext) {
  if (isSource || text !== english || !/\p{L}/u.test(masked)) return [];
  if (terms.isAllowed(text, language.code)) return [];
  const suggestion =
    'Translate it. If it is rightly the same, such as a name, add it to locales/allow-list.json.';
  return [error('rule-7', `“${text}” is the same as in English.`, suggestion)];
}

const noBreak = /[\u00A0\u202F]/gu;

function glossary({ text, english, language, isSource, entry, terms }: TextContext) {
  if (isSource) return sourceTerm(text, entry?.term ? terms.byId(entry.term)?.en : undefined);
  if (english === undefined) return [];
  const wanted = terms.translationsOf(english, language.code);
  // A space that holds two words together makes no other wording; rules 15 to 17 ask for those that must.
  const wording = text.replace(noBreak, ' ');
  if (wanted.length === 0 || wanted.some((term) => term.replace(noBreak, ' ') === wording)) {
    return [];
  }
  return [
    error(
      'rule-8',
      `The glossary has another translation of “${english}”.`,
      `Write “${wanted.join('” or “')}”.`,
    ),
  ];
}

/** The English of a key whose wording is specified. */
function sourceTerm(text: string, specified: string | undefined): TextFinding[] {
  if (specified === undefined || specified === text) return [];
  return [
    error('rule-8', 'The English wording of this key is specified.', `Write “${specified}”.`),
  ];
}

function wrongScript({ masked, text, language, isSource, terms }: TextContext): TextFinding[] {
  if (isSource || !/\p{L}/u.test(masked) || terms.isAllowed(text, language.code)) return [];
  const script = language.script === 'arabic' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u;
  if (script.test(masked)) return [];
  const suggestion = 'The text of another language was pasted here: translate it.';
  return [error('script', 'No letter is of this language’s script.', suggestion)];
}

function lengthBesideEnglish({ text, english, isSource }: TextContext): TextFinding[] {
  // Official titles, which are no sentences, may be far shorter in another language.
  if (isSource || english === undefined || english.length < 60) return [];
  if (!/[.?!…]$/u.test(english)) return [];
  const ratio = text.length / english.length;
  if (ratio >= 0.5 && ratio <= 2) return [];
  const message = `The text is ${ratio < 1 ? 'less than half' : 'more than twice'} as long as in English.`;
  return [warning('ratio', message, 'Check that nothing is missing or stands twice.')];
}

function fullStop({ text, english, isSource }: TextContext): TextFinding[] {
  if (isSource || english === undefined) return [];
  if (english.endsWith('.') && /[\p{L}\p{N},،]$/u.test(text)) {
    return [warning('full-stop', 'The full stop of the English text is missing.', 'Add it.')];
  }
  if (/[\p{L}\p{N}}]$/u.test(english) && /[^.]\.$/u.test(text)) {
    return [warning('full-stop', 'The English text has no full stop.', 'Delete it.')];
  }
  return [];
}

function entities({ text, english }: TextContext): TextFinding[] {
  const match = /&(#\d+|#x[\da-f]+|[a-z]+\d?);/iu.exec(text);
  if (!match || english?.includes(match[0])) return [];
  const message = `${match[0]} is shown as it stands.`;
  return [warning('entity', message, 'Write the character itself.', match.index)];
}

function straightMarks({ text, isSource, terms }: TextContext): TextFinding[] {
  if (!isSource || terms.hasEnglish(text)) return [];
  const match = /['"]|\.\.\./u.exec(text);
  if (!match) return [];
  const message = `${match[0]} is a typewriter’s sign.`;
  return [warning('typography', message, 'Write ’ “ ” or ….', match.index)];
}
