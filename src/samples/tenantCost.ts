import { range } from 'd3-array';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

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
  efficiency: bySite(48, [44, 55], 56, 35, 57), // % of a sewing line's working time
  tariff: bySite(9, [8, 12], 11, 5, 10), // US cents per kWh
  outageHours: bySite(30, [15, 45], 6, 40, 14), // a month, while power is needed
  powerHours: { value: 208, range: [200, 216] }, // a month, in which power is needed
  dieselTariff: { value: 34, range: [30, 42] }, // US cents per kWh, during outages
  powerPerWorker: { value: 1000, range: [850, 1200] }, // kWh a year
  areaPerWorker: { value: 10, range: [9, 12] }, // m² of floor
  rent: bySite(36, [30, 42], 48, 24, 42), // $ per m² a year
  // $ per container. The slider varies the zone's value, so that `range` is only shown.
  haulage: bySite(2600, [2200, 3000], 350, 3100, 450),
  portCharge: bySite(380, [340, 450], 240, 300, 300), // $ per container
  journeys: { value: 1.8, range: [1.6, 2] }, // per container of shirts, since fabric comes in and shirts go out
  transitDays: bySite(9, [7, 12], 5, 13, 8), // days from gate to ship
  dayCost: { value: 0.3, range: [0.2, 0.8] }, // % of price, for a day in transit
  taxRate: bySite(30, [30, 30], 28, 30, 20), // % of profit
  holidayTaxRate: bySite(0, [0, 0], 0, 0, 15), // % of profit, with the tax holiday
  minimumTax: { value: 15, range: [15, 15] }, // % of profit, due worldwide from large groups
  exclusion: { value: 5, range: [5, 5] }, // profit of this % of payroll and tangible assets is exempt from `minimumTax`
  tangibleAssets: { value: 3.6, range: [3, 4.5] }, // $ million
} as const satisfies Record<string, Input<Site>>;
type Values = ValuesOf<typeof inputs>;

function bySite(
  value: number,
  range: readonly [number, number],
  coastal: number,
  highland: number,
  overseas: number,
) {
  return { value, range, column: 'zone' as const, others: { coastal, highland, overseas } };
}

const workMinutesPerDay = 480;

/**
 * The cost of a dozen shirts delivered to the port, in $. Without the tax holiday `fullTax` is due, with it
 * `holidayTax`. A large group pays `groupTax`: `holidayTax`, but at least the international minimum tax.
 */
function costPerDozen(i: Values) {
  const sewingWorkers = i.workers * (i.sewingShare / 100);
  const sewnMinutes = sewingWorkers * i.workingDays * workMinutesPerDay * (i.efficiency / 100);
  const dozens = sewnMinutes / (i.minutesPerShirt * 12);
  const labour = (i.workers * i.pay * 12) / dozens;
  const outageShare = i.outageHours / i.powerHours;
  const centsPerKwh = i.tariff * (1 - outageShare) + i.dieselTariff * outageShare;
  const energy = (i.workers * i.powerPerWorker * (centsPerKwh / 100)) / dozens;
  const rent = (i.workers * i.areaPerWorker * i.rent) / dozens;
  const freight = ((i.haulage + i.portCharge) * i.journeys) / i.dozensPerContainer;
  const time = i.transitDays * (i.dayCost / 100) * i.dozenPrice;
  const beforeTax = labour + energy + rent + freight + time;

  const profit = i.dozenPrice * (i.profitMargin / 100);
  const assetsPerDozen = (i.tangibleAssets * 1e6) / dozens;
  const excludedProfit = (i.exclusion / 100) * (labour + assetsPerDozen);
  const minimumTax = (i.minimumTax / 100) * Math.max(profit - excludedProfit, 0);
  const fullTax = profit * (i.taxRate / 100);
  const holidayTax = profit * (i.holidayTaxRate / 100);
  const groupTax = Math.max(holidayTax, minimumTax);
  const total = beforeTax + groupTax;
  return { labour, energy, rent, freight, time, beforeTax, fullTax, holidayTax, groupTax, total };
}

export function costsBySite(zoneValues: Values) {
  const allInputs: Readonly<Record<keyof Values, Input<Site>>> = inputs;
  const costAt = (site: Rival) =>
    costPerDozen(mapValues(allInputs, ({ others }, name) => others?.[site] ?? zoneValues[name]));
  const [coastal, highland, overseas] = [costAt('coastal'), costAt('highland'), costAt('overseas')];
  return { zone: costPerDozen(zoneValues), coastal, highland, overseas };
}

/**
 * To attract a garment maker, should a zone put a tax holiday first, or the road to the port?
 * - The assumption is the haulage from the zone to the port, in $ per container.
 * - The verdict is `cheapest` while the holiday alone makes the zone cheaper than all competing sites. With
 *   dearer haulage the zone needs both: `holidayFirst` while the holiday saves more, else `roadFirst`.
 * - The holiday saves `fullTax` less `groupTax`. The road makes haulage as cheap as from the cheapest rival.
 * - Margins are in $ per dozen shirts.
 */
export const tenantCost = defineModel({
  inputs,
  slider: { min: 600, max: 3200, step: 100, base: 2600, ticks: range(600, 3200, 400) },
  verdicts: ['cheapest', 'holidayFirst', 'roadFirst'],
  // A quarter of what one day less in transit would save.
  tolerance: 0.05,
  decisive: ['efficiency', 'profitMargin', 'pay', 'dozensPerContainer'],
  keyFigures: ['zone', 'rival', 'gapWithHoliday'],
  totalRow: 'total',
  decimals: 2,
  chart: {
    min: 0,
    max: 15,
    ticks: [0, 5, 10, 15],
    labels: ['labour', 'premises', 'transport', 'tax', 'without', 'holiday', 'road', 'both'],
  },
  evaluate(i: Values, haulage: number) {
    const table = costsBySite({ ...i, haulage });
    const { zone } = table;
    const cheapestRival = rivals.reduce((cheapest: Rival, site) =>
      table[site].total < table[cheapest].total ? site : cheapest,
    );
    const rivalTotal = table[cheapestRival].total;
    const gapWithHoliday = zone.total - rivalTotal;
    const savingByHoliday = zone.fullTax - zone.groupTax;
    const haulageAboveRival = haulage - inputs.haulage.others[cheapestRival];
    const savingByRoad = (haulageAboveRival * i.journeys) / i.dozensPerContainer;
    return {
      margins: { holidayFirst: gapWithHoliday, roadFirst: savingByRoad - savingByHoliday },
      figures: {
        zone: zone.total,
        rival: rivalTotal,
        gapWithHoliday,
        savingByHoliday,
        savingByRoad,
        savingByBoth: savingByHoliday + savingByRoad,
        gapWithoutHoliday: gapWithHoliday + savingByHoliday,
      },
      table,
      lines: {},
    };
  },
});
