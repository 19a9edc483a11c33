import { range } from 'd3-array';
import { rootBetween } from './arithmetic';
import { defineModel, type Input, type ValuesOf } from './model';

/** Money is in US dollars ($) at the prices of year 1. "Floor" means the floor area that is built. */
const inputs = {
  floorAreaRatio: { value: 3, range: [3, 3] }, // m² of floor per m² of plot
  salePrice: { value: 2700, range: [2600, 2800] }, // $ per m² of usable floor, today
  officeRent: { value: 193, range: [175, 211] }, // $ per m² of usable floor a year, after voids and upkeep
  yield: { value: 8.5, range: [8, 9.25] }, // % of value, at which let offices sell
  constructionCost: byUse(1150, [1080, 1260], 1080), // $ per m² of floor
  usableFloor: byUse(82, [80, 84], 84), // % of floor
  sellingCost: byUse(4, [3, 5], 6), // % of value; of offices: agents, marketing and time until let
  buildingYears: { value: 3, range: [2, 4] },
  fees: { value: 14, range: [12, 17] }, // % of construction cost
  interest: { value: 6.5, range: [5.5, 8] }, // % a year while building, after inflation
  profit: { value: 18, range: [15, 20] }, // % of value, the return that developers require
  offPlan: { value: 60, range: [40, 75] }, // % of apartments, sold before completion at today's prices
  recovery: { value: 50, range: [25, 70] }, // % of a price change, reversed by completion
  rentsFollow: { value: 60, range: [40, 80] }, // rents change by this % of a change in sale prices
  priceSwing: { value: 20, range: [12, 25] }, // % up or down, with equal chance, while the owner waits
  ownerReturn: { value: 9, range: [8, 11] }, // % a year, after inflation
  holdingCost: { value: 9, range: [7, 12] }, // $ per m² of plot a year
} as const satisfies Record<string, Input<'apartments' | 'offices'>>;
type Values = ValuesOf<typeof inputs>;

function byUse(value: number, range: readonly [number, number], offices: number) {
  return { value, range, column: 'apartments' as const, others: { offices } };
}

const waitingYears = 3;
const basePriceChange = 0;
// About one per cent of the construction cost: tenders for one building differ by more.
const tolerance = 35;

/**
 * The land value at completion (`residual`) and at the `start` of works, with their parts, in $ per m² of plot.
 * @param floorValue value of the finished building, in $ per m² of floor
 * @param constructionCost in $ per m² of floor
 * @param sellingCost in % of the value
 */
function appraise(i: Values, floorValue: number, constructionCost: number, sellingCost: number) {
  const value = floorValue * i.floorAreaRatio;
  const selling = (value * sellingCost) / 100;
  const construction = constructionCost * i.floorAreaRatio;
  const fees = (construction * i.fees) / 100;
  // On average, half of the cost is borrowed during construction.
  const finance = ((construction + fees) * (i.interest / 100) * i.buildingYears) / 2;
  const profit = (value * i.profit) / 100;
  const residual = value - selling - construction - fees - finance - profit;
  const start = residual / (1 + i.interest / 100) ** i.buildingYears;
  const discount = residual - start;
  return { value, selling, construction, fees, finance, profit, residual, discount, start };
}

/** @param priceChange the change of sale prices, as a share */
function appraiseApartments(i: Values, priceChange: number) {
  const floorValue = i.salePrice * (i.usableFloor / 100) * (1 + priceChange);
  return appraise(i, floorValue, i.constructionCost, i.sellingCost);
}

/** @param priceChange the change of sale prices, as a share; rents follow it in part */
function appraiseOffices(i: Values, priceChange: number) {
  const { constructionCost, usableFloor, sellingCost } = inputs;
  const rent = i.officeRent * (usableFloor.others.offices / 100);
  const floorValue = (rent / (i.yield / 100)) * (1 + priceChange * (i.rentsFollow / 100));
  return appraise(i, floorValue, constructionCost.others.offices, sellingCost.others.offices);
}

/** What an owner builds today is worth its land value at the start of works. */
function builtToday({ start, ...parts }: ReturnType<typeof appraise>) {
  return { ...parts, avoided: null, start, costOfWaiting: null, today: start };
}

