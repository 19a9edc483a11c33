import { z } from 'zod';
import { button, byId, list, plural, text } from './textSchema';
import type { SampleSlug } from '../site/catalogue';
import {
  accountColumns,
  baseValues,
  decisionsOf,
  keysOf,
  rowsOf,
  type Model,
} from '../samples/model';
import { models } from '../samples/samples';
import { limits, type Limits } from './limits';

const page = 'Page of a sample paper';
const withLimit = (element: string, en: number, other: number): { limits: Limits } => ({
  limits: { element, characters: { en, other } },
});
/** `short`, `medium` and `long` are for texts of different kinds that share a width in the layout. */
const maxLength = {
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
const heading = (description: string) => text(description, page);
const textsByName = <Name extends string>(
  names: readonly Name[],
  description: string,
  more: { limits: Limits },
) => byId(names, (name) => text(`${description}: ${name}`, page, more));
const points = (description: string) => list([3, 5], description, page, maxLength.point.limits);

/** Of assumptions that can each change the answer; no paper has more. */
export const countsInWords = 8;
const corner = () => text('Head of the column of rows', page, maxLength.medium);

export const samples = z.strictObject({
  title: text(
    'Title of a sample paper; it begins with the question, {{name}}',
    'Browser tab, search results, shared links',
  ),
  notice: text('Says what is invented and what is not', 'End of a sample paper; top in print'),
  service: text('Link back to the service', page, maxLength.short),
  instruction: text('What the slider is for', page, maxLength.medium),
  closeTitle: text(
    'Title of the chart where the result is too close to call',
    page,
    maxLength.title,
  ),
  source: text('Under the chart: who computed it, and from what', page, maxLength.unit),
  range: text('A range, in a cell of a table; the numbers are examples', page, maxLength.medium),
  strip: z.strictObject({
    below: text(
      'At a threshold, before the answer that applies below it; all assumptions are percentages',
      page,
      maxLength.threshold,
    ),
    above: text('The same, before the answer that applies above it', page, maxLength.threshold),
    range: text(
      'Legend of the thick part of the track: the range of the assumption that the slider sets',
      page,
      maxLength.medium,
    ),
    tooClose: text(
      'Legend of a hatched cell of the strip; {{amount}} is the text `tolerance` of the paper',
      page,
      withLimit('the legend of a hatched cell', 60, 72),
    ),
  }),
  firmness: z.strictObject({
    firm: text('Word for an answer that no assumption changes', page, maxLength.short),
    conditional: text(
      'Word for an answer that holds while few assumptions do',
      page,
      maxLength.short,
    ),
    open: text('Word for an answer that many assumptions can change', page, maxLength.short),
    close: text('Word for an answer that is too close to call', page, maxLength.short),
    none: text('After “Firm”: explains it', page, maxLength.firmness),
    numbers: list(
      [countsInWords, countsInWords],
      'A number from two to nine, in words, as it stands in place of {{count}} in the next texts',
      page,
    ),
    ...plural(
      'count',
      'After “Conditional” or “Open”: how many assumptions can change the answer; {{count}} is a number in words',
      page,
    ),
    jointOnly: text(
      'After “Conditional”: only four assumptions together change the answer',
      page,
      maxLength.firmness,
    ),
    tooLittle: text(
      'After “Too close to call”: the difference is too small',
      page,
      maxLength.firmness,
    ),
    nearest: text(
      'The assumption that changes the answer most easily, within its range: the one of the slider',
      page,
      maxLength.nearest,
    ),
    nearest_other: text('The same, if the slider sets another', page, maxLength.nearest),
    nearestOutside: text(
      'The assumption that changes the answer most easily, but only outside its range: the one of the slider',
      page,
      maxLength.nearest,
    ),
    nearestOutside_other: text('The same, if the slider sets another', page, maxLength.nearest),
    jointShare: text(
      'After “Conditional”, before a number: how far the four together have to move from their base values, in % of the way to their worst values',
      page,
      maxLength.medium,
    ),
    tolerance: text('Label of the difference below which we do not choose', page, maxLength.medium),
  }),
  decide: z.strictObject({
    heading: heading('Heading of the table of what the reader has to decide'),
    note: text('Says for which case the decisions are stated', page),
    what: text('Head of the column of decisions', page, maxLength.short),
    who: text('Head of the column of those who decide', page, maxLength.short),
    when: text('Head of the column of dates', page, maxLength.short),
    cost: text('Head of the column of costs', page, maxLength.short),
  }),
  case: heading('Heading of the invented case'),
  table: heading('Heading of the table of results'),
  change: z.strictObject({
    heading: heading('Heading of the table of what would change the answer'),
    note: text('Says how assumptions are tried', page),
    follows: text('After the note, where the slider can be moved', page),
    input: text('Head of the column of assumptions', page),
    base: text('Head of the column of base values', page),
    range: text('Head of the column of ranges', page),
    changesAt: text('Head of the column of values that change the answer', page),
    then: text('Head of the column of answers beyond that value', page),
    inRange: text('Head of the column that says whether that value is in the range', page),
    yes: text('Cell: the value is in the range', page),
    no: text('Cell: the value is not in the range', page),
    never: text('Cell: no value near the range changes the answer', page),
    marked: text('The dot beside the name of an assumption, read aloud', page),
    together: text(
      'Head of the last row, before a number: how far the four assumptions with a dot have to move together, in % of the way to their worst values',
      page,
    ),
    neverTogether: text('Cell of that row: not even together do they change the answer', page),
  }),
  assumptions: z.strictObject({
    heading: heading('Heading of the table of answers by assumption, without scripts and in print'),
    answer: text('Head of the column of answers', page),
    close: text('Cell of that column: too close to call', page, maxLength.short),
  }),
  unknown: heading('Heading of what could not be found out'),
  inputs: z.strictObject({
    heading: heading('Heading of the list of all assumptions'),
    range: text('Word before the range of an assumption', page),
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
  const decisions = decisionsOf(model);
  const answer = text('The answer', `${page}; spoken when the slider rests`, {
    limits: limits.sampleAnswer,
  });
  const why = text('The reason, in one or two sentences without a number', page, maxLength.why);
  const title = text('Title of the chart: what it shows', page, maxLength.title);
  return z.strictObject({
    description: text('Description of the page', 'Search results, shared links', {
      limits: limits.metaDescription,
    }),
    addressee: text('For whom the paper is written', page, maxLength.long),
    case: text('The invented case', page, maxLength.case),
    verdicts: byId(verdicts, () => z.strictObject({ answer, why, title })),
    close: byId(upperVerdicts, () => z.strictObject({ answer, why })),
    tolerance: text(
      'The difference below which we do not choose, with its unit',
      page,
      maxLength.tolerance,
    ),
    figures: z.strictObject({
      caption: text('What the key figures have in common, with the unit', page, maxLength.title),
      labels: textsByName(keyFigures, 'Label of a key figure', maxLength.medium),
    }),
    chart: z.strictObject({
      unit: text('Unit of the chart and how it is read', page, maxLength.unit),
      labels: z.strictObject({
        ...textsByName(chart.labels, 'Label in the chart', maxLength.label).shape,
        ...textsByName(keysOf(evaluation.lines), 'Name of a line, at its end', maxLength.lineName)
          .shape,
      }),
    }),
    assumption: z.strictObject({
      label: text('Name of the assumption, with its unit', page, maxLength.medium),
      source: text('Where its base value and range are taken from', page, maxLength.long),
      value: text('The assumption in words', page, maxLength.value),
      ...(slider.min < 0 && {
        value_none: text('The assumption in words, at zero', page, maxLength.value),
        value_fall: text('The assumption in words, below zero', page, maxLength.value),
      }),
    }),
    table: z.strictObject({
      caption: text('What the table shows, with its unit', page),
      corner: corner(),
      columns: textsByName(columns, 'Head of a column', maxLength.short),
      rows: textsByName(rows, 'Head of a row', maxLength.long),
    }),
    ...accountTexts(model),
    decide: byId(decisions, () =>
      z.strictObject({
        what: text(
          'What is to be decided; a number, if any, is {{value, number}}',
          page,
          maxLength.decision,
        ),
        who: text('Who decides', page, maxLength.medium),
        when: text('By when', page, maxLength.medium),
        cost: text('What it costs; a number, if any, is {{value, number}}', page, maxLength.long),
      }),
    ),
    unknown: points('Something that could not be found out'),
    money: text('Currency and year of the amounts', page),
    inputs: byId(inputs, () =>
      z.strictObject({
        name: text('Name of an assumption, with its unit', page, maxLength.long),
        source: text('Where such a value is taken from', page, maxLength.long),
      }),
    ),
    leftOut: points('Something that was left out on purpose'),
  });
}

function accountTexts({ account }: Model) {
  const texts = {
    account: z.strictObject({
      caption: text('What the account shows, with its unit', page),
      corner: corner(),
      columns: textsByName(accountColumns, 'Head of a column', maxLength.medium),
      rows: textsByName(keysOf(account ?? {}), 'Head of a row', maxLength.long),
    }),
  };
  // A model without an account has no table that would ask for these texts.
  return account ? texts : ({} as typeof texts);
}
