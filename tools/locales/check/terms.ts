import type { AllowedText, GlossaryEntry } from '../files/project';

export type Terms = ReturnType<typeof prepareTerms>;

/** Look-ups in the glossary and the allow-list. */
export function prepareTerms(glossary: readonly GlossaryEntry[], allowed: readonly AllowedText[]) {
  return {
    byId: (id: string) => glossary.find((entry) => entry.id === id),
    /** The prescribed translations of an English text. */
    translationsOf: (english: string, language: string): string[] =>
      glossary.filter(({ en }) => en === english).flatMap((entry) => entry[language] ?? []),
    hasEnglish: (text: string) => glossary.some(({ en }) => en === text),
    isAllowed: (text: string, language: string) =>
      allowed.some((entry) => entry.text === text && (entry.languages?.includes(language) ?? true)),
  };
}
