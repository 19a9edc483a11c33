/** One entry of `locales/glossary.json`: the translations beside `id`, `en` and `note`. */
export interface GlossaryEntry {
  id: string;
  en: string;
  note?: string;
  [language: string]: string | undefined;
}

/** A text that may equal the English one in some languages. */
export interface AllowedText {
  text: string;
  /** Codes of the languages; absent means all. */
  languages?: string[];
  /** Why it is the same there. */
  why: string;
}

/** The terms that the texts are checked against. */
export interface Terms {
  /** The entry with this id. */
  byId(id: string): GlossaryEntry | undefined;
  /** The prescribed translations of an English text, none if the glossary doesn't have it. */
  translationsOf(english: string, language: string): string[];
  /** Whether the glossary has exactly this English text. */
  hasEnglish(text: string): boolean;
  /** Whether a text may be the same as in English. */
  isAllowed(text: string, language: string): boolean;
}

/** Prepares the glossary and the allow-list for look-up. */
export function prepareTerms(
  glossary: readonly GlossaryEntry[],
  allowed: readonly AllowedText[],
): Terms {
  const byEnglish = new Map<string, GlossaryEntry[]>();
  for (const entry of glossary) {
    byEnglish.set(entry.en, [...(byEnglish.get(entry.en) ?? []), entry]);
  }
  const byId = new Map(glossary.map((entry) => [entry.id, entry]));
  const allowedByText = new Map(allowed.map((entry) => [entry.text, entry]));
  return {
    byId: (id) => byId.get(id),
    translationsOf: (english, language) =>
      (byEnglish.get(english) ?? []).flatMap((entry) => entry[language] ?? []),
    hasEnglish: (text) => byEnglish.has(text),
    isAllowed: (text, language) => {
      const entry = allowedByText.get(text);
      return entry !== undefined && (entry.languages?.includes(language) ?? true);
    },
  };
}
