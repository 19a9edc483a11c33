import { z } from 'zod';
import { text, type Limits } from './vocabulary';

const most = (element: string, en: number, ar: number, fr: number): Limits => ({
  element,
  characters: { en, ar, fr, other: Math.max(en, ar, fr) },
});

/** Limits from `docs/language/style-guide.md` (Lengths), and those of the layout. */
export const limits = {
  firmName: { ...most('the name of the firm', 28, 28, 28), isRoom: true },
  navigation: most('a link of the navigation', 12, 14, 14),
  headerButton: most('the button of the header', 16, 16, 20),
  headline: { ...most('the headline', 40, 40, 50), isRoom: true },
  button: most('a button', 28, 28, 34),
  cardTitle: most('the title of a card', 52, 54, 68),
  toastTitle: most('the title of a notification', 35, 35, 42),
  metaDescription: { element: 'the description of a page', characterRange: [50, 165] },
  homeDescription: { element: 'the description of the home page', characterRange: [50, 180] },
  intro: { element: 'the introduction of a service', words: [40, 95] },
  phaseTitle: most('the title of a phase', 34, 34, 44),
  phase: { element: 'the description of a phase', words: [20, 80] },
  question: { element: 'a question', words: [3, 20] },
  deliverable: most('the name of a deliverable', 36, 36, 44),
  use: { element: 'the use of a deliverable', words: [3, 18] },
  need: { element: 'something that the client brings', words: [2, 16] },
  region: { element: 'the paragraph on Africa and the Gulf', words: [25, 75] },
  places: most('the line of countries', 75, 75, 75),
  reason: { element: 'a reason', words: [5, 28] },
  situation: { element: 'a situation', words: [5, 26] },
  diagramLabel: most('a label in a diagram', 22, 22, 28),
  sampleLabel: most('the label of a sample paper', 30, 36, 36),
  sampleQuestion: most('the question of a sample paper', 70, 80, 80),
  sampleAnswer: most('the answer of a sample paper', 50, 58, 58),
  heroSample: most('the link to a sample paper', 70, 80, 80),
  sampleMove: most('the last line of a sample card', 60, 70, 70),
} as const satisfies Record<string, Limits>;

export const button = (what: string, where: string, term?: string) =>
  text(what, where, { limits: limits.button, term });

export const byId = <Id extends string, Made extends z.ZodType>(
  ids: readonly Id[],
  make: (id: Id) => Made,
) => z.strictObject(Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, Made>);

/** A list of texts. Where its length may vary, all languages have as many as English. */
export const list = (
  [least, most]: readonly [number, number],
  what: string,
  where: string,
  limits?: Limits,
) =>
  z
    .array(text(what, where, { limits }))
    .min(least)
    .max(most);
