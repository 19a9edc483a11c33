import { z } from 'zod';
import { maxLength, samplePage as page, withLimit } from './sampleLimits';
import { button, list, plural, text } from './textSchema';

const heading = (description: string) => text(description, page);

/** Of assumptions that can each change the answer; no paper has more. */
const countsInWords = 8;

/** The texts that all sample papers share. */
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
