import { z } from 'zod';
import { list, text } from './textSchema';
import type { DiagramKind } from '../site/diagrams';
import { limits } from './limits';

const inDiagram = 'Diagram of the service’s page';
const label = (what: string) => text(what, inDiagram, { limits: limits.diagramLabel });
const labels = (count: number, what: string) =>
  list([count, count], what, inDiagram, limits.diagramLabel);

export const diagramLabels = {
  funnel: z.strictObject({
    candidates: label('The candidates that are tested'),
    tests: labels(4, 'A test'),
    rejected: labels(3, 'A candidate that the test with the same number rejects'),
    result: label('The candidate that is left'),
  }),
  waterfall: z.strictObject({
    total: label('The total'),
    deductions: labels(4, 'A deduction from the total'),
    result: label('What is left of the total'),
  }),
  gantt: z.strictObject({
    rows: labels(4, 'A phase over time'),
    gates: labels(3, 'What must be met before the next phase begins'),
  }),
  curve: z.strictObject({
    line: label('What the curve shows'),
    peak: label('The time at which the curve is highest'),
    trough: label('The time at which the curve is lowest'),
    ceiling: label('The ceiling that the curve can’t pass'),
    lift: label('What lifts the curve where it is low'),
  }),
  leak: z.strictObject({
    source: label('What flows in'),
    stages: labels(3, 'A stage through which the money flows'),
    leaks: labels(3, 'What is lost after the stage with the same number'),
    remains: label('What remains after the last stage'),
  }),
  corridor: z.strictObject({
    start: label('Where the way begins'),
    gates: labels(4, 'A gate on the way'),
    exits: labels(2, 'Where one leaves the way after a gate'),
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
    readings: labels(3, 'A zone of the dial'),
    triggers: labels(3, 'What the zone with the same number sets off'),
  }),
  skyline: z.strictObject({
    segments: labels(4, 'A segment of the market'),
    demand: label('Key: what buyers are able to pay for'),
    built: label('Key: what is or will be built'),
    announced: label('Key: what is only announced'),
  }),
  joints: z.strictObject({
    assets: labels(4, 'An asset'),
    capital: labels(4, 'The investor for the asset with the same number; none suits the last'),
  }),
  towers: z.strictObject({
    total: label('What a brand adds to the price'),
    deductions: labels(4, 'A deduction from the total'),
    result: label('What is left of the total'),
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
    advice: labels(3, 'What is advised on the relief with the same number'),
    unaided: label('Key: the return without the relief'),
    addedByRelief: label('Key: what the relief adds to the return'),
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
    state: label('Who carries the part of each risk at the start'),
    shared: label('Key: the part that both carry'),
    company: label('Who carries the part of each risk at the end'),
  }),
  counterfactual: z.strictObject({
    actual: label('The line of what happened'),
    without: label('The line of what would have happened'),
    reform: label('When the lines part'),
    causes: labels(3, 'What a part of the result is due to, the reform first, circumstance last'),
  }),
  worth: z.strictObject({
    assets: labels(5, 'An asset: two of the first outcome, two of the second, one of the third'),
    outcomes: labels(3, 'What is advised on an asset'),
    owner: label('Key: what an asset is worth to its present owner'),
    newOwner: label('Key: what an asset is worth to another possible owner'),
  }),
  roots: z.strictObject({
    promise: label('What the claims add up to'),
    claims: labels(3, 'A claim'),
    proofs: labels(3, 'What proves the claim with the same number'),
    struck: label('A claim that is struck out'),
    unproved: label('Why that claim is struck out'),
  }),
  triangles: z.strictObject({
    scales: labels(3, 'A scale on which fields are weighed'),
    fields: labels(4, 'A field: two that are backed, one that is not yet, one that is declined'),
  }),
} as const satisfies Record<DiagramKind, z.ZodObject>;

export type DiagramLabels = { [Kind in DiagramKind]: z.infer<(typeof diagramLabels)[Kind]> };
