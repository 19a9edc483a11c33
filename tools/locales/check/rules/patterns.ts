import { finding, type TextFinding } from '../finding';
import type { Rule } from '../../messages/wordsIn';
import { changeMasked } from './mask';
import arabicWords from './arabicWords.json' with { type: 'json' };

/** A rule that is one regular expression: each match is wrong, unless its fix is equal. */
interface Pattern {
  rule: Rule;
  /** With the flag g. */
  find: RegExp;
  /** The replacement, where it is certain. */
  fix?: Fix | undefined;
}
type Fix = string | ((found: string, ...groups: string[]) => string);

const pattern = (rule: Rule, find: RegExp, fix?: Fix): Pattern => ({ rule, find, fix });

/** Finds misspelt whole words, perhaps with a prefix that Arabic joins to them; `pairs` maps to the right spelling. */
function words(rule: Rule, pairs: Readonly<Record<string, string>>, before: string): Pattern {
  const list = Object.keys(pairs).join('|');
  const find = new RegExp(`(?<![\\p{L}\\p{M}])(${before})(${list})(?![\\p{L}\\p{M}])`, 'gu');
  return pattern(rule, find, (_, prefix = '', word = '') => prefix + (pairs[word] ?? word));
}

/** A fix that looks each match up in a table. */
const signs = (pairs: Readonly<Record<string, string>>) => (found: string) =>
  pairs[found.trim()] ?? found;

