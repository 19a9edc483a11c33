/** What the keyboards of a language lack, and no check puts in. */
const byLanguage: Readonly<Record<string, string>> = {
  en: '’“”–…',
  fr: 'œæÀÇÉÈÊÎÔŒ«»–…',
  ar: '«»،؛؟–…',
};

/** The characters beside the field of a language. */
export function charactersOf(language: string): readonly string[] {
  return Array.from(byLanguage[language] ?? '–…');
}

/** The placeholders and tags of an English text that a translation lacks. */
export function missingParts(english: string, text: string): string[] {
  const parts = english.match(/\{\{[^}]*\}\}|<\/?\w+>/gu) ?? [];
  return [...new Set(parts)].filter((part) => !text.includes(part));
}
