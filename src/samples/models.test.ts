import { sum } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { landUse } from './landUse';
import { baseValues, verdictOf, type Model } from './model';
import { portOptions } from './portOptions';
import { models } from './samples';
import { tenantCost } from './tenantCost';
import { thresholdsOf } from './thresholds';
import { tollGuarantee } from './tollGuarantee';
import { visitorSpending } from './visitorSpending';

function evaluateAt<M extends Model>(model: M, assumption: number): ReturnType<M['evaluate']>;
function evaluateAt(model: Model, assumption: number) {
  return model.evaluate(baseValues(model), assumption);
}
const thresholdOf = (model: Model, verdict: string) =>
  thresholdsOf(model).find((threshold) => threshold.upperVerdict === verdict)?.beginsAt ??
  Number.NaN;

describe('use recommendation paper', () => {
  const construction = 1150 * 3;
  const fees = construction * 0.15;
  const finance = (construction + fees) * 0.065 * (3 / 2);
  const sellingAndProfit = 0.04 + 0.18;
  const residualAt = (changeOfPrice: number) => {
    const value = 2700 * 0.82 * 3 * (1 + changeOfPrice);
    return value * (1 - sellingAndProfit) - construction - fees - finance;
  };
  const today = (residual: number) => residual / 1.065 ** 3;

  it('computes the residual land value of apartments at today’s prices', () => {
    const { apartments } = evaluateAt(landUse, 0).table;
    expect(apartments.residual).toBeCloseTo(residualAt(0), 2);
    expect(apartments.today).toBeCloseTo(today(residualAt(0)), 2);
  });

  it('reverses half of a fall by completion', () => {
    const change = 0.6 * -0.25 + 0.4 * -0.125;
    expect(evaluateAt(landUse, -25).figures.apartments).toBeCloseTo(today(residualAt(change)), 2);
  });

  it('keeps half of a rise', () => {
    const change = 0.6 * 0.1 + 0.4 * 0.05;
    expect(evaluateAt(landUse, 10).figures.apartments).toBeCloseTo(today(residualAt(change)), 2);
  });

  it('changes the verdict where building and waiting have the same value', () => {
    const threshold = thresholdOf(landUse, 'build');
    const change = threshold / 100;
    const built = today(residualAt(0.6 * change + 0.4 * (change / 2)));
    const holding = 9 * (1 / 1.09 + 1 / 1.09 ** 2 + 1 / 1.09 ** 3);
    const waited = today(residualAt(change / 2)) / 1.09 ** 3 - holding;
    expect(built).toBeCloseTo(waited, 2);
    const { figures } = evaluateAt(landUse, threshold);
    expect(figures.apartments).toBeCloseTo(built, 2);
    expect(figures.waiting).toBeCloseTo(waited, 2);
  });
});

