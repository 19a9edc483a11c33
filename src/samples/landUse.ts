import { range } from 'd3-array';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

type Option = 'apartments' | 'waiting' | 'offices' | 'hotel';

/** US dollars at constant prices of year 1, m² of finished floor, years; rates and shares in per cent. */
const inputs = {
  floorAreaRatio: { value: 3, range: [3, 3] },
  salePrice: { value: 2700, range: [2500, 2850] },
  officeRent: { value: 235, range: [215, 255] },
  roomIncome: { value: 13600, range: [12000, 15500] },
  yield: { value: 8.5, range: [8, 9.25], column: 'offices', others: { hotel: 9.5 } },
  constructionCost: {
    value: 1150,
    range: [1080, 1260],
    column: 'apartments',
    others: { offices: 1080, hotel: 1800 },
  },
  usableFloor: { value: 82, range: [78, 85], column: 'apartments', others: { offices: 84 } },
  rentLost: { value: 18, range: [14, 22] },
  roomArea: { value: 52, range: [48, 56] },
  sellingCost: { value: 4, range: [3, 5], column: 'apartments', others: { offices: 6, hotel: 2 } },
  buildingYears: { value: 3, range: [2, 4] },
  fees: { value: 15, range: [13, 18] },
  interest: { value: 6.5, range: [5.5, 8] },
  profit: { value: 18, range: [15, 20] },
  offPlan: { value: 60, range: [40, 75] },
  recovery: { value: 50, range: [25, 70] },
  rentsFollow: { value: 60, range: [40, 80] },
  ownerReturn: { value: 9, range: [8, 11] },
  holdingCost: { value: 9, range: [7, 12] },
} as const satisfies Record<string, Input<Option>>;
type Values = ValuesOf<typeof inputs>;

const waitingYears = 3;

/**
 * Residual land value in US dollars per m² of plot.
 * @param floorValue in US dollars per m² of finished floor
 * @param costOfFloor construction, in US dollars per m² of floor
 * @param costOfSale agents, marketing and time until let, in per cent of the value
 */
function appraise(i: Values, floorValue: number, costOfFloor: number, costOfSale: number) {
  const value = floorValue * i.floorAreaRatio;
  const selling = (value * costOfSale) / 100;
  const construction = costOfFloor * i.floorAreaRatio;
  const fees = (construction * i.fees) / 100;
  // On average, half of the cost is borrowed during construction.
  const finance = ((construction + fees) * (i.interest / 100) * i.buildingYears) / 2;
  const profit = (value * i.profit) / 100;
  const residual = value - selling - construction - fees - finance - profit;
  const today = residual / (1 + i.interest / 100) ** i.buildingYears;
  const discount = residual - today;
  return { value, selling, construction, fees, finance, profit, residual, discount, today };
}

export const landUse = defineModel({
  inputs,
  slider: { min: -25, max: 10, step: 1, base: 0, signed: true, ticks: range(-25, 11, 5) },
  verdicts: ['wait', 'build'],
  // Under one per cent of construction: tenders for one building differ by more.
  tolerance: 25,
  decisive: ['salePrice', 'constructionCost', 'recovery', 'offPlan'],
  keyFigures: ['apartments', 'waiting', 'offices', 'hotel'],
  total: 'today',
  digits: 0,
  chart: {
    min: -600,
    max: 1100,
    ticks: [-500, 0, 500, 1000],
    labels: ['nothingLeft'],
    below: 'nothingLeft',
  },
  evaluate(i: Values, change: number) {
    const changeNow = change / 100;
    const changeAtCompletion = changeNow * (1 - i.recovery / 100);
    const soldNow = i.offPlan / 100;
    const changeOfSales = soldNow * changeNow + (1 - soldNow) * changeAtCompletion;
    const changeOfRents = changeAtCompletion * (i.rentsFollow / 100);

    const appraiseApartments = (changeOfPrice: number) => {
      const floorValue = i.salePrice * (i.usableFloor / 100) * (1 + changeOfPrice);
      return appraise(i, floorValue, i.constructionCost, i.sellingCost);
    };
    const usableShare = inputs.usableFloor.others.offices / 100;
    const netRent = i.officeRent * (1 - i.rentLost / 100) * usableShare;
    const officeValue = (netRent / (i.yield / 100)) * (1 + changeOfRents);
    const hotelYield = inputs.yield.others.hotel / 100;
    const hotelValue = (i.roomIncome / i.roomArea / hotelYield) * (1 + changeOfRents);

    const apartments = appraiseApartments(changeOfSales);
    const building = inputs.constructionCost.others;
    const selling = inputs.sellingCost.others;
    const offices = appraise(i, officeValue, building.offices, selling.offices);
    const hotel = appraise(i, hotelValue, building.hotel, selling.hotel);

    // An owner who waits builds the best use later, at the prices of completion, or nothing.
    const later = [appraiseApartments(changeAtCompletion), offices, hotel].reduce((best, use) =>
      use.today > best.today ? use : best,
    );
    const ownerReturn = i.ownerReturn / 100;
    const discount = (1 + ownerReturn) ** -waitingYears;
    const holding = (i.holdingCost * (1 - discount)) / ownerReturn;
    const waitingToday = Math.max(later.today, 0) * discount - holding;
    const waiting = { ...later, waiting: later.today - waitingToday, today: waitingToday };

    const built = mapValues({ apartments, offices, hotel }, (use) => ({ ...use, waiting: null }));
    const table = { ...built, waiting };
    const values = mapValues(table, (option) => option.today);
    const bestOther = Math.max(values.waiting, values.offices, values.hotel);
    const margins = { build: values.apartments - bestOther };
    return { margins, figures: values, table, lines: values };
  },
});
