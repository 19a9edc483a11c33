/** What is known of a key: the source of the limits, of the editor's descriptions and of the schemas. */
export interface KeyEntry {
  /** Path of the value; `*` stands for any one name or number, a plural key is its base. */
  key: string;
  /** What it is, for a translator. */
  what: string;
  /** Where it shows. */
  where: string;
  limits?: Limits;
  /** Id of the glossary entry that prescribes the wording in every language. */
  term?: string;
}

/** How long a text may be. Breaking a limit is a warning. */
export interface Limits {
  /** What the limit is for, such as `a button`. */
  element: string;
  /** Most graphemes (characters as a reader counts them), by language; `other` for the rest. */
  characters?: { en: number; ar: number; fr: number; other: number };
  /** Least and most characters in every language. */
  characterRange?: readonly [number, number];
  /** Least and most words in every language. */
  words?: readonly [number, number];
}

const most = (element: string, en: number, ar: number, fr: number): Limits => ({
  element,
  characters: { en, ar, fr, other: Math.max(en, ar, fr) },
});

/** The table "Lengths" of the style guide, and the counts that the texts of a page were written to. */
export const limits = {
  navigation: most('a link of the navigation', 12, 14, 14),
  headerButton: most('the button of the header', 16, 16, 20),
  button: most('a button', 28, 28, 34),
  cardTitle: most('the title of a card', 52, 54, 68),
  toastTitle: most('the title of a notification', 35, 35, 42),
  metaDescription: { element: 'the description of a page', characterRange: [50, 160] },
  /** The specification's own text for the home page is longer than search results show. */
  homeDescription: { element: 'the description of the home page', characterRange: [50, 180] },
  intro: { element: 'the introduction of a service', words: [45, 90] },
  phase: { element: 'the description of a phase', words: [30, 60] },
  summary: { element: 'the text of a card', words: [15, 30] },
} as const satisfies Record<string, Limits>;
