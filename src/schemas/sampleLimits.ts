import type { Limits } from './limits';

export const samplePage = 'Page of a sample paper';

export const withLimit = (element: string, en: number, other: number): { limits: Limits } => ({
  limits: { element, characters: { en, other } },
});

/** `short`, `medium` and `long` are for texts of different kinds that share a width in the layout. */
export const maxLength = {
  short: withLimit('a word, a link, or the head of a column', 24, 28),
  medium: withLimit('a label or line beside the chart, the slider or a table', 54, 64),
  threshold: withLimit('the label of a threshold', 30, 40),
  long: withLimit('the reader, the head of a row, or the name or source of an assumption', 76, 88),
  firmness: withLimit('the sentence on firmness', 80, 92),
  nearest: withLimit('the label of the nearest assumption', 54, 74),
  why: withLimit('the reason for an answer', 260, 300),
  title: withLimit('the title of a chart', 76, 86),
  unit: withLimit('the unit of a chart', 72, 82),
  lineName: withLimit('the name of a line', 14, 16),
  label: withLimit('a label in a chart', 28, 34),
  value: withLimit('the assumption in words', 60, 70),
  case: withLimit('the case', 420, 500),
  point: withLimit('a point of a list', 190, 220),
  decision: withLimit('what is to be decided', 130, 150),
  tolerance: withLimit('the difference below which we do not choose', 36, 44),
};
