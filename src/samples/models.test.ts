import { range, sum } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { landUse } from './landUse';
import { baseValues, mapValues, verdictOf, type Model, type Names } from './model';
import { portOptions } from './portOptions';
import { shownNumber } from './rounding';
import { models } from './samples';
import { costsBySite, tenantCost } from './tenantCost';
import { thresholdsOf } from './thresholds';
import { payments, tollGuarantee } from './tollGuarantee';
import { visitorSpending } from './visitorSpending';

function evaluateAt<M extends Model>(model: M, assumption?: number): ReturnType<M['evaluate']>;
function evaluateAt(model: Model, assumption = model.slider.base) {
  return model.evaluate(baseValues(model), assumption);
}
/** Key figures and decisions as the page shows them. */
const shown = (model: Model, assumption: number, name: string) =>
  shownNumber(model, name, evaluateAt(model, assumption).figures[name] ?? Number.NaN);
const shownDecisions = (model: Model) =>
  Object.entries(model.decisions(baseValues(model))).map(([name, value]) =>
    value === null ? null : shownNumber(model, name, value),
  );
/** The exact numbers of the decisions; NaN for a decision without a number. */
const decided = <N extends Names>(model: Model<N>): Readonly<Record<N['decision'], number>> =>
  mapValues<N['decision'], number | null, number>(
    model.decisions(baseValues(model)),
    (value) => value ?? Number.NaN,
  );
const beginsAt = <N extends Names>(model: Model<N>, verdict: N['upperVerdict']) =>
  thresholdsOf(model).find(({ upperVerdict }) => upperVerdict === verdict);
const closeRangeOf = <N extends Names>(model: Model<N>, verdict: N['upperVerdict']) =>
  beginsAt(model, verdict)?.closeRange.map((end) => Math.round(end * 100) / 100);

describe('land paper', () => {
  const costs = 1150 * 3 * 1.14;
  const costsWithFinance = costs + costs * 0.065 * (3 / 2);
  const residualAt = (priceChange: number) =>
    2700 * 0.82 * 3 * (1 + priceChange) * (1 - 0.04 - 0.18) - costsWithFinance;
  const start = (residual: number) => residual / 1.065 ** 3;
  const holding = 9 * (1 / 1.09 + 1 / 1.09 ** 2 + 1 / 1.09 ** 3);
  const waitFor = (startLater: number) => Math.max(startLater, 0) / 1.09 ** 3 - holding;

  it('values apartments and waiting at today’s prices', () => {
    expect(residualAt(0)).toBeCloseTo(864.29, 2);
    const { table, figures } = evaluateAt(landUse);
    expect(table.apartments.residual).toBeCloseTo(864.29, 2);
    expect(figures.apartments).toBeCloseTo(715.5, 2);
    expect(table.pricesUp.start).toBeCloseTo(1573.28, 2);
    expect(table.pricesUp.today).toBeCloseTo(1192.08, 2);
    expect(table.pricesDown).toMatchObject({ start: 0, discount: null });
    expect(table.pricesDown.avoided).toBeCloseTo(171.86, 2);
    expect(table.pricesDown.today).toBeCloseTo(-22.78, 2);
    expect(figures.waiting).toBeCloseTo(584.65, 2);
  });

  it('sells 60% of the apartments at the fallen price, of which half is reversed by completion', () => {
    for (const change of [-0.25, -0.05, 0.1]) {
      const average = 0.6 * change + 0.4 * (change / 2);
      const { figures } = evaluateAt(landUse, change * 100);
      expect(figures.apartments).toBeCloseTo(start(residualAt(average)), 2);
      const [up, down] = [change / 2 + 0.2, change / 2 - 0.2].map((c) =>
        waitFor(start(residualAt(c))),
      );
      expect(figures.waiting).toBeCloseTo(((up ?? 0) + (down ?? 0)) / 2, 2);
    }
  });

  it('builds the better use after waiting, or nothing', () => {
    const { pricesUp, pricesDown } = evaluateAt(landUse, -25).table;
    expect(pricesUp.start).toBeGreaterThan(0);
    expect(pricesDown.start).toBe(0);
    // With such rents, offices are worth more than apartments.
    const highRents = { ...baseValues(landUse), officeRent: 400, priceSwing: 0 };
    const { offices, pricesDown: unchanged } = landUse.evaluate(highRents, 0).table;
    expect(unchanged.start).toBe(offices.start);
    expect(unchanged.value).toBe(offices.value);
  });

  it('shows the results of the paper along the slider', () => {
    const results = [-15, -10, -5, 0, 10].map((change) =>
      landUse.keyFigures.map((name) => shown(landUse, change, name)),
    );
    expect(results).toEqual([
      [201, 460, 82],
      [372, 502, 136],
      [544, 543, 190],
      [716, 585, 244],
      [1059, 695, 352],
    ]);
    expect(closeRangeOf(landUse, 'build')).toEqual([-6.37, -3.68]);
  });

  it('sets two conditions that together leave the result just not too close to call', () => {
    const { leastPrice, highestCost, optionPrice } = decided(landUse);
    const priceChange = (leastPrice / 2700 - 1) * 100;
    const worse = { ...baseValues(landUse), constructionCost: highestCost };
    expect(landUse.evaluate(worse, priceChange).margins.build).toBeCloseTo(35, 4);
    // A year later: the land value, less the cost of holding, discounted at 9%.
    expect(optionPrice).toBeCloseTo(715.5 - (715.5 - 9) / 1.09, 2);
    expect(shownDecisions(landUse)).toEqual([2651, 1175, 68]);
    // Each condition alone would leave more room: they are set for both together.
    const marginWith = (change: number, constructionCost: number) =>
      landUse.evaluate({ ...baseValues(landUse), constructionCost }, change).margins.build;
    expect(marginWith(priceChange, 1150)).toBeGreaterThan(70);
    expect(marginWith(0, highestCost)).toBeGreaterThan(70);
  });
});

