import { z } from 'zod';
import { button, byId, list, text } from './text';
import type { SampleSlug } from '../../site/catalogue';
import { baseValues, keysOf, rowsOf } from '../../samples/model';
import { samples as models } from '../../samples/samples';
import { limits, type Limits } from './limits';

const page = 'Page of a sample paper';
const atMost = (element: string, en: number, other: number): { limits: Limits } => ({
  limits: { element, characters: { en, other } },
});
const short = {
  firmness: atMost('the sentence on firmness', 80, 92),
  why: atMost('the reason for an answer', 260, 300),
  cell: atMost('a cell of the strip of answers', 24, 28),
  title: atMost('the title of a chart', 62, 72),
  unit: atMost('the unit of a chart', 72, 82),
  line: atMost('the name of a line', 14, 16),
  label: atMost('a label in a chart', 28, 34),
  value: atMost('the assumption in words', 60, 70),
  figure: atMost('the label of a key figure', 46, 54),
  name: atMost('the name of an input', 70, 80),
  case: atMost('the case', 420, 500),
  point: atMost('a point of a list', 190, 220),
};
const heading = (what: string) => text(what, page);
const labelled = <Name extends string>(
  names: readonly Name[],
  what: string,
  more: { limits: Limits },
) => byId(names, (name) => text(`${what}: ${name}`, page, more));
const points = (what: string) => list([3, 5], what, page, short.point.limits);

export const samples = z.strictObject({
  title: text('Title of a sample paper', 'Browser tab, search results, shared links'),
  notice: text('Says what is invented and what is not', 'End of a sample paper; top in print'),
  service: text('Link back to the service', page, short.cell),
  instruction: text('Beside the slider: what it is for', page, short.figure),
  strip: z.strictObject({
    range: text('What a bracket over the answers means', page, short.figure),
    close: text('What a hatched cell between answers means', page, short.cell),
  }),
  firmness: z.strictObject({
    firm: text('Word for an answer that no input changes', page, short.cell),
    depends: text('Word for an answer that depends on an input', page, short.cell),
    close: text('Word for an answer that is too close to choose', page, short.cell),
    noInput: text('Explains the word for a firm answer', page, short.firmness),
    oneInput: text('Explains that one input can change the answer', page, short.firmness),
    tooLittle: text('Explains that a difference is too small', page, short.firmness),
    changesAt: text('Above the value at which the answer changes', page, short.figure),
    margin: text('Label of the margin below which we do not choose', page, short.figure),
  }),
  case: heading('Heading of the invented case'),
  table: heading('Heading of the table behind the chart'),
  change: z.strictObject({
    heading: heading('Heading of the table of what would change the answer'),
    note: text('How inputs are tried: one at a time', page),
    assumption: text('Head of the column of inputs', page),
    base: text('Head of the column of base values', page),
    range: text('Head of the column of ranges', page),
    changesAt: text('Head of the column of values that change the answer', page),
    inRange: text('Head of the column that says whether that lies in the range', page),
    yes: text('Cell: it lies in the range', page),
    no: text('Cell: it does not lie in the range', page),
    never: text('Cell: no value near the range changes the answer', page),
  }),
  positions: z.strictObject({
    heading: heading('Heading of the table of positions, without scripts and in print'),
    answer: text('Head of the column of answers', page),
  }),
  unknown: heading('Heading of what could not be found out'),
  inputs: z.strictObject({
    heading: heading('Heading of the inputs'),
    note: text('When the case plays, and its currency', page),
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
  const why = text('Why: one or two sentences without a number', page, short.why);
  return z.strictObject({
    description: text('Description of the page', 'Search results, shared links', {
      limits: limits.metaDescription,
    }),
    reader: text('For whom the paper is written', page, short.name),
    case: text('The invented case', page, short.case),
    verdicts: byId(verdicts, () =>
      z.strictObject({ answer, why, cell: text('The answer in the strip', page, short.cell) }),
    ),
    close: byId(upperVerdicts, () => z.strictObject({ answer, why })),
    difference: text('Label of the difference of the two best, with its unit', page, short.figure),
    figures: z.strictObject({
      caption: text('What the key figures have in common, with the unit', page, short.title),
      labels: labelled(keyFigures, 'Label of a key figure', short.figure),
    }),
    chart: z.strictObject({
      title: text('Title of the chart', page, short.title),
      unit: text('Unit of the chart and how it is read', page, short.unit),
      labels: z.strictObject({
        ...labelled(chart.labels, 'Label in the chart', short.label).shape,
        ...labelled(keysOf(evaluation.lines), 'Name of a line, at its end', short.line).shape,
      }),
    }),
    control: z.strictObject({
      label: text('Name of the assumption, with its unit', page, short.figure),
      value: text('The assumption in words', page, short.value),
      ...(slider.signed && {
        value_none: text('The assumption in words, at zero', page, short.value),
        value_fall: text('The assumption in words, below zero', page, short.value),
      }),
    }),
    table: z.strictObject({
      caption: text('What the table shows, with its unit', page),
      corner: text('Head of the column of rows', page, short.figure),
      columns: labelled(columns, 'Head of a column', short.cell),
      rows: labelled(rows, 'Head of a row', short.name),
    }),
    inputs: byId(inputs, () =>
      z.strictObject({
        name: text('Name of an input, with its unit', page, short.name),
        source: text('Where such a value is taken from', page, short.name),
      }),
    ),
    unknown: points('Something that could not be found out'),
    leftOut: points('Something that was left out on purpose'),
  });
}
