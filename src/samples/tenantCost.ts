import { range } from 'd3-array';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

type Site = 'zone' | Rival;
type Rival = (typeof rivals)[number];
export const rivals = ['coastal', 'highland', 'overseas'] as const;

/** US dollars and per cent; `margin` is the profit margin. `bySite`: the zone, then the competing sites. */
const inputs = {
  workers: { value: 1200, range: [1000, 1500] },
  sewingShare: { value: 75, range: [70, 80] },
  workingDays: { value: 300, range: [290, 306] },
  minutesPerShirt: { value: 22, range: [19, 25] },
  dozenPrice: { value: 62, range: [55, 70] },
  margin: { value: 8, range: [5, 10] },
  dozensPerContainer: { value: 2400, range: [2100, 2700] },
  pay: bySite(118, [109, 136], 174, 69, 155),
  efficiency: bySite(48, [44, 55], 56, 35, 57),
  tariff: bySite(9, [8, 12], 11, 5, 10),
  outageHours: bySite(30, [15, 45], 6, 40, 14),
  powerHours: { value: 208, range: [200, 216] },
  dieselTariff: { value: 34, range: [30, 42] },
  powerPerWorker: { value: 1000, range: [850, 1200] },
  areaPerWorker: { value: 10, range: [9, 12] },
  rent: bySite(36, [30, 42], 48, 24, 42),
  haulage: bySite(2600, [2200, 3000], 350, 3100, 450),
  portCharge: bySite(380, [340, 450], 240, 300, 300),
  journeys: { value: 1.8, range: [1.6, 2] },
  transitDays: bySite(9, [7, 12], 5, 13, 8),
  dayCost: { value: 0.3, range: [0.2, 0.8] },
  taxRate: bySite(30, [30, 30], 28, 30, 20),
  taxOffered: bySite(0, [0, 0], 0, 0, 15),
  minimumTax: { value: 15, range: [15, 15] },
  exclusion: { value: 5, range: [5, 5] },
  tangibleAssets: { value: 3.6, range: [3, 4.5] },
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

const minutesOfDay = 480;

/** In US dollars, for a dozen shirts delivered to the port. */
function costPerDozen(i: Values) {
  const sewers = i.workers * (i.sewingShare / 100);
  const sewnMinutes = sewers * i.workingDays * minutesOfDay * (i.efficiency / 100);
  const dozens = sewnMinutes / (i.minutesPerShirt * 12);
  const labour = (i.workers * i.pay * 12) / dozens;
  const outageShare = i.outageHours / i.powerHours;
  const centsPerKwh = i.tariff * (1 - outageShare) + i.dieselTariff * outageShare;
  const energy = (i.workers * i.powerPerWorker * (centsPerKwh / 100)) / dozens;
  const rent = (i.workers * i.areaPerWorker * i.rent) / dozens;
  const freight = ((i.haulage + i.portCharge) * i.journeys) / i.dozensPerContainer;
  const time = i.transitDays * (i.dayCost / 100) * i.dozenPrice;
  const beforeTax = labour + energy + rent + freight + time;

  const profit = i.dozenPrice * (i.margin / 100);
  const assetsPerDozen = (i.tangibleAssets * 1e6) / dozens;
  const excluded = (i.exclusion / 100) * (labour + assetsPerDozen);
  const minimumTax = (i.minimumTax / 100) * Math.max(profit - excluded, 0);
  const fullTax = profit * (i.taxRate / 100);
  const offeredTax = profit * (i.taxOffered / 100);
  const groupTax = Math.max(offeredTax, minimumTax);
  const total = beforeTax + groupTax;
  return { labour, energy, rent, freight, time, beforeTax, fullTax, offeredTax, groupTax, total };
}

export function costsOf(i: Values) {
  const all: Readonly<Record<keyof Values, Input<Site>>> = inputs;
  const costAt = (site: Rival) =>
    costPerDozen(mapValues(all, ({ others }, name) => others?.[site] ?? i[name]));
  const [coastal, highland, overseas] = [costAt('coastal'), costAt('highland'), costAt('overseas')];
  return { zone: costPerDozen(i), coastal, highland, overseas };
}

export const tenantCost = defineModel({
  inputs,
  slider: { min: 600, max: 3200, step: 100, base: 2600, ticks: range(600, 3200, 400) },
  verdicts: ['cheapest', 'holiday', 'road'],
  // A quarter of what one day less in transit would save.
  tolerance: 0.05,
  decisive: ['efficiency', 'margin', 'pay', 'dozensPerContainer'],
  keyFigures: ['zone', 'rival', 'behind'],
  total: 'total',
  digits: 2,
  chart: {
    min: 0,
    max: 15,
    ticks: [0, 5, 10, 15],
    labels: ['labour', 'premises', 'transport', 'tax', 'without', 'holiday', 'road', 'both'],
  },
  evaluate(i: Values, haulage: number) {
    const table = costsOf({ ...i, haulage });
    const { zone } = table;
    const rival = rivals.reduce((cheapest: Rival, site) =>
      table[site].total < table[cheapest].total ? site : cheapest,
    );
    const gap = zone.total - table[rival].total;
    const savingByHoliday = zone.fullTax - zone.groupTax;
    const dearerHaulage = haulage - inputs.haulage.others[rival];
    const savingByRoad = (dearerHaulage * i.journeys) / i.dozensPerContainer;
    return {
      margins: { holiday: gap, road: savingByRoad - savingByHoliday },
      figures: {
        zone: zone.total,
        rival: table[rival].total,
        behind: gap,
        savingByHoliday,
        savingByRoad,
        savingByBoth: savingByHoliday + savingByRoad,
        gapWithoutHoliday: gap + savingByHoliday,
      },
      table,
      lines: {},
    };
  },
});