describe('zone paper', () => {
  const dozens = (1200 * 0.75 * 300 * 480 * 0.48) / (22 * 12);
  const labour = (1200 * 118 * 12) / dozens;
  const tax = 0.15 * (62 * 0.08 - 0.05 * (labour + 3_600_000 / dozens));

  it('computes the cost of the zone on both roads, and of the overseas site', () => {
    expect(dozens).toBeCloseTo(235_636, 0);
    const energy = (1200 * 1000 * 0.126) / dozens;
    const rent = (1200 * 10 * 36) / dozens;
    const onRoad = (haulage: number, days: number) =>
      labour + energy + rent + ((haulage + 380) * 1.8) / 2400 + days * 0.186 + tax;
    const { zone, sealed, overseas } = evaluateAt(tenantCost).table;
    expect(zone.labour).toBeCloseTo(7.2111, 4);
    expect(zone.tax).toBeCloseTo(0.5753, 4);
    expect(zone.total).toBeCloseTo(onRoad(2600, 9), 9);
    expect(zone.total).toBeCloseTo(14.1704, 4);
    expect(sealed.total).toBeCloseTo(onRoad(1700, 8), 9);
    expect(sealed.total).toBeCloseTo(13.3094, 4);
    expect(overseas.total).toBeCloseTo(13.0697, 4);
    expect(zone.fullTax).toBeCloseTo(62 * 0.08 * 0.3, 9);
  });

  it('finds the haulage at which the holiday alone makes the zone as cheap as the cheapest site', () => {
    const { winningHaulage } = evaluateAt(tenantCost).figures;
    expect(winningHaulage).toBeCloseTo(2600 - (1.1007 * 2400) / 1.8, 0);
    const values = { ...baseValues(tenantCost), haulage: winningHaulage };
    expect(tenantCost.evaluate(values, 48).margins.holiday).toBeCloseTo(0, 9);
  });

  it('shows the results of the paper along the slider', () => {
    const results = [45, 48, 51, 54, 57, 60].map((efficiency) =>
      tenantCost.keyFigures.map((name) => shown(tenantCost, efficiency, name)),
    );
    expect(results).toEqual([
      [1.74, 0.87, 286, 27],
      [1.1, 0.24, 1132, 25],
      [0.54, -0.32, 1878, 24],
      [0.04, -0.82, 2542, 22],
      [-0.4, -1.26, 3136, 21],
      [-0.8, -1.66, 3670, 20],
    ]);
    expect(closeRangeOf(tenantCost, 'both')).toEqual([48.46, 50.05]);
    expect(closeRangeOf(tenantCost, 'holiday')).toEqual([53.33, 55.26]);
  });

  it('never repays the road by what it saves this maker, whichever number is wrong', () => {
    for (const [name, { range: ends }] of Object.entries(tenantCost.inputs)) {
      for (const end of ends) {
        const values = { ...baseValues(tenantCost), [name]: end };
        for (const efficiency of range(45, 61)) {
          const { plants } = tenantCost.evaluate(values, efficiency).figures;
          expect(plants, `${name} ${end} at ${efficiency}`).toBeGreaterThan(1);
        }
      }
    }
  });

  it('needs both promises from about 50%, and would lose the holiday’s lead by a duty of 2%', () => {
    expect(closeRangeOf(tenantCost, 'both')?.[1]).toBeCloseTo(50, 0);
    const { gapWithHoliday } = evaluateAt(tenantCost).figures;
    expect(tenantCost.inputs.dozenPrice.value * 0.02).toBeGreaterThan(gapWithHoliday);
  });

  it('decides on the efficiency from which the holiday wins, the road’s worth and the top-up', () => {
    const { saving, topUp, settled } = decided(tenantCost);
    expect(saving * 1e6).toBeCloseTo(0.861 * dozens, 0);
    expect(topUp * 1e6).toBeCloseTo(tax * dozens, 6);
    expect(tenantCost.evaluate(baseValues(tenantCost), settled).margins.holiday).toBeCloseTo(
      0.15,
      6,
    );
    expect(shownDecisions(tenantCost)).toEqual([55.3, 0.2, 0.13]);
  });

  it('compares with sites that the zone’s efficiency does not change', () => {
    const values = baseValues(tenantCost);
    expect(costsBySite(values, 60).coastal).toEqual(costsBySite(values, 45).coastal);
  });
});

