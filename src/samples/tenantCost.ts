import { range } from 'd3-array';
import { rootBetween } from './arithmetic';
import { defineModel, mapValues, type Input, type Range, type ValuesOf } from './model';

type Site = 'zone' | Rival;
type Rival = (typeof rivals)[number];
export const rivals = ['coastal', 'highland', 'overseas'] as const;

/** Money is in US dollars ($). */
const inputs = {
  workers: { value: 1200, range: [1000, 1500] }, // in the plant
  sewingShare: { value: 75, range: [70, 80] }, // % of workers who sew
  workingDays: { value: 300, range: [290, 306] }, // days of eight hours a year
  minutesPerShirt: { value: 22, range: [19, 25] }, // of sewing, per shirt
  dozenPrice: { value: 62, range: [55, 70] }, // $ at the port
  profitMargin: { value: 8, range: [5, 10] }, // % of price, before tax
  dozensPerContainer: { value: 2400, range: [2100, 2700] },
  pay: bySite(118, [109, 136], 174, 69, 155), // $ per worker a month, charges included
  powerPrice: bySite(12.6, [10, 16], 11.7, 10.6, 11.6), // US cents per kWh, diesel during outages included
  powerPerWorker: { value: 1000, range: [850, 1200] }, // kWh a year
  areaPerWorker: { value: 10, range: [9, 12] }, // m² of floor
  rent: bySite(36, [30, 42], 48, 24, 42), // $ per m² a year
  haulage: bySite(2600, [2200, 3000], 350, 3100, 450), // $ per container, on today's road
  sealedHaulage: { value: 1700, range: [1400, 2100] }, // the same from the zone, on a sealed road
  sealedDays: { value: 8, range: [7, 9] }, // days from gate to ship, on a sealed road
  roadCost: { value: 5, range: [3, 8] }, // $ million a year, of a sealed road
  portCharge: bySite(380, [340, 450], 240, 300, 300), // $ per container
  journeys: { value: 1.8, range: [1.6, 2] }, // per container of shirts: fabric comes in, shirts go out
  transitDays: bySite(9, [7, 12], 5, 13, 8), // days from gate to ship
  dayCost: { value: 0.3, range: [0.2, 0.8] }, // % of price, for a day in transit
  taxRate: bySite(30, [30, 30], 28, 30, 20), // % of profit
  holidayTaxRate: bySite(0, [0, 0], 0, 0, 15), // % of profit, with the tax holiday
  minimumTax: { value: 15, range: [15, 15] }, // % of profit, due worldwide from large groups
  exclusion: { value: 5, range: [5, 5] }, // profit of this % of payroll and tangible assets is exempt from it
  tangibleAssets: { value: 3.6, range: [3, 4.5] }, // $ million
} as const satisfies Record<string, Input<Site>>;
type Values = ValuesOf<typeof inputs>;

function bySite(value: number, range: Range, coastal: number, highland: number, overseas: number) {
  return { value, range, column: 'zone' as const, others: { coastal, highland, overseas } };
}

const efficiency = {
  base: 48,
  range: [46, 56] as Range,
  others: { coastal: 56, highland: 35, overseas: 57 },
};
const workMinutesPerDay = 480;
// Less than one day less in transit would save.
const tolerance = 0.15;

/** @param efficiency of a settled sewing line, in % of its working time */
function dozensAYear(i: Values, efficiency: number) {
  const sewingWorkers = i.workers * (i.sewingShare / 100);
  const sewnMinutes = sewingWorkers * i.workingDays * workMinutesPerDay * (efficiency / 100);
  return sewnMinutes / (i.minutesPerShirt * 12);
}

/** The cost of a dozen shirts delivered to the port, in $; `total` is with the tax holiday. */
function costPerDozen(i: Values, efficiency: number) {
  const dozens = dozensAYear(i, efficiency);
  const labour = (i.workers * i.pay * 12) / dozens;
  const energy = (i.workers * i.powerPerWorker * (i.powerPrice / 100)) / dozens;
  const rent = (i.workers * i.areaPerWorker * i.rent) / dozens;
  const freight = ((i.haulage + i.portCharge) * i.journeys) / i.dozensPerContainer;
  const time = i.transitDays * (i.dayCost / 100) * i.dozenPrice;
  const beforeTax = labour + energy + rent + freight + time;

  const profit = i.dozenPrice * (i.profitMargin / 100);
  const assetsPerDozen = (i.tangibleAssets * 1e6) / dozens;
  const excludedProfit = (i.exclusion / 100) * (labour + assetsPerDozen);
  // What the international minimum tax adds to the holiday's rate.
  const topUpRate = Math.max(i.minimumTax - i.holidayTaxRate, 0) / 100;
  const topUp = topUpRate * Math.max(profit - excludedProfit, 0);
  const tax = profit * (i.holidayTaxRate / 100) + topUp;
  const total = beforeTax + tax;
  const fullTax = profit * (i.taxRate / 100);
  return { labour, energy, rent, freight, time, beforeTax, tax, total, fullTax };
}

