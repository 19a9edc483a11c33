export interface Limits {
  /** The limited text, as a finding of `npm run locales` calls it. */
  element: string;
  /** True if a longer text breaks the layout: the finding is an error, not a warning. */
  isHardLimit?: boolean;
  /** The maximum by language, in graphemes; `other` for languages that are not listed. */
  characters?: Readonly<Record<string, number>> & { other: number };
  characterRange?: readonly [least: number, most: number];
  words?: readonly [least: number, most: number];
}

const maxCharacters = (element: string, en: number, ar: number, fr: number): Limits => ({
  element,
  characters: { en, ar, fr, other: Math.max(en, ar, fr) },
});

/** Limits from `docs/language/style-guide.md` (Lengths), and those of the layout. */
export const limits = {
  firmName: { ...maxCharacters('the name of the firm', 28, 28, 28), isHardLimit: true },
  navigation: maxCharacters('a link of the navigation', 12, 14, 14),
  headerButton: maxCharacters('the button of the header', 16, 16, 20),
  headline: { ...maxCharacters('the headline', 40, 40, 50), isHardLimit: true },
  button: maxCharacters('a button', 28, 28, 34),
  cardTitle: maxCharacters('the title of a card', 52, 54, 68),
  toastTitle: maxCharacters('the title of a notification', 35, 35, 42),
  metaDescription: { element: 'the description of a page', characterRange: [50, 165] },
  homeDescription: { element: 'the description of the home page', characterRange: [50, 180] },
  intro: { element: 'the introduction of a service', words: [40, 95] },
  phaseTitle: maxCharacters('the title of a phase', 34, 34, 44),
  phase: { element: 'the description of a phase', words: [20, 80] },
  question: { element: 'a question', words: [3, 20] },
  deliverable: maxCharacters('the name of a deliverable', 36, 36, 44),
  decision: { element: 'a decision of the client', words: [3, 18] },
  need: { element: 'something that the client brings', words: [2, 16] },
  region: { element: 'the paragraph on Africa and the Gulf', words: [25, 75] },
  places: maxCharacters('the line of countries', 75, 75, 75),
  reason: { element: 'a reason', words: [5, 28] },
  situation: { element: 'a situation', words: [5, 26] },
  diagramLabel: maxCharacters('a label in a diagram', 22, 22, 28),
  sampleLabel: maxCharacters('the label of a sample paper', 30, 36, 36),
  sampleQuestion: maxCharacters('the question of a sample paper', 70, 80, 80),
  sampleAnswer: maxCharacters('the answer of a sample paper', 50, 58, 58),
  sampleCell: maxCharacters('a cell of the strip of a sample paper', 24, 28, 28),
  heroSample: maxCharacters('the link to a sample paper', 70, 80, 80),
  sampleAssumption: maxCharacters('the assumption of a sample card', 70, 80, 80),
} as const satisfies Record<string, Limits>;
