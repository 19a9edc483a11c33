import { z } from 'zod';
import {
  accountColumns,
  baseValues,
  decisionsOf,
  keysOf,
  rowsOf,
  type Model,
} from '../samples/model';
import { models } from '../samples/samples';
import type { SampleSlug } from '../site/catalogue';
import { limits, type Limits } from './limits';
import { maxLength, samplePage as page } from './sampleLimits';
import { byId, list, text } from './textSchema';

const textsByName = <Name extends string>(
  names: readonly Name[],
  description: string,
  more: { limits: Limits },
) => byId(names, (name) => text(`${description}: ${name}`, page, more));
const points = (description: string) => list([3, 5], description, page, maxLength.point.limits);

const corner = () => text('Head of the column of rows', page, maxLength.medium);

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