describe('tenant cost comparison', () => {
  const dozens = (1200 * 0.75 * 300 * 480 * 0.48) / (22 * 12);
  const labour = (1200 * 118 * 12) / dozens;
  const freightWith = (haulage: number) => ((haulage + 380) * 1.8) / 2400;
  const profit = 62 * 0.08;
  const fullTax = profit * 0.3;
  const excluded = 0.05 * (labour + 3_600_000 / dozens);
  const holiday = fullTax - 0.15 * (profit - excluded);

  it('computes labour and freight at both ends of the haulage cost', () => {
    expect(evaluateAt(tenantCost, 600).table.zone.labour).toBeCloseTo(labour, 3);
    expect(evaluateAt(tenantCost, 600).table.zone.freight).toBeCloseTo(freightWith(600), 3);
    expect(evaluateAt(tenantCost, 3200).table.zone.freight).toBeCloseTo(freightWith(3200), 3);
  });

  it('limits the holiday of a large group by the minimum tax', () => {
    expect(evaluateAt(tenantCost, 2600).figures.savingByHoliday).toBeCloseTo(holiday, 3);
  });

  it('closes the gap with the road and the holiday together, with neither alone', () => {
    const outage = 30 / 208;
    const dollarsPerKwh = (9 * (1 - outage) + 34 * outage) / 100;
    const energy = (1200 * 1000 * dollarsPerKwh) / dozens;
    const rent = (1200 * 10 * 36) / dozens;
    const daysOnTheWay = 9 * 0.003 * 62;
    const zone = labour + energy + rent + freightWith(2600) + daysOnTheWay + fullTax;
    const overseasBeforeTax = 12.3264;
    const gap = zone - (overseasBeforeTax + 0.15 * profit);
    const roadSaving = ((2600 - 450) * 1.8) / 2400;

    const { gapWithoutHoliday, savingByRoad, savingByBoth } = evaluateAt(tenantCost, 2600).figures;
    expect(gapWithoutHoliday).toBeCloseTo(gap, 3);
    expect(savingByRoad).toBeCloseTo(roadSaving, 4);
    expect(savingByBoth).toBeCloseTo(roadSaving + holiday, 3);
    expect(savingByBoth).toBeGreaterThan(gapWithoutHoliday);
    expect(Math.max(holiday, savingByRoad)).toBeLessThan(gapWithoutHoliday);
  });

  it('puts the road first where the haulage above the rival’s exceeds the holiday', () => {
    const overseasHaulage = 450;
    const haulage = overseasHaulage + (holiday * 2400) / 1.8;
    expect(thresholdOf(tenantCost, 'roadFirst')).toBeCloseTo(haulage, 1);
  });
});

describe('visitor spending account', () => {
  it('computes what stays of spending on meals at both ends of the slider', () => {
    const food = 15 * 0.33;
    const staysWith = (local: number) => {
      const foodKept = food * local * 0.68 + food * (1 - local) * 0.14;
      const [profit, goods, pay] = [15 * 0.15, 15 * 0.06 + food - foodKept, 15 * 0.05];
      return 15 - profit - goods - pay;
    };
    expect(evaluateAt(visitorSpending, 30).table.meals.stays).toBeCloseTo(staysWith(0.3), 3);
    expect(evaluateAt(visitorSpending, 80).table.meals.stays).toBeCloseTo(staysWith(0.8), 3);
  });

  it('converts the supply programme to no guests today, to as many as marketing’s at the threshold', () => {
    const food = 33 * 0.07 + 15 * 0.33;
    const keptMorePerPoint = (food * (0.68 - 0.14)) / 100;
    const { supply, keptToday } = evaluateAt(visitorSpending, 30).figures;
    const discountFactors = [1, 2, 3, 4, 5, 6, 7, 8].map((year) => 1.06 ** -year);
    const whileGrowing = sum(
      discountFactors,
      (factor, index) => factor * Math.min((index + 1) / 3, 1),
    );
    const growthFactor = whileGrowing / sum(discountFactors);
    const points = ((4000 / 180_000 / growthFactor) * keptToday) / keptMorePerPoint;
    expect(supply).toBe(0);
    expect(thresholdOf(visitorSpending, 'supply')).toBeCloseTo(30 + points, 1);
  });
});

describe('fiscal exposure statement', () => {
  it('pays nothing above the guarantee, and most in the last year far below it', () => {
    const { level80 } = evaluateAt(tollGuarantee, 50).table;
    expect(level80.worstYear).toBe(15);
    expect(level80.worst).toBeCloseTo(40 * 1.055 ** 14 * (0.8 - 0.5), 2);
    expect(evaluateAt(tollGuarantee, 110).table.level80.worst).toBe(0);
    const shareInYearOne = 1.1 * 0.75;
    const { level90 } = evaluateAt(tollGuarantee, 110).table;
    expect(level90.worst).toBeCloseTo(40 * (0.9 - shareInYearOne), 6);
  });

  it('finds the highest guarantee within the limit, at most all of the forecast', () => {
    const limitShareOfRevenue = 9 / 40;
    const highest = 100 * (0.7 * 0.75 + limitShareOfRevenue);
    expect(evaluateAt(tollGuarantee, 70).figures.highest).toBeCloseTo(highest, 6);
    expect(evaluateAt(tollGuarantee, 110).figures.highest).toBe(100);
  });

  it('stays within the limit from the traffic at which year 1 costs the limit', () => {
    const traffic = (100 * (0.8 - 9 / 40)) / 0.75;
    expect(thresholdOf(tollGuarantee, 'within')).toBeCloseTo(traffic, 2);
  });
});