/** After waiting, the owner builds the use that is worth more at the prices of that time, or nothing. */
function wait(i: Values, priceChange: number) {
  const apartments = appraiseApartments(i, priceChange);
  const offices = appraiseOffices(i, priceChange);
  const { residual, ...best } = offices.start > apartments.start ? offices : apartments;
  const isBuilt = best.start > 0;
  const start = isBuilt ? best.start : 0;
  const ownerReturn = i.ownerReturn / 100;
  const discountFactor = (1 + ownerReturn) ** -waitingYears;
  const holdingCostToday = (i.holdingCost * (1 - discountFactor)) / ownerReturn;
  const today = start * discountFactor - holdingCostToday;
  return {
    ...best,
    residual,
    discount: isBuilt ? best.discount : null,
    avoided: isBuilt ? null : -residual,
    start,
    costOfWaiting: start - today,
    today,
  };
}

function evaluate(i: Values, priceChange: number) {
  const changeNow = priceChange / 100;
  const changeAtCompletion = changeNow * (1 - i.recovery / 100);
  const shareSoldNow = i.offPlan / 100;
  const averageChange = shareSoldNow * changeNow + (1 - shareSoldNow) * changeAtCompletion;
  const table = {
    apartments: builtToday(appraiseApartments(i, averageChange)),
    offices: builtToday(appraiseOffices(i, changeAtCompletion)),
    pricesUp: wait(i, changeAtCompletion + i.priceSwing / 100),
    pricesDown: wait(i, changeAtCompletion - i.priceSwing / 100),
  };
  const [apartments, offices] = [table.apartments.today, table.offices.today];
  const waiting = (table.pricesUp.today + table.pricesDown.today) / 2;
  const landValues = { apartments, waiting, offices };
  const margins = { build: apartments - Math.max(waiting, offices) };
  return { margins, figures: landValues, table, lines: landValues };
}

/** What the contract and an option must say if the result may not be too close to call. */
function decisions(i: Values) {
  const marginAt = (priceChange: number, constructionCost: number) =>
    evaluate({ ...i, constructionCost }, priceChange).margins.build;
  const turningChange = rootBetween((x) => marginAt(x, i.constructionCost), basePriceChange, -25);
  const turningCost = rootBetween((x) => marginAt(basePriceChange, x), i.constructionCost, 1500);
  if (turningChange === undefined || turningCost === undefined)
    throw new Error('Neither a fall in prices nor a dearer building changes the answer');
  // Both conditions must hold together: price and cost go the same share of the way to where each, alone, would turn
  // the answer.
  const changeAt = (share: number) => basePriceChange + share * (turningChange - basePriceChange);
  const costAt = (share: number) => i.constructionCost + share * (turningCost - i.constructionCost);
  const share =
    rootBetween((x) => marginAt(changeAt(x), costAt(x)) - tolerance, 0, 1) ?? Number.NaN;

  // An option for a year costs the owner what starting a year later does.
  const { apartments } = evaluate(i, basePriceChange).figures;
  const inAYear = (apartments - i.holdingCost) / (1 + i.ownerReturn / 100);
  return {
    leastPrice: i.salePrice * (1 + changeAt(share) / 100),
    highestCost: costAt(share),
    optionPrice: apartments - inAYear,
  };
}

/**
 * Should the owner of a plot build apartments now, or wait three years?
 * - The assumption is how much sale prices change now, in %. Part of the change is reversed by completion.
 * - The verdict is `wait` while waiting or offices are worth more than apartments, else `build`.
 * - A use is worth the building's value less all costs and the developer's return, discounted to today.
 *   Waiting is worth the mean of prices up and prices down, discounted, less the cost of holding the plot.
 * - Margins and lines are in $ per m² of plot.
 */
export const landUse = defineModel({
  inputs,
  slider: {
    min: -25,
    max: 10,
    step: 1,
    base: basePriceChange,
    range: [-15, 5],
    ticks: range(-25, 11, 5),
    plusSign: true,
  },
  verdicts: ['wait', 'build'],
  tolerance,
  keyFigures: ['apartments', 'waiting', 'offices'],
  totalRow: 'today',
  decimals: 0,
  rounding: { leastPrice: 'up', highestCost: 'down', optionPrice: 'up' },
  sums: {
    residual: { value: 1, selling: -1, construction: -1, fees: -1, finance: -1, profit: -1 },
    discount: { residual: 1, start: -1 },
    avoided: { start: 1, residual: -1 },
    costOfWaiting: { start: 1, today: -1 },
  },
  chart: {
    kind: 'lines',
    min: -300,
    max: 1100,
    ticks: [0, 500, 1000],
    labels: ['nothingLeft'],
    labelBelowZero: 'nothingLeft',
  },
  evaluate,
  decisions,
});
