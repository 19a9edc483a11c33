import { z } from 'zod';
import { list, text } from './text';
import type { DiagramKind } from '../../site/diagrams';
import { limits } from './limits';

const inDiagram = 'Diagram of the service’s page';
const label = (what: string) => text(what, inDiagram, { limits: limits.diagramLabel });
const labels = (count: number, what: string) =>
  list([count, count], what, inDiagram, limits.diagramLabel);

export const diagramLabels = {
  funnel: z.strictObject({
    candidates: label('What passes the tests'),
    tests: labels(4, 'A test'),
    rejected: labels(3, 'A candidate that the test of the same place rejects'),
    result: label('The candidate that is left'),
  }),
  waterfall: z.strictObject({
    total: label('The whole'),
    deductions: labels(4, 'A part that is taken from it'),
    result: label('What is left'),
  }),
  gantt: z.strictObject({
    rows: labels(4, 'A phase over time'),
    gates: labels(3, 'What must be met before the next phase begins'),
  }),
  curve: z.strictObject({
    line: label('What the curve shows'),
    peak: label('Its highest time'),
    trough: label('Its lowest time'),
    ceiling: label('What it can’t pass'),
    shift: label('What lifts the low time'),
  }),
  leak: z.strictObject({
    source: label('What flows in'),
    stages: labels(3, 'A stage that it passes'),
    leaks: labels(3, 'What leaves it after the stage of the same place'),
    remains: label('What remains'),
  }),
  corridor: z.strictObject({
    start: label('Where the way begins'),
    gates: labels(4, 'A gate'),
    exits: labels(2, 'A lesser end that one may take'),
    end: label('Where the way ends'),
  }),
  ring: z.strictObject({
    centre: label('What the mandates are about'),
    mandates: labels(6, 'Who holds a power'),
    gap: label('A power that nobody holds'),
    overlap: label('A power that two hold'),
  }),
  dial: z.strictObject({
    centre: label('What is measured'),
    readings: labels(3, 'A zone of the gauge'),
    triggers: labels(3, 'What that zone sets off'),
  }),
  skyline: z.strictObject({
    segments: labels(4, 'A segment of the market'),
    demand: label('Key: what buyers are able to pay for'),
    built: label('Key: what stands or will stand'),
    announced: label('Key: what is only announced'),
  }),
  joints: z.strictObject({
    assets: labels(4, 'An asset'),
    capital: labels(4, 'The investor that suits the asset of the same place; the last suits none'),
  }),
  towers: z.strictObject({
    total: label('What a brand adds to the price'),
    deductions: labels(4, 'A part that is taken from it'),
    result: label('What is left'),
    own: label('The price without the brand'),
  }),
  calendar: z.strictObject({
    groups: labels(4, 'A group of guests; the second is the one to seek'),
    year: labels(2, 'The first month of the year, and the last'),
    quiet: label('Key: the months with few guests'),
    spend: label('Key: what a larger dot means'),
  }),
  hurdle: z.strictObject({
    reliefs: labels(3, 'A relief: too small, just enough, not needed'),
    verdicts: labels(3, 'What is advised on the relief of the same place'),
    unaided: label('Key: the return without the relief'),
    relief: label('Key: what the relief adds to it'),
    hurdle: label('Key: the return that investors ask for'),
  }),
  threads: z.strictObject({
    vision: label('Head of the first column: what the priorities serve'),
    budget: label('Head of the second column: the line of the budget'),
    law: label('Head of the third column, short: the law'),
    priorities: labels(3, 'A priority'),
    aside: label('An ambition that was left out'),
  }),
  shares: z.strictObject({
    risks: labels(5, 'A risk: the first is all the state’s, the last all the company’s'),
    state: label('Who carries the part at the start'),
    shared: label('Key: what both carry'),
    company: label('Who carries the part at the end'),
  }),
  counterfactual: z.strictObject({
    actual: label('The line of what happened'),
    without: label('The line of what would have happened'),
    reform: label('When the lines part'),
    causes: labels(3, 'What a part of the result is due to, the reform first, circumstance last'),
  }),
  worth: z.strictObject({
    assets: labels(5, 'An asset: two of the first outcome, two of the second, one of the third'),
    outcomes: labels(3, 'What is advised'),
    owner: label('Key: what it is worth to its present owner'),
    holder: label('Key: what it is worth to another'),
  }),
  roots: z.strictObject({
    promise: label('What the claims add up to'),
    claims: labels(3, 'A claim'),
    proofs: labels(3, 'What proves the claim of the same place'),
    struck: label('A claim that is struck out'),
    unproved: label('Why it is'),
  }),
  triangles: z.strictObject({
    scales: labels(3, 'What is weighed'),
    fields: labels(4, 'A field: two that are backed, one that is not yet, one that is declined'),
  }),
} as const satisfies Record<DiagramKind, z.ZodObject>;

export type DiagramLabels = { [Kind in DiagramKind]: z.infer<(typeof diagramLabels)[Kind]> };
