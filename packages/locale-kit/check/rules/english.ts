import type { TextCheck, TextContext } from '../context';
import type { TextFinding } from '../finding';

/** Rules 3, 4, 7 and 8 of the language checks: a text beside the English one. */
export const comparisonRules: readonly TextCheck[] = [placeholders, tags, equalToEnglish, glossary];

function placeholders({ text, placeholderSource, pluralForm }: TextContext): TextFinding[] {
  if (placeholderSource === undefined) return [];
  const mayOmitCount = pluralForm === 'zero' || pluralForm === 'one' || pluralForm === 'two';
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
  return [{ severity: 'error', rule: 'rule-3', message, suggestion, index }];
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
  return [{ severity: 'error', rule: 'rule-4', message, suggestion, index }];
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

function glossary({ text, english, language, isSource, entry, terms }: TextContext) {
  if (isSource) return sourceTerm(text, entry?.term ? terms.byId(entry.term)?.en : undefined);
  if (english === undefined) return [];
  const wanted = terms.translationsOf(english, language.code);
  if (wanted.length === 0 || wanted.includes(text)) return [];
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

function error(rule: string, message: string, suggestion: string): TextFinding {
  return { severity: 'error', rule, message, suggestion };
}
