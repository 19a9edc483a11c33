import type { Limits } from '../../../packages/locale-kit/schema';

const most = (element: string, en: number, ar: number, fr: number): Limits => ({
  element,
  characters: { en, ar, fr, other: Math.max(en, ar, fr) },
});

/** The table "Longest texts" of `locales/README.md`, and the counts that the texts of a page were written to. */
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