const isolates = {
  '\u202A': '\u2066',
  '\u202D': '\u2066',
  '\u202B': '\u2067',
  '\u202E': '\u2067',
  '\u202C': '\u2069',
};
const controls =
  /(?!\s)[\p{Cc}\p{Cs}\p{Co}\u180E\u2060-\u2065\u206A-\u206F\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Accented letters, Arabic letters and typographic characters in UTF-8, decoded byte by byte. */
const garbled = /Ã[\u0080-\u00BF\u0152-\u2122]|â€|(?:[ØÙ][\u0080-\u00BF\u0152-\u2122]){2}/gu;

/** A letter and its accent or hamza as two characters. Arabic vowel signs don't count: nothing composes them. */
const decomposed = /(?!\p{Script=Arabic})\p{L}\p{M}+|[اوي]\p{M}*[\u0653-\u0655]/gu;

/** Composes a letter and its accent or hamza to one character. */
export const composed = (text: string): string =>
  text.replace(decomposed, (found) => found.normalize('NFC'));

const anyLanguage: readonly Pattern[] = [
  pattern('invisible', /[\u00AD\u200B\uFEFF]/gu, ''),
  pattern('lost-character', /\uFFFD/gu),
  pattern('direction', /[\u202A-\u202E]/gu, (sign) => signs(isolates)(sign)),
  pattern('control-character', / *[\t\n\v\f\r\u0085\u2028\u2029]+ */gu, ' '),
  pattern('control-character', controls, ''),
  pattern('encoding', garbled),
  pattern('decomposed', decomposed, composed),
  pattern('odd-space', /[\u1680\u2000-\u200A\u205F\u3000]/gu, ' '),
  // A line break or a tab that a program has written as letters.
  pattern('escape', / *\\[nrt] */gu, ' '),
];

/** Applied last, because other fixes leave spaces. */
const spaces: readonly Pattern[] = [
  pattern('outer-space', /^\s+|\s+$/gu, ''),
  pattern('double-space', / {2,}/gu, ' '),
];

const digit = (sign: string) => String((sign.codePointAt(0) ?? 0) % 16);

/** Rules of English, Arabic and French; other languages may have other digits. */
const shared: readonly Pattern[] = [
  pattern('digits', /[\u0660-\u0669\u06F0-\u06F9]/gu, digit),
  pattern('doubled-sign', /([,;،؛])\1+/gu, (_, sign = '') => sign),
];
/** Direction marks and joiners. No fix in Arabic, where a mark may keep a number in its place. */
const directionAlone = (fix?: Fix) => pattern('direction-alone', /[\u200C-\u200F\u061C]/gu, fix);

const ellipsis = pattern('ellipsis', /\.{3,}/gu, '…');

/** Without a fix: the firm has specified some English wordings with straight quotes and three full stops. */
const english: readonly Pattern[] = [pattern('typography', /\.{3,}|["']/gu)];

const persian = {
  '\u06A9': 'ك',
  '\u06AA': 'ك',
  '\u06BE': 'ه',
  '\u06C1': 'ه',
  '\u06D5': 'ه',
  '\u06CC': 'ي',
};

const arabic: readonly Pattern[] = [
  pattern(
    'latin-punctuation',
    /(?<=\p{Script=Arabic}[\u064B-\u0652]*)\s*[,;?]/gu,
    signs({ ',': '،', ';': '؛', '?': '؟' }),
  ),
  pattern('space-before-sign', /\s+(?=[،؛؟])/gu, ''),
  pattern('digits', /(?<=\d)[\u066B\u066C](?=\d)/gu, signs({ '\u066B': '.', '\u066C': ',' })),
  pattern('digits', /\u066A/gu, '%'),
  // At a word's end a tatweel is right: بـ{{service}}, 1447هـ.
  pattern('tatweel', /(?<=\p{Script=Arabic}\p{M}*)\u0640+(?=\p{M}*\p{Script=Arabic})/gu, ''),
  pattern('printed-form', /[\uFB50-\uFD3D\uFD50-\uFDF9\uFE70-\uFEFC]/gu, (letter) =>
    letter.normalize('NFKC').trim(),
  ),
  words('persian-letter', arabicWords.withPersianYa, '[وف]?'),
  pattern(
    'persian-letter',
    /[\u06A9\u06AA\u06BE\u06C1\u06D5]|\u06CC(?=\p{M}*\p{L})/gu,
    signs(persian),
  ),
  // At the end of other words it may mean ي or ى.
  pattern('persian-letter', /\u06CC/gu),
  words('spelling', arabicWords.particles, '[وف]?'),
  words('spelling', arabicWords.nouns, '[وف]?(?:[بك]?ال|لل|[بلك])?'),
  // Ali is also a name, as in Jebel Ali.
  pattern(
    'spelling',
    /(?<!\p{L}|جبل )([وف]?)علي(?= (?:ال|أن |ما |من ))/gu,
    (_, before = '') => `${before}على`,
  ),
  pattern('spelling', /(?<![\p{L}\p{M}])[وف]?ان(?![\p{L}\p{M}])/gu),
  pattern('quotation-marks', /[“”„"]\s*([^“”„"«»]*?)\s*[“”"]/gu, (_, inner = '') => `«${inner}»`),
  pattern('quotation-marks', /["“”„]/gu),
];

const french: readonly Pattern[] = [
  pattern('narrow-space', /(?<=([^\s]))\s*([;!?])/gu, (_, before = '', sign = '') =>
    '!?('.includes(before) ? sign : `\u202F${sign}`,
  ),
  pattern('space-before-sign', /\s+(?=[,)…]|\.(?!\d))/gu, ''),
  pattern('number-space', /(?<=[\d\uFFFC])[ \u202F]?(?=[%€])/gu, '\u00A0'),
  // Not in telephone numbers, whose groups have other lengths.
  pattern('number-space', /(?<![\d+]|\d )\d{1,3}(?:[ \u00A0]\d{3})+(?![ \u00A0]?\d)/gu, (number) =>
    number.replace(/\s/gu, '\u202F'),
  ),
  pattern('colon-space', /(?<=\S)\s*:(?!\d)/gu, '\u00A0:'),
  pattern(
    'quotation-marks',
    /["“„]\s*([^“”„"]*?)\s*["”]/gu,
    (_, inner = '') => `«\u00A0${inner}\u00A0»`,
  ),
  pattern('quotation-marks', /["“”„]/gu),
  pattern('quotation-space', /«\s*/gu, '«\u00A0'),
  pattern('quotation-space', /\s*»/gu, '\u00A0»'),
  pattern('apostrophe', /(?<=\p{L})'/gu, '’'),
  pattern(
    'capital-accent',
    /(?<!\p{L})(?:A propos|Etats?|Etudes?|Economi(?:e|que)s?|Emirats?|Equipes?|Echecs?|Egypte)(?!\p{L})/gu,
    (word) => (word.startsWith('A') ? 'À' : 'É') + word.slice(1),
  ),
  pattern('joined-oe', /oeuvre|coeur|soeur|noeud|voeu/giu, (word) =>
    word.replace('oe', 'œ').replace(/OE|Oe/u, 'Œ'),
  ),
];

/** The rules of each language besides those for any language. */
const ofLanguage: Readonly<Partial<Record<string, readonly Pattern[]>>> = {
  en: [...shared, directionAlone(''), ...english],
  ar: [...shared, directionAlone(), ellipsis, ...arabic],
  fr: [...shared, directionAlone(''), ellipsis, ...french],
};

/** Whether the rules know the typography of a language. */
export const hasTypography = (language: string): boolean =>
  new Intl.Locale(language).language in ofLanguage;

const patternsFor = (language: string): Pattern[] => [
  ...anyLanguage,
  ...(ofLanguage[new Intl.Locale(language).language] ?? []),
  ...spaces,
];

/** The first finding of each rule of a language. */
export function patternFindings(masked: string, language: string) {
  const findings = new Map<Rule, TextFinding>();
  for (const { rule, find, fix } of patternsFor(language)) {
    if (findings.has(rule)) continue;
    for (const match of masked.matchAll(find)) {
      const [found, ...groups] = match;
      const right = typeof fix === 'function' ? fix(found, ...groups) : fix;
      if (right === found) continue;
      const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      findings.set(rule, finding(rule, { found, right: right ?? 'أن / إن', code }));
      break;
    }
  }
  return [...findings.values()];
}

/** Fixes typography where a rule is certain. */
export function repairText(text: string, language: string): string {
  return patternsFor(language).reduce((before, { find, fix }) => {
    if (fix === undefined) return before;
    return changeMasked(before, (words) =>
      typeof fix === 'function' ? words.replace(find, fix) : words.replace(find, () => fix),
    );
  }, text);
}
