import { changeMasked } from './mask';

/** What a repair needs to know of a language. */
export interface RepairedLanguage {
  code: string;
  script: string;
  /** Whether the others are translated from it. */
  isSource?: boolean | undefined;
}

/** Puts right every place of a text at which one rule is broken, as far as that is certain. */
type Repair = (text: string, language: RepairedLanguage) => string;
type Repairs = Readonly<Record<string, Repair>>;

/**
 * A text without the faults that can be put right without judging: spaces, typographic signs, digits.
 * @returns the same text if there are none
 */
export function repairText(text: string, language: RepairedLanguage): string {
  return Object.values(repairsOf(language)).reduce(
    (repaired, repair) => repair(repaired, language),
    text,
  );
}

/** A text without the faults that one rule finds; undefined if no repair is known. */
export function repairFor(
  rule: string,
  text: string,
  language: RepairedLanguage,
): string | undefined {
  const repairs = language.isSource ? { ...repairsOf(language), ...ofSource } : repairsOf(language);
  const repaired = repairs[rule]?.(text, language);
  return repaired === text ? undefined : repaired;
}

function repairsOf({ code, isSource }: RepairedLanguage): Repairs {
  const own = isSource ? {} : { ...ofTranslations, ...ofLanguage.get(code) };
  return { ...ofCharacters, ...own, ...ofSpaces };
}

/** A repair that looks at words alone, not at what stands in placeholders, tags and addresses. */
function inWords(change: (masked: string) => string): Repair {
  return (text) => changeMasked(text, change);
}

/** Controls that stand for nothing; line breaks and tabs stand for a space. */
const controls = /(?!\s)[\p{Cc}\u180E\u2060-\u2065\u206A-\u206F\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

const ofCharacters: Repairs = {
  'rule-2': (text, { script }) => {
    const visible = text.replace(/[\u00AD\u200B\uFEFF]/gu, '');
    return script === 'arabic' ? visible : visible.normalize('NFC');
  },
  'control-character': (text) =>
    text.replace(/ *[\t\n\v\f\r\u0085\u2028\u2029]+ */gu, ' ').replace(controls, ''),
  'invisible-mark': (text, { script }) => {
    const isolated =
      script === 'arabic'
        ? text.replace(new RegExp(`${mark}+(${ltrRun})${mark}*`, 'gu'), '\u2066$1\u2069')
        : text;
    return isolated.replace(new RegExp(mark, 'gu'), '');
  },
  'rule-6': (text) => pairIsolates(text.replace(/[\u202A-\u202E]/gu, isolateFor)),
};

/** Last, because other repairs leave spaces. */
const ofSpaces: Repairs = { 'rule-1': (text) => text.trim().replace(/\x20{2,}/gu, ' ') };

/** Marks of a direction that hold no range together. */
const mark = '[\\u200E\\u200F\\u061C]';

/** Numbers and Latin words with what stands between them. */
const ltrRun =
  '[+\\d\\p{Script=Latin}](?:[\\d\\p{Script=Latin}+./:@_%&#()’, -]*[\\d\\p{Script=Latin}%)+])?';

const isolates: Readonly<Record<string, string>> = {
  ...{ '\u202A': '\u2066', '\u202D': '\u2066', '\u202B': '\u2067', '\u202E': '\u2067' },
  '\u202C': '\u2069',
};

function isolateFor(embedding: string): string {
  return isolates[embedding] ?? '';
}

/** Closes an isolate that is left open behind the number or Latin words it was opened for, and drops the others without a partner. */
function pairIsolates(text: string): string {
  const open: number[] = [];
  const single: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[\u2066-\u2069]/gu)) {
    if (sign !== '\u2069') open.push(index);
    else if (open.pop() === undefined) single.push(index);
  }
  const closed = open.map((start) => {
    const run = new RegExp(ltrRun, 'uy');
    run.lastIndex = start + 1;
    return { start, end: run.test(text) ? run.lastIndex : null };
  });
  const dropped = [...single, ...closed.flatMap(({ start, end }) => (end === null ? start : []))];
  const ends = closed.map(({ end }) => end);
  const signs = Array.from({ length: text.length + 1 }, (_, at) =>
    [ends.includes(at) ? '\u2069' : '', dropped.includes(at) ? '' : text.charAt(at)].join(''),
  );
  return signs.join('');
}

