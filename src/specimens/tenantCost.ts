import {
  stack,
  valuesOf,
  zeroOf,
  type Amount,
  type Input,
  type Outcome,
  type Specimen,
  type ValuesOf,
} from './specimen';

/** The zone's values; `others` are those of the coastal, the highland and the overseas rival. */
const inputs = {
  workers: { value: 1200, range: [1000, 1500], unit: 'number' },
  minutes: { value: 22, range: [19, 25], unit: 'number' },
  price: { value: 62, range: [55, 70], unit: 'dollars' },
  margin: { value: 8, range: [5, 10], unit: 'percent' },
  load: { value: 2400, range: [2100, 2700], unit: 'number' },
  pay: { value: 100, range: [92, 115], unit: 'dollars', others: [150, 62, 136] },
  charges: { value: 18, range: [18, 18], unit: 'percent', others: [16, 11, 14] },
  efficiency: { value: 48, range: [44, 55], unit: 'percent', others: [56, 35, 57] },
  tariff: { value: 9, range: [8, 12], unit: 'number', others: [11, 5, 10] },
  outage: { value: 30, range: [15, 45], unit: 'hours', others: [6, 40, 14] },
  diesel: { value: 34, range: [30, 42], unit: 'number' },
  rent: { value: 36, range: [30, 42], unit: 'dollars', others: [48, 24, 42] },
  road: { value: 2600, range: [2200, 3000], unit: 'dollars', others: [350, 3100, 450] },
  port: { value: 380, range: [340, 450], unit: 'dollars', others: [240, 300, 300] },
  days: { value: 9, range: [7, 12], unit: 'days', others: [5, 13, 8] },
  day: { value: 0.3, range: [0.2, 0.8], unit: 'tenths' },
  rate: { value: 30, range: [30, 30], unit: 'percent', others: [28, 30, 20] },
  relief: { value: 0, range: [0, 0], unit: 'percent', others: [0, 0, 15] },
  plant: { value: 3.6, range: [3, 4.5], unit: 'millions' },
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

const places = ['zone', 'coastal', 'highland', 'overseas'] as const;
type Place = (typeof places)[number];

/** Of the workers, those who sew; the hours of a month and the minutes of a year that are worked. */
const [sewing, monthHours, yearMinutes] = [0.75, 208, 300 * 480];
/** Kilowatt-hours and square metres to a worker; containers moved, in and out, for each one sent. */
const [power, area, moves] = [1000, 10, 1.8];
/** The international minimum, and the part of payroll and of plant that it leaves out, once its transition is over. */
const [minimumRate, leftOut] = [0.15, 0.05];

/** The inputs of one place. */
function valuesAt(place: Place, i: Values): Values {
  const rival = places.indexOf(place) - 1;
  if (rival < 0) return i;
  const own = Object.entries(inputs).flatMap(([name, input]) =>
    'others' in input ? [[name, input.others[rival]] as const] : [],
  );
  return { ...i, ...Object.fromEntries(own) };
}

/**
 * What a dozen shirts cost in a place, in US dollars.
 * @param place the zone or a rival
 * @param i the inputs, those that differ as the zone has them
 */
export function dozenIn(place: Place, i: Values = valuesOf(inputs)) {
  const own = valuesAt(place, i);
  const dozens = (own.workers * sewing * yearMinutes * (own.efficiency / 100)) / (own.minutes * 12);
  const labour = (own.workers * own.pay * 12 * (1 + own.charges / 100)) / dozens;
  const dark = own.outage / monthHours;
  const kilowattHour = (own.tariff * (1 - dark) + own.diesel * dark) / 100;
  const energy = (own.workers * power * kilowattHour) / dozens;
  const rent = (own.workers * area * own.rent) / dozens;
  const freight = ((own.road + own.port) * moves) / own.load;
  const time = (own.days * own.day * own.price) / 100;
  const profit = (own.price * own.margin) / 100;
  const excluded = leftOut * (labour + (own.plant * 1e6) / dozens);
  const minimum = minimumRate * Math.max(profit - excluded, 0);
  const [full, offered] = [(profit * own.rate) / 100, (profit * own.relief) / 100];
  const group = Math.max(offered, minimum);
  const before = labour + energy + rent + freight + time;
  return { labour, energy, rent, freight, time, before, full, offered, group };
}

/**
 * The holiday beside the road, in US dollars a dozen.
 * @param road price of the road to the port for a container
 */
export function compare(road: number, i: Values = valuesOf(inputs)) {
  const all = places.map((place) => dozenIn(place, { ...i, road }));
  const [zone, ...rivals] = all as [(typeof all)[number], ...typeof all];
  const cheapest = Math.min(...rivals.map(({ before, group }) => before + group));
  const cheapestAlone = Math.min(...rivals.map(({ before, offered }) => before + offered));
  const at = rivals.findIndex(({ before, group }) => before + group === cheapest);
  const rivalRoad = inputs.road.others[at] ?? 0;
  return {
    ...{ all, zone, cheapest, cheapestAlone },
    /** What the holiday is worth to a member of a large group, and to a maker of its own. */
    holiday: zone.full - zone.group,
    holidayAlone: zone.full - zone.offered,
    /** What the zone's road costs beyond the cheapest rival's. */
    gap: ((road - rivalRoad) * moves) / i.load,
    /** Above zero where the zone with its holiday is dearer than the cheapest rival. */
    behind: zone.before + zone.group - cheapest,
    behindAlone: zone.before + zone.offered - cheapestAlone,
  };
}

/** The road's price from which it outweighs the holiday, and up to which the zone is the cheapest: for a group, and for a maker of its own. */
export function turnsOf(i: Values = valuesOf(inputs)) {
  const where = (f: (one: ReturnType<typeof compare>) => number) =>
    zeroOf((road) => f(compare(road, i)), 0, 6000);
  return {
    cheapest: where(({ behind }) => behind),
    road: where(({ gap, holiday }) => gap - holiday),
    cheapestAlone: where(({ behindAlone }) => behindAlone),
    roadAlone: where(({ gap, holidayAlone }) => gap - holidayAlone),
  };
}

const all = turnsOf();
const control = { min: 600, max: 3200, step: 100, base: 2600, unit: 'dollars' } as const;
const turns = { holiday: all.cheapest, road: all.road };
/** Of the bars: what their whole length stands for. */
const longest = 16;

function at(road: number): Outcome {
  const result = compare(road);
  const cents = (value: number): Amount => [value, 'cents'];
  const dollars = (value: number): Amount => [value, 'dollars'];
  const row = (of: (one: (typeof result.all)[number]) => number) =>
    result.all.map((one) => cents(of(one)));
  const base = valuesOf(inputs);
  const side = road > all.road ? 'road' : road > all.cheapest ? 'holiday' : 'cheapest';
  return {
    verdict: side,
    values: {
      ...{ holiday: cents(result.holiday), holidayAlone: cents(result.holidayAlone) },
      ...{ gap: cents(result.gap), behind: cents(Math.abs(result.behind)) },
      ...{ road: dollars(road), turn: dollars(all.road), turnAlone: dollars(all.roadAlone) },
      ...{ cheapest: dollars(all.cheapest), cheapestAlone: dollars(all.cheapestAlone) },
      zone: cents(result.zone.before + result.zone.group),
      day: cents((base.day * base.price) / 100),
      dark: cents(dozenIn('zone').energy - dozenIn('zone', { ...base, outage: 0 }).energy),
    },
    rows: {
      ...{ labour: row((one) => one.labour), energy: row((one) => one.energy) },
      ...{ rent: row((one) => one.rent), freight: row((one) => one.freight) },
      ...{ time: row((one) => one.time), before: row((one) => one.before) },
      ...{ full: row((one) => one.full), offered: row((one) => one.offered) },
      ...{ group: row((one) => one.group), total: row((one) => one.before + one.group) },
    },
    figure: {
      layout: 'lanes',
      parts: places.map((name, index) => {
        const { labour, energy, rent, freight, time, group } = result.all[index] ?? result.zone;
        const parts = [labour, energy + rent, freight + time, group];
        const total = parts.reduce((sum, part) => sum + part, 0);
        return {
          ...{ name, amount: cents(total), isStrong: name === 'zone' },
          marks: [
            ...stack(parts.slice(0, 3), ['tint', 'tone', 'solid'], longest),
            ...stack(parts, ['line', 'line', 'line', 'line'], longest),
          ],
        };
      }),
      key: { tint: 'labour', tone: 'site', solid: 'way', line: 'tax' },
    },
  };
}

/** Tenant cost comparison: a garment maker in a proposed zone and three rival places. */
export const tenantCost: Specimen = {
  ...{ control, inputs, turns, at },
  positions: [600, 1000, 1400, 1800, 2200, 2600, 3200],
  shown: ['zone', 'behind', 'gap', 'holiday'],
  columns: places,
  totals: ['before', 'total'],
  verdicts: ['cheapest', 'holiday', 'road'],
};
