import { range } from 'd3-array';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

type Option = 'apartments' | 'waiting' | 'offices' | 'hotel';

/** Money is in US dollars ($) at the prices of year 1. "Floor" means the floor area that is built. */
const inputs = {
  floorAreaRatio: { value: 3, range: [3, 3] }, // m² of floor per m² of plot
  salePrice: { value: 2700, range: [2500, 2850] }, // $ per m² of usable floor
  officeRent: { value: 235, range: [215, 255] }, // $ per m² of usable floor a year
  roomIncome: { value: 13600, range: [12000, 15500] }, // $ per hotel room a year, after operating costs
  yield: { value: 8.5, range: [8, 9.25], column: 'offices', others: { hotel: 9.5 } }, // % of value
  constructionCost: {
    value: 1150,
    range: [1080, 1260],
    column: 'apartments',
    others: { offices: 1080, hotel: 1800 },
  }, // $ per m² of floor
  usableFloor: { value: 82, range: [78, 85], column: 'apartments', others: { offices: 84 } }, // % of floor
  rentLost: { value: 18, range: [14, 22] }, // % of office rent, lost to voids and upkeep
  roomArea: { value: 52, range: [48, 56] }, // m² of floor per hotel room
  sellingCost: { value: 4, range: [3, 5], column: 'apartments', others: { offices: 6, hotel: 2 } }, // % of value
  buildingYears: { value: 3, range: [2, 4] },
  fees: { value: 15, range: [13, 18] }, // % of construction cost
  interest: { value: 6.5, range: [5.5, 8] }, // % a year while building, after inflation
  profit: { value: 18, range: [15, 20] }, // % of value, the return that developers require
  offPlan: { value: 60, range: [40, 75] }, // % of apartments, sold before completion at today's prices
  recovery: { value: 50, range: [25, 70] }, // % of a price change, reversed by completion
  rentsFollow: { value: 60, range: [40, 80] }, // rents change by this % of a change in sale prices
  ownerReturn: { value: 9, range: [8, 11] }, // % a year, after inflation
  holdingCost: { value: 9, range: [7, 12] }, // $ per m² of plot a year
} as const satisfies Record<string, Input<Option>>;
type Values = ValuesOf<typeof inputs>;

const waitingYears = 3;

/**
 * The land value at completion (`residual`), its parts, and the land value `today`, in $ per m² of plot.
 * @param floorValue value of the finished building, in $ per m² of floor
 * @param constructionCost in $ per m² of floor
 * @param sellingCost cost of agents, marketing and time until let, in % of the value
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
  const today = residual / (1 + i.interest / 100) ** i.buildingYears;
  const discount = residual - today;
  return { value, selling, construction, fees, finance, profit, residual, discount, today };
}

/**
 * Should the owner of a plot build apartments now, or wait three years?
 * - The assumption is how much sale prices change now, in %. Part of the change is reversed by completion.
 * - The verdict `wait` means not to build apartments now: waiting, offices or a hotel is worth more. Else it is
 *   `build`.
 * - A use is worth the building's value less all costs and the developer's return, discounted to today.
 *   Waiting is worth the best use in three years, discounted, less the cost of holding the plot.
 * - Margins and lines are in $ per m² of plot.
 */
export const landUse = defineModel({
  inputs,
  slider: { min: -25, max: 10, step: 1, base: 0, plusSign: true, ticks: range(-25, 11, 5) },
  verdicts: ['wait', 'build'],
  // Under one per cent of construction: tenders for one building differ by more.
  tolerance: 25,
  decisive: ['salePrice', 'constructionCost', 'recovery', 'offPlan'],
  keyFigures: ['apartments', 'waiting', 'offices', 'hotel'],
  totalRow: 'today',
  decimals: 0,
  chart: {
    min: -600,
    max: 1100,
    ticks: [-500, 0, 500, 1000],
    labels: ['nothingLeft'],
    labelBelowZero: 'nothingLeft',
  },
  evaluate(i: Values, priceChange: number) {
    const changeNow = priceChange / 100;
    const changeAtCompletion = changeNow * (1 - i.recovery / 100);
    const shareSoldNow = i.offPlan / 100;
    const averageChange = shareSoldNow * changeNow + (1 - shareSoldNow) * changeAtCompletion;
    const rentChange = changeAtCompletion * (i.rentsFollow / 100);

    const appraiseApartments = (changeOfPrice: number) => {
      const floorValue = i.salePrice * (i.usableFloor / 100) * (1 + changeOfPrice);
      return appraise(i, floorValue, i.constructionCost, i.sellingCost);
    };
    const usableShare = inputs.usableFloor.others.offices / 100;
    const netRent = i.officeRent * (1 - i.rentLost / 100) * usableShare;
    const officeValue = (netRent / (i.yield / 100)) * (1 + rentChange);
    const hotelYield = inputs.yield.others.hotel / 100;
    const hotelValue = (i.roomIncome / i.roomArea / hotelYield) * (1 + rentChange);

    const apartments = appraiseApartments(averageChange);
    const constructionCosts = inputs.constructionCost.others;
    const sellingCosts = inputs.sellingCost.others;
    const offices = appraise(i, officeValue, constructionCosts.offices, sellingCosts.offices);
    const hotel = appraise(i, hotelValue, constructionCosts.hotel, sellingCosts.hotel);

    // An owner who waits builds the best use later, when prices have recovered, or nothing if it has no value.
    const bestLater = [appraiseApartments(changeAtCompletion), offices, hotel].reduce(
      (best, use) => (use.today > best.today ? use : best),
    );
    const ownerReturn = i.ownerReturn / 100;
    const discountFactor = (1 + ownerReturn) ** -waitingYears;
    const holdingCostToday = (i.holdingCost * (1 - discountFactor)) / ownerReturn;
    const waitingToday = Math.max(bestLater.today, 0) * discountFactor - holdingCostToday;
    const costOfWaiting = bestLater.today - waitingToday;
    const waiting = { ...bestLater, costOfWaiting, today: waitingToday };

    const uses = { apartments, offices, hotel };
    const built = mapValues(uses, (use) => ({ ...use, costOfWaiting: null }));
    const table = { ...built, waiting };
    const landValues = mapValues(table, (option) => option.today);
    const bestOther = Math.max(landValues.waiting, landValues.offices, landValues.hotel);
    const margins = { build: landValues.apartments - bestOther };
    return { margins, figures: landValues, table, lines: landValues };
  },
});
