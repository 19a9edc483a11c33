import { finding, type Rule, type TextFinding } from '../finding';
import { changeMasked, unmaskedIndex } from '../mask';

/** A rule that is one regular expression: what it matches is wrong, unless its fix is the same. */
interface Pattern {
  rule: Rule;
  /** With the flag g. */
  find: RegExp;
  /** What to write instead, where that is sure. */
  fix?: string | ((found: string, ...groups: string[]) => string);
  /** What may be meant, where it is not sure. */
  hint?: string;
  /** Whether placeholders, tags and addresses are looked at too. */
  inAll?: boolean;
}

/** What a repair needs to know of a language. */
export interface RepairedLanguage {
  code: string;
  script: string;
  /** Whether the others are translated from it. */
  isSource?: boolean | undefined;
}

const isolates: Readonly<Record<string, string>> = {
  ...{ '\u202A': '\u2066', '\u202D': '\u2066', '\u202B': '\u2067', '\u202E': '\u2067' },
  '\u202C': '\u2069',
};

const anyLanguage: readonly Pattern[] = [
  { rule: 'invisible', find: /[\u00AD\u200B\uFEFF]/gu, fix: '', inAll: true },
  { rule: 'lost-character', find: /\uFFFD/gu, inAll: true },
  {
    rule: 'direction',
    find: /[\u202A-\u202E]/gu,
    fix: (sign) => isolates[sign] ?? '',
    inAll: true,
  },
  {
    rule: 'control-character',
    find: / *[\t\n\v\f\r\u0085\u2028\u2029]+ */gu,
    fix: ' ',
    inAll: true,
  },
  {
    rule: 'control-character',
    find: /(?!\s)[\p{Cc}\p{Cs}\p{Co}\u180E\u2060-\u2065\u206A-\u206F\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu,
    fix: '',
    inAll: true,
  },
  {
    // The bytes of accented or Arabic letters and of typographic marks, each shown as a character.
    rule: 'encoding',
    find: /Ã[\u0080-\u00BF\u0152-\u2122]|â€|(?:[ØÙ][\u0080-\u00BF\u0152-\u2122]){2}/gu,
    inAll: true,
  },
];

/** Last, because other repairs leave spaces. */
const spaces: readonly Pattern[] = [
  { rule: 'outer-space', find: /^\s+|\s+$/gu, fix: '', inAll: true },
  { rule: 'double-space', find: / {2,}/gu, fix: ' ', inAll: true },
];

const ofScript: Readonly<Record<string, readonly Pattern[]>> = {
  latin: [
    { rule: 'decomposed', find: /\p{L}\p{M}+/gu, fix: (found) => found.normalize('NFC') },
    { rule: 'direction-alone', find: /[\u200C-\u200F\u061C]/gu, fix: '', inAll: true },
  ],
  arabic: [{ rule: 'direction-alone', find: /[\u200C-\u200F\u061C]/gu, inAll: true }],
};

const ofTranslations: readonly Pattern[] = [{ rule: 'ellipsis', find: /\.{3,}/gu, fix: '…' }];

const ofSource: readonly Pattern[] = [
  { rule: 'typography', find: /\.{3,}/gu, fix: '…' },
  { rule: 'typography', find: /"([^"]*)"/gu, fix: (_, words = '') => `“${words}”` },
  { rule: 'typography', find: /(?<=\p{L})'(?=\p{L})/gu, fix: '’' },
  { rule: 'typography', find: /["']/gu },
];

/** A pattern of known words: each is found whole, perhaps behind what Arabic joins to a word. */
function words(rule: Rule, pairs: Readonly<Record<string, string>>, before: string): Pattern {
  const list = Object.keys(pairs).join('|');
  return {
    rule,
    find: new RegExp(`(?<![\\p{L}\\p{M}])(${before})(${list})(?![\\p{L}\\p{M}])`, 'gu'),
    fix: (_, prefix = '', word = '') => prefix + (pairs[word] ?? word),
  };
}

/** Pairs of words as text: `wrong right wrong right`. */
function pairsOf(list: string): Record<string, string> {
  const all = list.trim().split(/\s+/u);
  return Object.fromEntries(
    all.flatMap((word, at) => (at % 2 === 0 ? [[word, all[at + 1] ?? word]] : [])),
  );
}

/** Small words, behind which only و or ف stands. */
const arabicParticles = pairsOf(`
  فى في الى إلى حتي حتى متي متى او أو اي أي اما أما ام أم اذا إذا اين أين التى التي الذى الذي
  هى هي اليها إليها اليه إليه اليهم إليهم شئ شيء
`);

/** Nouns and adjectives, also behind ب ل ك and the article. */
const arabicWords = pairsOf(`
  اخرى أخرى اخري أخرى أخري أخرى احدى إحدى احدي إحدى اولى أولى مستشفي مستشفى
  اول أول اكثر أكثر اقل أقل اهم أهم اكبر أكبر افضل أفضل ارض أرض اراضي أراضي اراضى أراضي
  اصل أصل اصول أصول اثر أثر اسواق أسواق اعمال أعمال اسعار أسعار ارقام أرقام اهداف أهداف ادوات أدوات
  ادارة إدارة انشاء إنشاء انتاج إنتاج انفاق إنفاق ايجار إيجار ايرادات إيرادات اجراءات إجراءات
  اطار إطار اصلاح إصلاح اعادة إعادة امارات إمارات افريقيا أفريقيا افريقية أفريقية افريقي أفريقي
  إستثمار استثمار إستثمارات استثمارات إستراتيجية استراتيجية إقتصاد اقتصاد إقتصادي اقتصادي
  إقتصادية اقتصادية إختيار اختيار إجتماع اجتماع إتفاق اتفاق إتفاقية اتفاقية إستشارات استشارات
`);

const arabicMarks: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };
const arabicLetters: Readonly<Record<string, string>> = {
  ...{ '\u06A9': 'ك', '\u06AA': 'ك', '\u06BE': 'ه', '\u06C1': 'ه', '\u06D5': 'ه', '\u06CC': 'ي' },
};

const arabic: readonly Pattern[] = [
  {
    rule: 'latin-punctuation',
    find: /(?<=\p{Script=Arabic}[\u064B-\u0652]*)\s*[,;?]/gu,
    fix: (found) => arabicMarks[found.trim()] ?? found,
  },
  { rule: 'space-before-sign', find: /\s+(?=[،؛؟])/gu, fix: '' },
  {
    rule: 'digits',
    find: /[\u0660-\u0669\u06F0-\u06F9]|(?<=[\u0660-\u0669\u06F0-\u06F9\d])[\u066B\u066C](?=[\u0660-\u0669\u06F0-\u06F9\d])/gu,
    fix: (sign) => {
      if (sign === '\u066B') return '.';
      return sign === '\u066C' ? ',' : String((sign.codePointAt(0) ?? 0) % 16);
    },
  },
  {
    // Behind a word it may join what is no Arabic: بـ{{service}}, 1447هـ.
    rule: 'tatweel',
    find: /(?<=\p{Script=Arabic}\p{M}*)\u0640+(?=\p{M}*\p{Script=Arabic})/gu,
    fix: '',
  },
  {
    rule: 'printed-form',
    find: /[\uFB50-\uFD3D\uFD50-\uFDF9\uFE70-\uFEFC]/gu,
    fix: (letter) => letter.normalize('NFKC').trim(),
  },
  words(
    'persian-letter',
    pairsOf('فی في علی على إلی إلى حتی حتى لدی لدى سوی سوى مدی مدى متی متى'),
    '[وف]?',
  ),
  {
    rule: 'persian-letter',
    find: /[\u06A9\u06AA\u06BE\u06C1\u06D5]|\u06CC(?=\p{M}*\p{L})/gu,
    fix: (letter) => arabicLetters[letter] ?? letter,
  },
  // At the end of other words it may stand for ي or ى.
  { rule: 'persian-letter', find: /\u06CC/gu },
  words('spelling', arabicParticles, '[وف]?'),
  // Ali is a name, of a harbour and free zone too.
  {
    rule: 'spelling',
    find: /(?<!\p{L}|جبل )([وف]?)علي(?= (?:ال|أن |ما |من ))/gu,
    fix: (_, before = '') => `${before}على`,
  },
  { rule: 'spelling', find: /(?<![\p{L}\p{M}])[وف]?ان(?![\p{L}\p{M}])/gu, hint: 'أن / إن' },
  words('spelling', arabicWords, '[وف]?(?:[بك]?ال|لل|[بلك])?'),
  {
    rule: 'quotation-marks',
    find: /[“”„"]\s*([^“”„"«»]*?)\s*[“”"]/gu,
    fix: (_, inner = '') => `«${inner}»`,
  },
  { rule: 'quotation-marks', find: /["“”„]/gu },
];

const french: readonly Pattern[] = [
  {
    rule: 'narrow-space',
    find: /(?<=([^\s]))\s*([;!?])/gu,
    fix: (_, before = '', sign = '') => ('!?('.includes(before) ? sign : `\u202F${sign}`),
  },
  { rule: 'colon-space', find: /(?<=\S)\s*:(?!\d)/gu, fix: '\u00A0:' },
  {
    rule: 'quotation-marks',
    find: /["“„]\s*([^“”„"]*?)\s*["”]/gu,
    fix: (_, inner = '') => `«\u00A0${inner}\u00A0»`,
  },
  { rule: 'quotation-marks', find: /["“”„]/gu },
  { rule: 'quotation-space', find: /«\s*/gu, fix: '«\u00A0' },
  { rule: 'quotation-space', find: /\s*»/gu, fix: '\u00A0»' },
  { rule: 'apostrophe', find: /(?<=\p{L})'/gu, fix: '’' },
  {
    rule: 'capital-accent',
    find: /(?<!\p{L})(?:A propos|Etats?|Etudes?|Economi(?:e|que)s?|Emirats?|Equipes?|Echecs?|Egypte)(?!\p{L})/gu,
    fix: (word) => (word.startsWith('A') ? 'À' : 'É') + word.slice(1),
  },
  {
    rule: 'joined-oe',
    find: /oeuvre|coeur|soeur|noeud|voeu/giu,
    fix: (word) => word.replace(/oe/iu, (pair) => (pair === 'oe' ? 'œ' : 'Œ')),
  },
];

const ofLanguage: Readonly<Record<string, readonly Pattern[]>> = { ar: arabic, fr: french };

function patternsFor({ code, script, isSource }: RepairedLanguage): Pattern[] {
  const own = isSource ? ofSource : [...ofTranslations, ...(ofLanguage[code] ?? [])];
  return [...anyLanguage, ...(ofScript[script] ?? []), ...own, ...spaces];
}

/** What the patterns of a language find in a text: of each rule the first fault. */
export function patternFindings(text: string, masked: string, language: RepairedLanguage) {
  const findings = new Map<Rule, TextFinding>();
  for (const pattern of patternsFor(language)) {
    const { rule, find, fix, inAll } = pattern;
    if (findings.has(rule)) continue;
    const place = (index: number) => (inAll ? index : unmaskedIndex(text, index));
    for (const match of (inAll ? text : masked).matchAll(find)) {
      const [found, ...groups] = match;
      const right = typeof fix === 'function' ? fix(found, ...groups) : fix;
      if (right === found) continue;
      const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      const made = finding(
        rule,
        { found, right: right ?? pattern.hint ?? '', code },
        place(match.index),
      );
      const repair = repaired(
        text,
        patternsFor(language).filter((one) => one.rule === rule),
      );
      findings.set(rule, repair === text ? made : { ...made, repair });
      break;
    }
  }
  return [...findings.values()];
}

/** A text without the faults that can be put right without judging; the same text if there are none. */
export function repairText(text: string, language: RepairedLanguage): string {
  // Not for all texts at once: some wordings of the source are specified with a typewriter's signs.
  return repaired(
    text,
    patternsFor(language).filter(({ rule }) => rule !== 'typography'),
  );
}

function repaired(text: string, patterns: readonly Pattern[]): string {
  return patterns.reduce((before, { find, fix, inAll }) => {
    if (fix === undefined) return before;
    const change = (words: string) =>
      typeof fix === 'function' ? words.replace(find, fix) : words.replace(find, () => fix);
    return inAll ? change(before) : changeMasked(before, change);
  }, text);
}