describe('visitor paper', () => {
  const factors = range(1, 9).map((year) => 1.06 ** -year);
  // A third of the hotels joins each year; afterwards 3% of what they buy more is lost each year.
  const shares = [1 / 3, 2 / 3, 1, ...range(1, 6).map((year) => 0.97 ** year)];
  const ramp = sum(factors, (factor, index) => factor * (shares[index] ?? Number.NaN));
  const fading = sum(factors, (factor, index) => factor * 0.65 ** index);
  const foodBill = 180_000 * 1150 * 0.073 * 1e-6;
  const fullYear = foodBill * 0.2 * 0.75 * 0.54;
  const firstYear = 4000 * 1150 * 0.478 * 1e-6;

  it('counts what both uses of the budget keep in the country in eight years', () => {
    expect(ramp).toBeCloseTo(4.9898, 4);
    expect(fading).toBeCloseTo(2.39026, 4);
    const { figures } = evaluateAt(visitorSpending);
    expect(figures.foodBill).toBeCloseTo(15.111, 3);
    expect(figures.supply).toBeCloseTo(fullYear * ramp, 9);
    expect(figures.supply).toBeCloseTo(6.10746, 4);
    expect(figures.marketing).toBeCloseTo(firstYear * fading, 9);
    expect(figures.marketing).toBeCloseTo(5.25571, 4);
    expect(beginsAt(visitorSpending, 'supply')?.beginsAt).toBeCloseTo(
      30 + (20 * firstYear * fading) / (fullYear * ramp),
      6,
    );
  });

  it('shows the results of the paper along the slider', () => {
    const results = [38, 45, 50, 55, 65, 80].map((share) =>
      shown(visitorSpending, share, 'supply'),
    );
    expect(results).toEqual([2.4, 4.6, 6.1, 7.6, 10.7, 15.3]);
    expect(shown(visitorSpending, 38, 'marketing')).toBe(5.3);
    expect(closeRangeOf(visitorSpending, 'supply')).toEqual([45.57, 48.85]);
  });

  it('has an account that adds up to what the model counts with', () => {
    const { account } = visitorSpending;
    const { total, ...categories } = account ?? {};
    for (const column of ['spent', 'stays', 'food'] as const) {
      const added = sum(Object.values(categories), (category) => category[column]);
      expect(added, column).toBeCloseTo(total?.[column] ?? Number.NaN, 9);
    }
    const { keptOfSpending, foodShare } = visitorSpending.inputs;
    expect(total).toEqual({ spent: 100, stays: keptOfSpending.value, food: foodShare.value });
  });

  it('goes on from the share at which the result is no longer too close to call', () => {
    const { leastShare } = decided(visitorSpending);
    expect(evaluateAt(visitorSpending, leastShare).margins.supply).toBeCloseTo(0.5, 6);
    expect(shownDecisions(visitorSpending)).toEqual([null, 49]);
  });

  it('lets each hotel buy its full share as soon as it has joined, so that a year of three hotels tests it', () => {
    const atOnce = { ...baseValues(visitorSpending), yearsToJoin: 1, lapse: 0, yearsCounted: 1 };
    const { supply } = visitorSpending.evaluate(atOnce, 49).figures;
    expect(supply).toBeCloseTo((foodBill * 0.19 * 0.75 * 0.54) / 1.06, 9);
  });

  it('loses local purchases after the programme, but never as fast as a campaign its guests', () => {
    const { lapse, fading: fadingOfCampaign } = visitorSpending.inputs;
    expect(lapse.range[1]).toBeLessThan(fadingOfCampaign.range[0]);
    const supplyAt = (lapsing: number) =>
      visitorSpending.evaluate({ ...baseValues(visitorSpending), lapse: lapsing }, 50).figures
        .supply;
    expect(supplyAt(8)).toBeLessThan(supplyAt(3));
    expect(supplyAt(0)).toBeCloseTo(6.46781, 4);
  });
});

