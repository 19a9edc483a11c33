import { isHeldInSentences } from '../project';

/** One entry of `locales/glossary.json`: the translations beside `id`, `en` and `note`. */
export interface GlossaryEntry {
  id: string;
  en: string;
  note?: string;
  [language: string]: string | undefined;
}

/** What each word of a text has in common with its other forms; see `keysOf`. */
export type WordKeys = readonly (readonly string[])[];

/** A term that the glossary prescribes, as it is looked for inside sentences. */
export interface AgreedTerm {
  entry: GlossaryEntry;
  english: WordKeys;
  /** The wordings that a translation may have, each as short as a second mention makes it. */
  wordings: readonly WordKeys[];
}

/** Before a quotation in a note that a translator is warned of. */
const warned =
  /\b(?:not|never|nor|bare|avoids?|avoided|calque|means?|reads|suggests?|contradicts)\b/iu;

/** The terms of a glossary that are held inside sentences in one language. */
export function agreedTerms(
  glossary: readonly GlossaryEntry[],
  source: string,
  language: string,
): AgreedTerm[] {
  return glossary
    .filter(({ id }) => isHeldInSentences(id))
    .flatMap((entry) => {
      const agreed = entry[language];
      if (agreed === undefined) return [];
      const wordings = [agreed, ...noted(entry.note ?? '')]
        .map((wording) => wordKeys(wording, language).slice(0, 2))
        .filter((wording) => wording.length > 0);
      return [{ entry, english: wordKeys(entry.en, source), wordings }];
    });
}

/** The other wordings that a note allows, such as plurals: what it quotes without a warning. */
function noted(note: string): string[] {
  return note
    .split(/[.;:]\s/u)
    .flatMap((clause) => [...clause.matchAll(/«[\u00A0\u202F ]*([^»]+?)[\u00A0\u202F ]*»/gu)])
    .filter(({ index, input }) => !warned.test(input.slice(0, index)))
    .map(([, quoted = '']) => quoted);
}

/**
 * Whether a text has a wording, inflected or not.
 * @param gap how many words may stand between two of its words
 */
export function hasWording(text: WordKeys, wording: WordKeys, gap: number): boolean {
  const follows = (at: number, from: number): boolean => {
    const keys = wording[at];
    if (!keys) return true;
    const last = at === 0 ? text.length - 1 : Math.min(from + gap, text.length - 1);
    for (let place = from; place <= last; place += 1) {
      const isFound = text[place]?.some((key) => keys.includes(key));
      if (isFound && follows(at + 1, place + 1)) return true;
    }
    return false;
  };
  return follows(0, 0);
}

/** Words that carry no term. */
const small: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set('a au aux d de des du en l la le les par pour sur un une'.split(' ')),
};

/** The words of a text, as they are compared with those of a wording. */
export function wordKeys(text: string, language: string): WordKeys {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const ignored = small[language];
  return words.filter((word) => !ignored?.has(word)).map((word) => keysOf(word, language));
}

/** What a word has in common with its other forms: the same key means perhaps the same word. */
function keysOf(word: string, language: string): string[] {
  if (language === 'ar') return arabicKeys(word);
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  if (language === 'fr') return [plain.replace(/aux$/u, 'al').replace(/(?:es|s|x|e)$/u, '')];
  if (language === 'en') return [plain.replace(/ies$/u, 'y').replace(/s$/u, '')];
  return [plain];
}

/** The consonants of a word without what may be a prefix or a suffix: broken plurals keep them. */
function arabicKeys(word: string): string[] {
  const bare = word.replace(/\p{M}/gu, '').replace(/[أإآ]/gu, 'ا').replace(/ى/gu, 'ي');
  const stems = [bare];
  for (const prefix of [/^[وف]/u, /^[بلكس]/u, /^(?:ال|ل)/u]) {
    stems.push(
      ...stems.filter((stem) => prefix.test(stem)).map((stem) => stem.replace(prefix, '')),
    );
  }
  const endings = stems.flatMap((stem) => [stem, stem.replace(/(?:هما|ها|هم|كم|نا|ه|ي)$/u, '')]);
  const all = endings.flatMap((stem) => [stem, stem.replace(/(?:ات|ون|ين|ان|ة|ت)$/u, '')]);
  const keys = all.map((stem) => {
    const consonants = stem.replace(/[اويةءئؤ]/gu, '');
    return consonants.length < 2 ? stem : consonants;
  });
  return [...new Set(keys)].filter((key) => key.length >= 2);
}
