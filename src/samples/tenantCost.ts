import { each } from './arithmetic';
import type { Input, Model, ValuesOf } from './model';

/** The zone's; `others` are those of the coastal, the highland and the overseas rival. */
const inputs = {
  workers: { value: 1200, range: [1000, 1500], unit: 'number' },
  sewing: { value: 75, range: [70, 80], unit: 'percent' },
  worked: { value: 300, range: [290, 306], unit: 'number' },
  minutes: { value: 22, range: [19, 25], unit: 'number' },
  price: { value: 62, range: [55, 70], unit: 'dollars' },
  margin: { value: 8, range: [5, 10], unit: 'percent' },
  load: { value: 2400, range: [2100, 2700], unit: 'number' },
  pay: { value: 118, range: [109, 136], unit: 'dollars', others: [174, 69, 155] },
  efficiency: { value: 48, range: [44, 55], unit: 'percent', others: [56, 35, 57] },
  tariff: { value: 9, range: [8, 12], unit: 'number', others: [11, 5, 10] },
  outage: { value: 30, range: [15, 45], unit: 'number', others: [6, 40, 14] },
  month: { value: 208, range: [200, 216], unit: 'number' },
  diesel: { value: 34, range: [30, 42], unit: 'number' },
  power: { value: 1000, range: [850, 1200], unit: 'number' },
  area: { value: 10, range: [9, 12], unit: 'number' },
  rent: { value: 36, range: [30, 42], unit: 'dollars', others: [48, 24, 42] },
  road: { value: 2600, range: [2200, 3000], unit: 'dollars', others: [350, 3100, 450] },
  port: { value: 380, range: [340, 450], unit: 'dollars', others: [240, 300, 300] },
  moves: { value: 1.8, range: [1.6, 2], unit: 'number' },
  days: { value: 9, range: [7, 12], unit: 'number', others: [5, 13, 8] },
  day: { value: 0.3, range: [0.2, 0.8], unit: 'percent' },
  rate: { value: 30, range: [30, 30], unit: 'percent', others: [28, 30, 20] },
  relief: { value: 0, range: [0, 0], unit: 'percent', others: [0, 0, 15] },
  minimum: { value: 15, range: [15, 15], unit: 'percent' },
  leftOut: { value: 5, range: [5, 5], unit: 'percent' },
  plant: { value: 3.6, range: [3, 4.5], unit: 'millions' },
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

/** Minutes of a day’s work. */
const dayMinutes = 480;

/** What a dozen shirts cost in a place, in US dollars. */
function dozenIn(i: Values) {
  const dozens =
    (i.workers * i.sewing * i.worked * dayMinutes * i.efficiency) / 1e4 / (i.minutes * 12);
  const labour = (i.workers * i.pay * 12) / dozens;
  const dark = i.outage / i.month;
  const kilowattHour = (i.tariff * (1 - dark) + i.diesel * dark) / 100;
  const energy = (i.workers * i.power * kilowattHour) / dozens;
  const rent = (i.workers * i.area * i.rent) / dozens;
  const freight = ((i.road + i.port) * i.moves) / i.load;
  const time = (i.days * i.day * i.price) / 100;
  const before = labour + energy + rent + freight + time;

  const profit = (i.price * i.margin) / 100;
  const taxed = Math.max(profit - (i.leftOut / 100) * (labour + (i.plant * 1e6) / dozens), 0);
  const [full, offered] = [(profit * i.rate) / 100, (profit * i.relief) / 100];
  const group = Math.max(offered, (i.minimum / 100) * taxed);
  const costs = { labour, energy, rent, freight, time, before, full, offered, group };
  return { ...costs, total: before + group };
}

/** The places, by where their inputs stand among `others`. */
const places = { zone: -1, coastal: 0, highland: 1, overseas: 2 };
const rivals = ['coastal', 'highland', 'overseas'] as const;
const valuesIn = (i: Values, place: keyof typeof places): Values =>
  each(inputs, ({ others }: Input, name) => others?.[places[place]] ?? i[name]);

/** Tenant cost comparison: a dozen shirts in a zone and three rival places, by the price of the road. */
export const tenantCost: Model<keyof typeof inputs> = {
  inputs,
  control: { min: 600, max: 3200, step: 100, base: 2600, unit: 'dollars' },
  positions: [600, 1000, 1400, 1800, 2200, 2600, 3200],
  unit: 'cents',
  units: { saving: 'dollars' },
  row: 'total',
  stack: [['labour'], ['energy', 'rent'], ['freight', 'time'], ['group']],
  verdicts: ['cheapest', 'holiday', 'road'],
  sensitive: { efficiency: 'holiday' },
  work(i, road) {
    const given = { ...i, road };
    const table = each(places, (_, place) => dozenIn(valuesIn(given, place)));
    const { zone } = table;
    const rival = rivals.reduce((one, other) =>
      table[other].total < table[one].total ? other : one,
    );
    const behind = zone.total - table[rival].total;
    const gap = ((road - valuesIn(given, rival).road) * i.moves) / i.load;
    const [holiday, holidayAlone] = [zone.full - zone.group, zone.full - zone.offered];
    const [roadAlone, both] = [behind + holiday - gap, gap - behind];
    const saving = (holiday * i.load) / i.moves;
    const day = (i.day * i.price) / 100;
    const dark = zone.energy - dozenIn({ ...given, outage: 0 }).energy;
    return {
      margins: { holiday: behind, road: gap - holiday, alone: gap - holidayAlone },
      table,
      numbers: {
        ...{ behind: Math.abs(behind), gap, holiday, holidayAlone, saving },
        ...{ roadAlone, both, day, dark },
      },
    };
  },
};