/** The zone on today's road and on a sealed road, and the other sites. */
export function costsBySite(i: Values, zoneEfficiency: number) {
  const allInputs: Readonly<Record<keyof Values, Input<Site>>> = inputs;
  const costAt = (site: Rival) => {
    const valuesAtSite = mapValues(allInputs, ({ others }, name) => others?.[site] ?? i[name]);
    return costPerDozen(valuesAtSite, efficiency.others[site]);
  };
  const onSealedRoad = { ...i, haulage: i.sealedHaulage, transitDays: i.sealedDays };
  return {
    zone: costPerDozen(i, zoneEfficiency),
    sealed: costPerDozen(onSealedRoad, zoneEfficiency),
    coastal: costAt('coastal'),
    highland: costAt('highland'),
    overseas: costAt('overseas'),
  };
}

function evaluate(i: Values, zoneEfficiency: number) {
  const table = costsBySite(i, zoneEfficiency);
  const cheapestRival = Math.min(...rivals.map((site) => table[site].total));
  const gapWithHoliday = table.zone.total - cheapestRival;
  const gapWithBoth = table.sealed.total - cheapestRival;
  const winningHaulage = i.haulage - (gapWithHoliday * i.dozensPerContainer) / i.journeys;
  // What the sealed road saves one such plant, in $ million a year.
  const saving = ((gapWithHoliday - gapWithBoth) * dozensAYear(i, zoneEfficiency)) / 1e6;
  return {
    margins: { both: -gapWithBoth, holiday: -gapWithHoliday },
    figures: { gapWithHoliday, gapWithBoth, winningHaulage, plants: i.roadCost / saving, saving },
    table,
    lines: {},
  };
}

const slider = {
  min: 45,
  max: 60,
  step: 1,
  ticks: range(45, 61, 3),
  column: 'zone' as const,
  ...efficiency,
};

function decisions(i: Values) {
  const { figures, table } = evaluate(i, efficiency.base);
  const holidayWins = (x: number) => evaluate(i, x).margins.holiday - tolerance;
  return {
    settled: rootBetween(holidayWins, slider.min, slider.max) ?? Number.NaN,
    saving: figures.saving,
    // The holiday's rate is zero: all that the group still pays is the top-up to the minimum tax.
    topUp: (table.zone.tax * dozensAYear(i, efficiency.base)) / 1e6,
  };
}

/**
 * What would win a garment maker for a zone: a tax holiday, a sealed road to the port, both or neither?
 * - The assumption is the efficiency of a settled sewing line, in %.
 * - The verdict is `neither` while the zone with both is dearer than the cheapest other site, then `both`, then
 *   `holiday`, when the holiday alone makes it the cheapest.
 * - Margins are in $ per dozen shirts.
 */
export const tenantCost = defineModel({
  inputs,
  slider,
  verdicts: ['neither', 'both', 'holiday'],
  tolerance,
  keyFigures: ['gapWithHoliday', 'gapWithBoth', 'winningHaulage', 'plants'],
  totalRow: 'total',
  decimals: 2,
  otherDecimals: { winningHaulage: 0, plants: 0, settled: 1 },
  rounding: { winningHaulage: 'down', plants: 'up', settled: 'up', saving: 'down', topUp: 'down' },
  sums: {
    beforeTax: { labour: 1, energy: 1, rent: 1, freight: 1, time: 1 },
    tax: { total: 1, beforeTax: -1 },
  },
  chart: {
    kind: 'bars',
    min: 0,
    max: 16,
    ticks: [0, 5, 10, 15],
    labels: ['labour', 'premises', 'transport', 'tax', 'asItIs', 'withHoliday', 'withBoth'],
  },
  evaluate,
  decisions,
});
