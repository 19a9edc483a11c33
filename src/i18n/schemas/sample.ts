import { z } from 'zod';
import { plural, text } from './vocabulary';
import type { SampleSlug } from '../../site/catalogue';
import { samples as models } from '../../samples/samples';
import { button, limits } from './limits';

const page = 'Page of a sample paper';
const link = 'Pages that lead to a sample paper';
const number = 'Wherever a sample paper writes such a number';
const heading = (what: string) => text(what, page);
const unit = <Base extends string>(base: Base) =>
  plural(base, 'A number with its unit, for each kind of number', number);

/** The texts of `samples.json`: what all sample papers say alike. */
export const samples = z.strictObject({
  label: text('Says that it is a sample paper', link),
  title: text('Title of a sample paper', 'Browser tab, search results, shared links'),
  notice: text('Says what is invented and what is not', 'Top of a sample paper, also on paper'),
  dated: text('When the case plays, and its currency', page),
  service: text('Link back to the service', page),
  verdict: heading('Heading of the verdict'),
  table: heading('Heading of the table'),
  change: heading('Heading of the control and of what turns the verdict'),
  positions: heading('Heading of the table of positions'),
  outcome: heading('Head of the column that says what follows'),
  unknown: heading('Heading of what could not be found out'),
  inputs: heading('Heading of the inputs'),
  input: heading('Head of the column of inputs'),
  value: heading('Head of the column of values'),
  range: heading('Head of the column of ranges'),
  between: heading('A range'),
  source: heading('Head of the column of sources'),
  leftOut: heading('Heading of what was left out'),
  contact: button('Link to the contact section', page),
  units: z.strictObject({
    percent: text('A number of per cent', number),
    negative: text('An amount below zero', number),
    ...unit('dollars'),
    ...unit('millions'),
    ...unit('years'),
    ...unit('guests'),
  }),
});

const list = (what: string, least: number, most = least) =>
  z.array(text(what, page)).min(least).max(most);
/** A text for each of some names. */
const each = (names: readonly string[], what: string) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text(`${what}: ${name}`, page)])));

/** The texts of `samples/<slug>.json`: one paper. What its model has, it names. */
export function samplePaperOf(slug: SampleSlug) {
  const { inputs, columns, rows, legend, verdicts } = models[slug];
  const source = (name: string) =>
    z.strictObject({
      name: text(`Name of an input: ${name}`, page),
      source: text(`Where such a value comes from: ${name}`, page),
    });
  return z.strictObject({
    title: text('What the paper decides', page),
    description: text('Description of the page', 'Search results, shared links', {
      limits: limits.metaDescription,
    }),
    reader: text('For whom the paper is written', page),
    case: text('The invented case', page),
    verdicts: each(verdicts, 'Verdict while this holds; its first sentence stands alone elsewhere'),
    outcomes: each(verdicts, 'The verdict in two or three words'),
    caption: text('What the figure shows, in words', page),
    key: each(
      legend.map(([, name]) => name).filter((name) => !columns.includes(name)),
      'Part of a bar of the figure, or what its band is',
    ),
    table: z.strictObject({
      caption: text('What the table shows, and its unit', page),
      corner: text('Head of the column of rows', page),
      columns: each(columns, 'Head of a column'),
      rows: each(rows, 'Head of a row'),
    }),
    control: z.strictObject({
      label: text('Name of the control', page),
      value: text('Value of the control in words', page),
    }),
    turns: each(verdicts.slice(1), 'Where the verdict turns, for the form that holds above'),
    change: list('What would change the conclusion', 2),
    unknown: list('Something that could not be found out', 3, 5),
    inputs: z.strictObject(
      Object.fromEntries(Object.keys(inputs).map((name) => [name, source(name)])),
    ),
    leftOut: list('Something that was left out on purpose', 3, 5),
  });
}
