import { z } from 'zod';
import { button, byId, list, text } from './text';
import type { SampleSlug } from '../../site/catalogue';
import { baseValues, keysOf, rowsOf } from '../../samples/model';
import { models } from '../../samples/samples';
import { limits, type Limits } from './limits';

const page = 'Page of a sample paper';
const withLimit = (element: string, en: number, other: number): { limits: Limits } => ({
  limits: { element, characters: { en, other } },
});
/** `short`, `medium` and `long` are for texts of different kinds that share a width in the layout. */
const maxLength = {
  short: withLimit('a word, a link, a cell of the strip, or the head of a column', 24, 28),
  medium: withLimit('a label or line beside the chart, the slider or a table', 46, 54),
  long: withLimit('the reader, the head of a row, or the name or source of an input', 70, 80),
  firmness: withLimit('the sentence on firmness', 80, 92),
  why: withLimit('the reason for an answer', 260, 300),
  title: withLimit('the title of a chart', 62, 72),
  unit: withLimit('the unit of a chart', 72, 82),
  lineName: withLimit('the name of a line', 14, 16),
  label: withLimit('a label in a chart', 28, 34),
  value: withLimit('the assumption in words', 60, 70),
  case: withLimit('the case', 420, 500),
  point: withLimit('a point of a list', 190, 220),
};
const heading = (description: string) => text(description, page);
const textsByName = <Name extends string>(
  names: readonly Name[],
  description: string,
  more: { limits: Limits },
) => byId(names, (name) => text(`${description}: ${name}`, page, more));
const points = (description: string) => list([3, 5], description, page, maxLength.point.limits);

export const samples = z.strictObject({
  title: text('Title of a sample paper', 'Browser tab, search results, shared links'),
  notice: text('Says what is invented and what is not', 'End of a sample paper; top in print'),
  service: text('Link back to the service', page, maxLength.short),
  instruction: text('What the slider is for', page, maxLength.medium),
  strip: z.strictObject({
    range: text('What a bracket over the strip at the slider means', page, maxLength.medium),
    tooClose: text('What a hatched cell of the strip means', page, maxLength.short),
  }),
  firmness: z.strictObject({
    firm: text('Word for an answer that no input changes', page, maxLength.short),
    depends: text('Word for an answer that depends on an input', page, maxLength.short),
    close: text('Word for an answer that is too close to call', page, maxLength.short),
    noInput: text('Explains the word for a firm answer', page, maxLength.firmness),
    oneInput: text('Explains that one input can change the answer', page, maxLength.firmness),
    tooLittle: text('Explains that a difference is too small', page, maxLength.firmness),
    changesAt: text('Line above the value at which the answer changes', page, maxLength.medium),
    tolerance: text('Label of the margin below which we do not choose', page, maxLength.medium),
  }),
  case: heading('Heading of the invented case'),
  table: heading('Heading of the table behind the chart'),
  change: z.strictObject({
    heading: heading('Heading of the table of what would change the answer'),
    note: text('Says that inputs are tried one at a time', page),
    input: text('Head of the column of inputs', page),
    base: text('Head of the column of base values', page),
    range: text('Head of the column of ranges', page),
    changesAt: text('Head of the column of values that change the answer', page),
    inRange: text('Head of the column that says whether that value is in the range', page),
    yes: text('Cell: the value is in the range', page),
    no: text('Cell: the value is not in the range', page),
    never: text('Cell: no value near the range changes the answer', page),
  }),
  assumptions: z.strictObject({
    heading: heading('Heading of the table of answers by assumption, without scripts and in print'),
    answer: text('Head of the column of answers', page),
  }),
  unknown: heading('Heading of what could not be found out'),
  inputs: z.strictObject({
    heading: heading('Heading of the inputs'),
    note: text('Currency and year of the amounts', page),
    range: text('Word before the range of an input', page),
  }),
  leftOut: heading('Heading of what was left out'),
  contact: button('Link to the contact section', page),
});

export function samplePaperOf(slug: SampleSlug) {
  const model = models[slug];
  const { verdicts, keyFigures, chart, slider } = model;
  const [, ...upperVerdicts] = verdicts;
  const evaluation = model.evaluate(baseValues(model), slider.base);
  const columns = keysOf(evaluation.table);
  const rows = rowsOf(evaluation);
  const inputs = keysOf(model.inputs);
  const answer = text('The answer', `${page}; spoken when the slider rests`, {
    limits: limits.sampleAnswer,
  });
  const why = text('The reason, in one or two sentences without a number', page, maxLength.why);
  return z.strictObject({
    description: text('Description of the page', 'Search results, shared links', {
      limits: limits.metaDescription,
    }),
    addressee: text('For whom the paper is written', page, maxLength.long),
    case: text('The invented case', page, maxLength.case),
    verdicts: byId(verdicts, () => z.strictObject({ answer, why })),
    close: byId(upperVerdicts, () => z.strictObject({ answer, why })),
    difference: text(
      'Label of the difference of the two best, with its unit',
      page,
      maxLength.medium,
    ),
    figures: z.strictObject({
      caption: text('What the key figures have in common, with the unit', page, maxLength.title),
      labels: textsByName(keyFigures, 'Label of a key figure', maxLength.medium),
    }),
    chart: z.strictObject({
      title: text('Title of the chart', page, maxLength.title),
      unit: text('Unit of the chart and how it is read', page, maxLength.unit),
      labels: z.strictObject({
        ...textsByName(chart.labels, 'Label in the chart', maxLength.label).shape,
        ...textsByName(keysOf(evaluation.lines), 'Name of a line, at its end', maxLength.lineName)
          .shape,
      }),
    }),
    assumption: z.strictObject({
      label: text('Name of the assumption, with its unit', page, maxLength.medium),
      value: text('The assumption in words', page, maxLength.value),
      ...(slider.min < 0 && {
        value_none: text('The assumption in words, at zero', page, maxLength.value),
        value_fall: text('The assumption in words, below zero', page, maxLength.value),
      }),
    }),
    table: z.strictObject({
      caption: text('What the table shows, with its unit', page),
      corner: text('Head of the column of rows', page, maxLength.medium),
      columns: textsByName(columns, 'Head of a column', maxLength.short),
      rows: textsByName(rows, 'Head of a row', maxLength.long),
    }),
    inputs: byId(inputs, () =>
      z.strictObject({
        name: text('Name of an input, with its unit', page, maxLength.long),
        source: text('Where such a value is taken from', page, maxLength.long),
      }),
    ),
    unknown: points('Something that could not be found out'),
    leftOut: points('Something that was left out on purpose'),
  });
}
