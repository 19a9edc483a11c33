import {
  line,
  valuesOf,
  zeroOf,
  type Amount,
  type Input,
  type Outcome,
  type Specimen,
  type ValuesOf,
} from './specimen';

/** Constant prices of year 1; areas in square metres of floor for each square metre of plot. */
const inputs = {
  ratio: { value: 3, range: [3, 3], unit: 'decimal' },
  price: { value: 2700, range: [2500, 2850], unit: 'dollars' },
  rent: { value: 235, range: [215, 255], unit: 'dollars' },
  yield: { value: 8.5, range: [8, 9.25], unit: 'tenths' },
  room: { value: 13600, range: [12000, 15500], unit: 'dollars' },
  hotelYield: { value: 9.5, range: [9, 10.5], unit: 'tenths' },
  flatCost: { value: 1150, range: [1080, 1260], unit: 'dollars' },
  officeCost: { value: 1080, range: [1000, 1200], unit: 'dollars' },
  hotelCost: { value: 1800, range: [1650, 2000], unit: 'dollars' },
  fees: { value: 15, range: [13, 18], unit: 'percent' },
  finance: { value: 6.5, range: [5.5, 8], unit: 'tenths' },
  profit: { value: 18, range: [15, 20], unit: 'percent' },
  offPlan: { value: 60, range: [40, 75], unit: 'percent' },
  recovery: { value: 50, range: [25, 70], unit: 'percent' },
  follow: { value: 60, range: [40, 80], unit: 'percent' },
  owner: { value: 9, range: [8, 11], unit: 'percent' },
  holding: { value: 9, range: [7, 12], unit: 'dollars' },
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

/** Years that building takes, and that the owner may wait. */
const building = 3;
const waiting = 3;

/** Of the permitted floor, what can be sold or let; square metres of floor to a hotel room. */
const net = { flats: 0.82, offices: 0.84 };
const roomArea = 52;
/** Of value: agents, marketing, and for offices also the time until they are let; rent that never comes in. */
const selling = { flats: 0.04, offices: 0.06, hotel: 0.02 };
const lost = 0.18;

interface Appraisal {
  /** US dollars for each square metre of plot. */
  value: number;
  selling: number;
  construction: number;
  fees: number;
  finance: number;
  profit: number;
  residual: number;
  /** The residual at the start of building. */
  land: number;
}

/**
 * The residual value of the plot for a use, in US dollars a square metre of plot.
 * @param value worth of the finished building for each square metre of plot
 * @param cost of construction for each square metre of floor
 */
function appraise(i: Values, value: number, cost: number, sale: number): Appraisal {
  const construction = cost * i.ratio;
  const fees = (construction * i.fees) / 100;
  const rate = i.finance / 100;
  const own = {
    ...{ value, selling: value * sale, construction, fees },
    finance: ((construction + fees) * rate * building) / 2,
    profit: (value * i.profit) / 100,
  };
  const residual = value - own.selling - construction - fees - own.finance - own.profit;
  return { ...own, residual, land: residual / (1 + rate) ** building };
}

/**
 * The four courses at a change of sale prices.
 * @param change in per cent of today's prices; a part of it is regained while one builds or waits
 * @param i the inputs
 */
export function landUse(change: number, i: Values = valuesOf(inputs)) {
  const later = (change / 100) * (1 - i.recovery / 100);
  const sold = (change / 100) * (i.offPlan / 100) + later * (1 - i.offPlan / 100);
  const flats = (at: number) =>
    appraise(i, i.price * net.flats * i.ratio * (1 + at), i.flatCost, selling.flats);
  const offices = (at: number) => {
    const value = (i.rent * (1 - lost)) / (i.yield / 100);
    const all = value * net.offices * i.ratio * (1 + (at * i.follow) / 100);
    return appraise(i, all, i.officeCost, selling.offices);
  };
  const hotel = (at: number) => {
    const value = (i.room / (i.hotelYield / 100) / roomArea) * i.ratio;
    return appraise(i, value * (1 + (at * i.follow) / 100), i.hotelCost, selling.hotel);
  };
  const now = { flats: flats(sold), offices: offices(later), hotel: hotel(later) };
  const best = Math.max(now.flats.land, now.offices.land, now.hotel.land);
  const afterwards = [flats(later), offices(later), hotel(later)];
  const then = afterwards.reduce((one, other) => (other.land > one.land ? other : one));
  const discount = (1 + i.owner / 100) ** -waiting;
  const held = (i.holding * (1 - discount)) / (i.owner / 100);
  return { ...now, best, then, wait: Math.max(then.land, 0) * discount - held };
}

/** The fall, as a change below zero, from which waiting is worth more than building, and from which nothing is worth building. */
export function turnsOf(i: Values = valuesOf(inputs)) {
  return {
    wait: zeroOf((at) => landUse(at, i).best, -60, 60),
    build: zeroOf((at) => landUse(at, i).best - landUse(at, i).wait, -60, 60),
  };
}

const turns = turnsOf();
const control = { min: -25, max: 10, step: 1, base: 0, unit: 'change' } as const;
/** Of the chart: what its foot and its head stand for. */
const [foot, head] = [-650, 1100];

function at(change: number): Outcome {
  const { flats, offices, hotel, then, wait, best } = landUse(change);
  const courses = [flats, offices, hotel, then];
  const dollars = (value: number): Amount => [value, 'dollars'];
  const row = (of: (one: Appraisal) => number) => courses.map((one) => dollars(of(one)));
  const verdict = best <= 0 ? 'none' : wait > best ? 'wait' : 'build';
  const worth = { flats: flats.land, offices: offices.land, hotel: hotel.land, wait };
  const strongest = verdict === 'build' ? 'flats' : 'wait';
  const looks = { flats: 'bold', offices: 'line', hotel: 'faint', wait: 'dash' } as const;
  const of = (name: keyof typeof worth, change: number) => {
    const result = landUse(change);
    return name === 'wait' ? result.wait : result[name].land;
  };
  const x = (change: number) => ((change - control.min) / (control.max - control.min)) * 100;
  const y = (value: number) => ((head - value) / (head - foot)) * 100;
  return {
    verdict,
    values: {
      ...{ flats: dollars(flats.land), offices: dollars(offices.land), wait: dollars(wait) },
      ...{ hotel: dollars(hotel.land), best: dollars(best), turn: [-turns.build, 'tenths'] },
      none: [-turns.wait, 'tenths'],
      low: [inputs.recovery.range[0], 'percent'],
      high: [inputs.recovery.range[1], 'percent'],
      turnLow: [
        -turnsOf({ ...valuesOf(inputs), recovery: inputs.recovery.range[0] }).build,
        'tenths',
      ],
      turnHigh: [
        -turnsOf({ ...valuesOf(inputs), recovery: inputs.recovery.range[1] }).build,
        'tenths',
      ],
      ...{ recovery: [inputs.recovery.value, 'percent'], years: [waiting, 'years'] },
    },
    rows: {
      ...{ value: row((one) => one.value), selling: row((one) => one.selling) },
      ...{ construction: row((one) => one.construction), fees: row((one) => one.fees) },
      ...{ finance: row((one) => one.finance), profit: row((one) => one.profit) },
      residual: row((one) => one.residual),
      time: row((one) => one.residual - one.land),
      waiting: [null, null, null, dollars(then.land - wait)],
      today: Object.values(worth).map(dollars),
    },
    figure: {
      layout: 'chart',
      parts: Object.entries(worth).map(([name, value]) => ({
        ...{ name, amount: dollars(value), isStrong: name === strongest },
        marks: [
          {
            look: looks[name as keyof typeof worth],
            d: line(control, (one) => [x(one), y(of(name as keyof typeof worth, one))]),
          },
        ],
      })),
      ground: [
        { look: 'faint', d: `M0 ${y(0)}H100` },
        { look: 'tint', d: `M${x(change) - 0.8} 0h1.6V100h-1.6z` },
      ],
    },
  };
}

/** Use recommendation paper: three uses of a plot, and waiting. */
export const landUsePaper: Specimen = {
  ...{ control, inputs, turns, at },
  positions: [-25, -20, -15, -10, -5, 0, 10],
  shown: ['flats', 'offices', 'hotel', 'wait'],
  columns: ['flats', 'offices', 'hotel', 'wait'],
  totals: ['residual', 'today'],
  verdicts: ['none', 'wait', 'build'],
};
