import type { Input, Model, ValuesOf } from './model';

/** Constant prices of year 1. `others`: of costs offices and hotel, of the yield hotels. */
const inputs = {
  ratio: { value: 3, range: [3, 3], unit: 'number' },
  price: { value: 2700, range: [2500, 2850], unit: 'dollars' },
  rent: { value: 235, range: [215, 255], unit: 'dollars' },
  room: { value: 13600, range: [12000, 15500], unit: 'dollars' },
  yield: { value: 8.5, range: [8, 9.25], unit: 'percent', others: [9.5] },
  cost: { value: 1150, range: [1080, 1260], unit: 'dollars', others: [1080, 1800] },
  net: { value: 82, range: [78, 85], unit: 'percent', others: [84] },
  lost: { value: 18, range: [14, 22], unit: 'percent' },
  roomArea: { value: 52, range: [48, 56], unit: 'number' },
  selling: { value: 4, range: [3, 5], unit: 'percent', others: [6, 2] },
  building: { value: 3, range: [2, 4], unit: 'years' },
  fees: { value: 15, range: [13, 18], unit: 'percent' },
  finance: { value: 6.5, range: [5.5, 8], unit: 'percent' },
  profit: { value: 18, range: [15, 20], unit: 'percent' },
  offPlan: { value: 60, range: [40, 75], unit: 'percent' },
  recovery: { value: 50, range: [25, 70], unit: 'percent' },
  follow: { value: 60, range: [40, 80], unit: 'percent' },
  owner: { value: 9, range: [8, 11], unit: 'percent' },
  holding: { value: 9, range: [7, 12], unit: 'dollars' },
} as const satisfies Record<string, Input>;

/** Years that the owner may wait. */
const waiting = 3;

/**
 * Residual value in US dollars for a square metre of plot, at the end of building and today.
 * @param worth of a square metre of finished floor, and its cost of construction
 * @param selling of that worth, in per cent: agents, marketing, time until it is let
 */
function appraise(i: ValuesOf<typeof inputs>, worth: number, cost: number, selling: number) {
  const value = worth * i.ratio;
  const spent = (value * selling) / 100;
  const construction = cost * i.ratio;
  const fees = (construction * i.fees) / 100;
  const finance = ((construction + fees) * (i.finance / 100) * i.building) / 2;
  const profit = (value * i.profit) / 100;
  const residual = value - spent - construction - fees - finance - profit;
  const today = residual / (1 + i.finance / 100) ** i.building;
  const own = { value, selling: spent, construction, fees, finance, profit, residual };
  return { ...own, time: residual - today, waiting: null, today };
}

/** Use recommendation paper: three uses of a plot, and waiting, at a change of sale prices. */
export const landUse: Model<keyof typeof inputs> = {
  inputs,
  control: { min: -25, max: 10, step: 1, base: 0, unit: 'change' },
  positions: [-25, -20, -15, -10, -5, 0, 10],
  unit: 'dollars',
  units: { years: 'years' },
  row: 'today',
  verdicts: ['none', 'wait', 'build'],
  sensitive: { price: 'build', recovery: 'build' },
  work(i, change) {
    const later = (change / 100) * (1 - i.recovery / 100);
    const sold = later + (i.offPlan / 100) * (change / 100 - later);
    const followed = 1 + (later * i.follow) / 100;
    const [officeCost, hotelCost] = inputs.cost.others;
    const [officeSelling, hotelSelling] = inputs.selling.others;
    const flatsAt = (at: number) =>
      appraise(i, i.price * (i.net / 100) * (1 + at), i.cost, i.selling);
    const office = (i.rent * (1 - i.lost / 100) * inputs.net.others[0]) / i.yield;
    const room = i.room / i.roomArea / (inputs.yield.others[0] / 100);
    const flats = flatsAt(sold);
    const offices = appraise(i, office * followed, officeCost, officeSelling);
    const hotel = appraise(i, room * followed, hotelCost, hotelSelling);
    const best = Math.max(flats.today, offices.today, hotel.today);

    const uses = [flatsAt(later), offices, hotel];
    const then = uses.reduce((one, other) => (other.today > one.today ? other : one));
    const discount = (1 + i.owner / 100) ** -waiting;
    const held = (i.holding * (1 - discount)) / (i.owner / 100);
    const today = Math.max(then.today, 0) * discount - held;
    return {
      margins: { wait: best, build: best - today, offices: offices.today - flats.today },
      table: { flats, offices, hotel, wait: { ...then, waiting: then.today - today, today } },
      numbers: { best, years: waiting },
      level: 0,
    };
  },
};