describe('retention paper', () => {
  const value = 60 / (0.095 - 0.02);
  const shareAfterTerm = (1.02 / 1.095) ** 25;

  it('computes the three options without a gain', () => {
    const price = (60 / (0.11 - 0.02)) * (1 - 0.2) * (1 - 0.025);
    const duringTerm = (1 - shareAfterTerm) / (0.095 - 0.02);
    const fee = 150 * 0.38;
    const supervision = 0.6 * ((1 - 1.095 ** -25) / 0.095);
    const fees = fee * (1 - 0.025) * duringTerm - supervision;
    const taxOfOperator = 0.2 * (60 - fee) * duringTerm;

    const { keep, sale, concession } = evaluateAt(portOptions, 0).figures;
    expect(keep).toBeCloseTo(value, 6);
    expect(sale).toBeCloseTo(price + 0.2 * value, 6);
    expect(concession).toBeCloseTo(fees + taxOfOperator + value * shareAfterTerm, 1);
  });

  it('returns a port with half of the gain after the term', () => {
    const { table, figures } = evaluateAt(portOptions, 60);
    expect(table.concession.returned).toBeCloseTo(value * shareAfterTerm * (1 + 0.6 / 2), 1);
    expect(figures.keep).toBeCloseTo(value, 6);
  });

  it('changes the verdict where two options have the same value', () => {
    const [start, end] = [evaluateAt(portOptions, 0).figures, evaluateAt(portOptions, 60).figures];
    const risePerPoint = (option: 'concession' | 'sale') => (end[option] - start[option]) / 60;
    const concessionRise = risePerPoint('concession');
    expect(thresholdOf(portOptions, 'concession')).toBeCloseTo(
      (start.keep - start.concession) / concessionRise,
      1,
    );
    expect(thresholdOf(portOptions, 'sale')).toBeCloseTo(
      (start.concession - start.sale) / (risePerPoint('sale') - concessionRise),
      1,
    );
  });
});

describe.each(Object.entries(models))('%s', (_, model) => {
  const { min, max, step, base } = model.slider;
  const assumptions = Array.from(
    { length: Math.round((max - min) / step) + 1 },
    (_, index) => min + index * step,
  );

  it('changes its verdict once at each threshold on the slider', () => {
    const verdicts = assumptions.map((assumption) =>
      verdictOf(model, evaluateAt(model, assumption)),
    );
    const changes = verdicts.filter(
      (verdict, index) => index > 0 && verdict !== verdicts[index - 1],
    );
    expect([verdicts[0], ...changes]).toEqual(model.verdicts);
    for (const { beginsAt } of thresholdsOf(model)) {
      expect(beginsAt).toBeGreaterThan(min + step);
      expect(beginsAt).toBeLessThan(max - step);
    }
    expect(assumptions).toContain(base);
  });

  it('has each input in its range, finite results and a chart that holds its lines', () => {
    for (const { value, range } of Object.values(model.inputs)) {
      expect(value).toBeGreaterThanOrEqual(range[0]);
      expect(value).toBeLessThanOrEqual(range[1]);
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
  for (const option of ['apartments', 'offices', 'hotel', 'waiting'] as const) {
    rises(landUse, (change) => evaluateAt(landUse, change).figures[option]);
  }
  rises(tenantCost, (haulage) => evaluateAt(tenantCost, haulage).figures.zone);
  for (const result of ['supply', 'keptThen', 'keptMore'] as const) {
    rises(visitorSpending, (share) => evaluateAt(visitorSpending, share).figures[result]);
  }
  rises(tollGuarantee, (traffic) => evaluateAt(tollGuarantee, traffic).figures.highest);
  rises(tollGuarantee, (traffic) => -evaluateAt(tollGuarantee, traffic).figures.worst);
  for (const option of ['concession', 'sale', 'operator'] as const) {
    rises(portOptions, (gain) => evaluateAt(portOptions, gain).figures[option]);
  }
});