/** Straight quotation marks as pairs, if they can be paired. */
function pairQuotes(text: string, open: string, close: string): string {
  const parts = text.split('"');
  if (parts.length % 2 === 0) return text;
  return parts.reduce((all, part, at) => `${all}${at % 2 === 1 ? open : close}${part}`);
}

const ofTranslations: Repairs = { 'rule-21': (text) => text.replace(/\.{3,}/gu, '…') };

/** Not for all texts at once: some wordings of the source are specified with such signs. */
const ofSource: Repairs = {
  typography: inWords((masked) => {
    const withSigns = pairQuotes(masked, '“', '”').replace(/\.{3,}/gu, '…');
    // Before a word it may open a quotation.
    return /(?<![\p{L}\p{N}])'/u.test(withSigns) ? withSigns : withSigns.replaceAll("'", '’');
  }),
};

const western = (digit: string) => String((digit.codePointAt(0) ?? 0) % 16);

/** Words that end in the letter which is typed as ی elsewhere. */
const endsInAlef = /(?<!\p{L})([وف]?)(عل|إل|حت|لد|سو|مد|مت)ی(?!\p{L})/gu;

const arabicLetters: Readonly<Record<string, string>> = {
  ...{ '\u06A9': 'ك', '\u06AA': 'ك', '\u06BE': 'ه', '\u06C1': 'ه', '\u06D5': 'ه', '\u06CC': 'ي' },
};

const arabicMarks: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

const arabic: Repairs = {
  'rule-9': inWords((masked) =>
    masked.replace(
      /(?<=\p{Script=Arabic}[\u064B-\u0652]*)\s*([,;?])/gu,
      (_, sign: string) => arabicMarks[sign] ?? sign,
    ),
  ),
  'rule-10': (text) => text.replace(/\s+(?=[،؛؟])/gu, ''),
  'rule-11': (text) =>
    text
      .replace(/[\u0660-\u0669\u06F0-\u06F9]/gu, western)
      .replace(/(?<=\d)[\u066B\u066C](?=\d)/gu, (sign) => (sign === '\u066B' ? '.' : ',')),
  'rule-12': (text) => text.replace(/(?<=\p{Script=Arabic})\u0640+(?=\p{Script=Arabic})/gu, ''),
  'rule-13': (text) =>
    text.replace(/[\uFB50-\uFD3D\uFD50-\uFDF9\uFE70-\uFEFC]/gu, (letter) =>
      letter.normalize('NFKC').trim(),
    ),
  'rule-14': (text) =>
    text
      .replace(/(?<!\p{L})ف[ىی](?!\p{L})/gu, 'في')
      .replace(endsInAlef, '$1$2ى')
      // At the end of other words it may stand for ي or ى.
      .replace(/[\u06A9\u06AA\u06BE\u06C1\u06D5]|\u06CC(?=\p{M}*\p{L})/gu, (letter) => {
        return arabicLetters[letter] ?? letter;
      }),
};

const joined: Readonly<Record<string, string>> = { Oe: 'Œ', OE: 'Œ' };

const french: Repairs = {
  'rule-15': inWords((masked) =>
    masked.replace(/\s*([;!?])/gu, (found, sign: string, at: number) => {
      if (at === 0) return found;
      return '!?('.includes(masked.charAt(at - 1)) ? sign : `\u202F${sign}`;
    }),
  ),
  'rule-16': inWords((masked) => masked.replace(/(?<=.)\s*:(?!\d)/gu, '\u00A0:')),
  'rule-17': inWords((masked) =>
    pairQuotes(masked, '«', '»').replace(/«\s*/gu, '«\u00A0').replace(/\s*»/gu, '\u00A0»'),
  ),
  'rule-18': inWords((masked) => masked.replace(/(?<=\p{L})'/gu, '’')),
  'rule-19': (text) =>
    text.replace(
      /(?<!\p{L})(?:A propos|Etats?|Etudes?|Economi(?:e|que)s?|Emirats?|Equipes?|Echecs?|Egypte)(?!\p{L})/gu,
      (word) => (word.startsWith('A') ? 'À' : 'É') + word.slice(1),
    ),
  'rule-20': (text) =>
    text.replace(/oeuvre|coeur|soeur|noeud|voeu/giu, (word) =>
      word.replace(/oe/iu, (pair) => joined[pair] ?? 'œ'),
    ),
};

/** The repairs of the rules that one language has. */
const ofLanguage: ReadonlyMap<string, Repairs> = new Map([
  ['ar', arabic],
  ['fr', french],
]);