describe('toll paper', () => {
  const base = baseValues(tollGuarantee);

  it('pays what revenue lacks of what each guarantee promises', () => {
    const [asked, debt] = [payments(base, 62, 'asked'), payments(base, 62, 'debt')];
    const opening = 40 * 0.62 * 0.7;
    expect(asked[0]).toBeCloseTo(32 - opening, 9);
    expect(debt[0]).toBeCloseTo(20 * 1.05 + 0.2 * 40 - opening, 9);
    expect(asked[8]).toBeCloseTo(40 * 1.055 ** 8 * (0.8 - 0.62 * 0.88), 9);
    const rounded = debt.map((paid) => Math.round(paid * 100) / 100);
    expect(rounded).toEqual([11.64, 8.51, 5.06, 1.27, 0.19, 0, 0, 0.89, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('measures payments against a limit that grows with the budget', () => {
    const { asked, debt } = evaluateAt(tollGuarantee).table;
    expect(debt).toMatchObject({ worstYear: 1, yearsAbove: 1 });
    expect(debt.aboveLimit).toBeCloseTo(11.64 - 9, 9);
    expect(asked).toMatchObject({ worstYear: 9, yearsAbove: 10 });
    const none = evaluateAt(tollGuarantee, 105).table.asked;
    expect(none.aboveLimit).toBe(0);
  });

  it('changes the verdict where year 1 costs the limit, or the limit and the reserve', () => {
    expect(beginsAt(tollGuarantee, 'debt')?.beginsAt).toBeCloseTo((100 * (29 - 9 - 5)) / 28, 6);
    expect(beginsAt(tollGuarantee, 'asked')?.beginsAt).toBeCloseTo((100 * (32 - 9)) / 28, 6);
    expect(closeRangeOf(tollGuarantee, 'debt')).toEqual([52.14, 55]);
    expect(closeRangeOf(tollGuarantee, 'asked')).toEqual([80.71, 83.57]);
  });

  it('shows the results of the paper along the slider, rounded up', () => {
    const results = [50, 62, 70, 78, 90].map((traffic) =>
      tollGuarantee.keyFigures.map((name) => shown(tollGuarantee, traffic, name)),
    );
    expect(results).toEqual([
      [25.4, 15, 156.9, 55.6],
      [15.7, 11.7, 103.6, 23.7],
      [12.4, 9.4, 68, 15.2],
      [10.2, 7.2, 32.4, 9.3],
      [6.8, 3.8, 9.7, 3.6],
    ]);
  });

  it('costs less under the debt guarantee, and where that is the answer, less than half', () => {
    const { min, max, step } = tollGuarantee.slider;
    for (const traffic of range(min, max + step, step)) {
      const evaluation = evaluateAt(tollGuarantee, traffic);
      const { askedValue, debtValue } = evaluation.figures;
      const isDebt = verdictOf(tollGuarantee, evaluation) === 'debt';
      expect(debtValue, String(traffic)).toBeLessThan(isDebt ? askedValue / 2 : askedValue);
    }
  });

  it('asks for a reserve that covers the worst excess and the tolerance', () => {
    expect(shownDecisions(tollGuarantee)).toEqual([23.7, 3.1]);
  });
});

describe('port paper', () => {
  const value = 60 / (0.095 - 0.02);
  const afterTerm = (1.02 / 1.095) ** 25;
  const growing = (1 - afterTerm) / (0.095 - 0.02);

  it('computes the three options without a gain', () => {
    const surplus = (7.2 * (1 - (1.02 / 1.11) ** 25)) / (0.11 - 0.02);
    const cost = 6 + 0.6 * ((1 - 1.095 ** -25) / 0.095);
    const concession = 0.7 * surplus + 51 * growing + 0.2 * 9 * growing + value * afterTerm - cost;
    const price = (60 / (0.11 - 0.02)) * 0.8;
    const { figures } = evaluateAt(portOptions, 0);
    expect(figures.keep).toBeCloseTo(800, 9);
    expect(figures.concession).toBeCloseTo(concession, 6);
    expect(figures.concession).toBeCloseTo(757.86, 2);
    expect(figures.entryFee).toBeCloseTo(49.24, 2);
    expect(figures.sale).toBeCloseTo(price * 0.975 + 0.2 * value, 6);
    expect(figures.sale).toBeCloseTo(680, 9);
  });

  it('lets both bids pay away the same share of what the gain is worth to the bidder', () => {
    const withoutGain = (60 / (0.11 - 0.02)) * 0.8;
    const { concession, sale } = evaluateAt(portOptions).table;
    expect(((sale.signing ?? 0) - withoutGain) / 0.7).toBeCloseTo(80.476, 3);
    expect(sale.signing).toBeCloseTo(589.666, 3);
    expect((concession.signing ?? 0) / 0.7).toBeCloseTo(105.849, 3);
    expect((concession.left ?? 0) / (concession.signing ?? 1)).toBeCloseTo(0.3 / 0.7, 9);
    expect((sale.left ?? 0) / ((sale.signing ?? 0) - withoutGain)).toBeCloseTo(0.3 / 0.7, 9);
  });

  it('loses more by the return that buyers ask if it is sold than if it is a concession', () => {
    const valuesAt = (buyerPremium: number) =>
      portOptions.evaluate({ ...baseValues(portOptions), buyerPremium }, 25).figures;
    const [low, high] = [valuesAt(0.5), valuesAt(2.5)];
    expect(low.sale - high.sale).toBeGreaterThan(5 * (low.concession - high.concession));
  });

  it('returns a port with half of the gain after the term', () => {
    const { returned } = evaluateAt(portOptions, 60).table.concession;
    expect(returned).toBeCloseTo(value * afterTerm * (1 + 0.6 / 2), 6);
  });

  it('shows the results of the paper along the slider', () => {
    const results = [0, 8, 14, 25, 40, 60].map((gain) =>
      portOptions.keyFigures.map((name) => shown(portOptions, gain, name)),
    );
    expect(results).toEqual([
      [757.9, 800, 680, 49.2],
      [791.2, 800, 709.1, 57.2],
      [816.3, 800, 731, 63.2],
      [862.2, 800, 771, 74.1],
      [924.8, 800, 825.6, 89],
      [1008.2, 800, 898.4, 108.9],
    ]);
    expect(closeRangeOf(portOptions, 'concession')).toEqual([6.26, 13.93]);
    expect(beginsAt(portOptions, 'sale')).toBeUndefined();
  });

  it('accepts no entry fee at which a concession would not clearly beat keeping the port', () => {
    const { concession, keep, entryFee } = evaluateAt(portOptions).figures;
    const { leastFee } = decided(portOptions);
    expect(concession - entryFee + leastFee - keep).toBeCloseTo(16, 9);
    expect(shownDecisions(portOptions)).toEqual([28, null, 91.2]);
  });
});

describe.each(Object.entries(models))('%s', (_, model) => {
  const { min, max, step, base } = model.slider;
  const assumptions = range(min, max + step, step);

  it('reaches verdicts in their order, changing once at each threshold on the slider', () => {
    const verdicts = assumptions.map((assumption) =>
      verdictOf(model, evaluateAt(model, assumption)),
    );
    const changes = verdicts.filter(
      (verdict, index) => index > 0 && verdict !== verdicts[index - 1],
    );
    const thresholds = thresholdsOf(model);
    const reached = [verdicts[0], ...changes];
    // The last verdict of the port, a sale, is reached by no gain.
    expect(reached).toEqual(model.verdicts.slice(0, reached.length));
    expect(reached).toHaveLength(thresholds.length + 1);
    for (const { beginsAt: threshold } of thresholds) {
      expect(threshold).toBeGreaterThan(min + step);
      expect(threshold).toBeLessThan(max - step);
    }
    expect(assumptions).toContain(base);
  });

  it('has each input in its range, finite results and a chart that holds its lines', () => {
    for (const { value, range: ends } of [
      ...Object.values(model.inputs),
      { value: base, range: model.slider.range },
    ]) {
      expect(value).toBeGreaterThanOrEqual(ends[0]);
      expect(value).toBeLessThanOrEqual(ends[1]);
    }
    for (const assumption of assumptions) {
      const { figures, table, lines, margins } = evaluateAt(model, assumption);
      const cells = Object.values(table).flatMap((column) => Object.values(column));
      const numbers = [...Object.values(figures), ...Object.values(margins), ...cells];
      expect(numbers.every((number) => number === null || Number.isFinite(number))).toBe(true);
      for (const value of Object.values(lines)) {
        expect(value).toBeGreaterThanOrEqual(model.chart.min);
        expect(value).toBeLessThanOrEqual(model.chart.max);
      }
    }
    for (const value of Object.values(model.decisions(baseValues(model)))) {
      if (value !== null) expect(value).toBeGreaterThan(0);
    }
  });
});

it('moves results in the direction that a professional expects', () => {
  const rises = (model: Model, result: (assumption: number) => number) => {
    const { min, max, step } = model.slider;
    for (let assumption = min; assumption < max; assumption += step) {
      const next = result(assumption + step);
      expect(next, String(assumption)).toBeGreaterThanOrEqual(result(assumption));
    }
  };
  for (const option of ['apartments', 'offices', 'waiting'] as const) {
    rises(landUse, (change) => evaluateAt(landUse, change).figures[option]);
  }
  for (const gap of ['gapWithHoliday', 'gapWithBoth'] as const) {
    rises(tenantCost, (efficiency) => -evaluateAt(tenantCost, efficiency).figures[gap]);
  }
  rises(visitorSpending, (share) => evaluateAt(visitorSpending, share).figures.supply);
  for (const cost of tollGuarantee.keyFigures) {
    rises(tollGuarantee, (traffic) => -evaluateAt(tollGuarantee, traffic).figures[cost]);
  }
  for (const option of ['concession', 'sale', 'entryFee'] as const) {
    rises(portOptions, (gain) => evaluateAt(portOptions, gain).figures[option]);
  }
});
