import { describe, expect, it } from 'vitest';
import { landUse } from './landUse';
import { baseValues, verdictOf, type Model } from './model';
import { portOptions } from './portOptions';
import { samples } from './samples';
import { tenantCost } from './tenantCost';
import { thresholds } from './thresholds';
import { tollGuarantee } from './tollGuarantee';
import { visitorSpending } from './visitorSpending';

function workAt<M extends Model>(model: M, position: number): ReturnType<M['work']>;
function workAt(model: Model, position: number) {
  return model.work(baseValues(model), position);
}
const thresholdOf = (model: Model, verdict: string) =>
  thresholds(model).find((threshold) => threshold.verdict === verdict)?.at ?? Number.NaN;

describe('use recommendation paper', () => {
  it('computes the residual land value of apartments at today’s prices', () => {
    // 2,700 x 0.82 x 3 = 6,642; less 4 % selling 265.68, construction 3,450, fees 517.50, finance
    // (3,967.50 x 6.5 % x 1.5) 386.83, return 1,195.56: 826.43; over 1.065^3: 684.16.
    const { apartments } = workAt(landUse, 0).table;
    expect(apartments.residual).toBeCloseTo(826.43, 2);
    expect(apartments.today).toBeCloseTo(684.16, 2);
  });

  it('reverses half of a fall by completion', () => {
    // Off plan 60 % at -25 %, the rest at -12.5 %: -20 %. 5,313.60 - 212.54 - 3,450 - 517.50 - 386.83
    // - 956.45 = -209.72; over 1.065^3: -173.62.
    expect(workAt(landUse, -25).figures.apartments).toBeCloseTo(-173.62, 2);
  });

  it('keeps half of a rise', () => {
    // 60 % at +10 %, the rest at +5 %: +8 %. 7,173.36 x (1 - 4 % - 18 %) - 4,354.33 = 1,240.89; 1,027.27.
    expect(workAt(landUse, 10).figures.apartments).toBeCloseTo(1027.27, 2);
  });

  it('changes the answer where building and waiting have the same value', () => {
    // At -10.0633 %: apartments sell for 6,642 x (1 - 8.0506 %) = 6,107.28; x 78 % - 4,354.33 = 409.35,
    // today 338.88. In three years 6,642 x (1 - 5.0316 %) = 6,307.80; x 78 % - 4,354.33 = 565.75, then
    // 468.36; over 1.09^3 361.66, less holding 9 x 2.5313 = 22.78: 338.88.
    const { figures } = workAt(landUse, thresholdOf(landUse, 'build'));
    expect(figures.apartments).toBeCloseTo(338.88, 1);
    expect(figures.waiting).toBeCloseTo(338.88, 1);
  });
});

describe('tenant cost comparison', () => {
  it('computes labour and freight at both ends of the haulage cost', () => {
    // 900 sewers x 144,000 minutes x 48 % / (22 x 12) = 235,636 dozens; 1,200 x 118 x 12 over that:
    // 7.211. (600 + 380) x 1.8 / 2,400 = 0.735; (3,200 + 380) x 1.8 / 2,400 = 2.685.
    expect(workAt(tenantCost, 600).table.zone.labour).toBeCloseTo(7.211, 3);
    expect(workAt(tenantCost, 600).table.zone.freight).toBeCloseTo(0.735, 3);
    expect(workAt(tenantCost, 3200).table.zone.freight).toBeCloseTo(2.685, 3);
  });

  it('limits the holiday of a large group by the minimum tax', () => {
    // Profit 62 x 8 % = 4.96; full tax 1.488. Left out: 5 % of 7.211 + 15.278 = 1.124; minimum
    // 15 % x 3.836 = 0.575; the holiday: 0.913.
    expect(workAt(tenantCost, 2600).figures.holiday).toBeCloseTo(0.913, 3);
  });

  it('closes the gap with the road and the holiday together, with neither alone', () => {
    // Labour 7.2111; 1,200,000 kWh at 12.606 cents over 235,636 dozens 0.6420; rent 1.8333; freight 2,980 x
    // 1.8 / 2,400 = 2.235; nine days at 0.3 % of 62 = 1.674: 13.5954; full tax 1.488: 15.0834. The overseas
    // site, in the same way: 12.3264 + 15 % of 4.96 = 13.0704. Gap 2.0130. Road 2,150 x 1.8 / 2,400 = 1.6125.
    const { without, holiday, road, both } = workAt(tenantCost, 2600).figures;
    expect(without).toBeCloseTo(2.013, 3);
    expect(road).toBeCloseTo(1.6125, 4);
    expect(both - without).toBeCloseTo(0.5122, 3);
    expect(Math.max(holiday, road)).toBeLessThan(without);
  });

  it('gives the road more weight where the dearer haulage exceeds the holiday', () => {
    // 0.91267 x 2,400 / 1.8 = 1,216.9, and the cheapest site's 450: 1,666.9.
    expect(thresholdOf(tenantCost, 'road')).toBeCloseTo(1666.9, 1);
  });
});

describe('visitor spending account', () => {
  it('follows the food of meals at both ends', () => {
    // Food 4.95. At 30 %: 1.485 x 68 % + 3.465 x 14 % = 1.495 stays; 15 - 2.25 - (0.9 + 3.455) - 0.75
    // = 7.645. At 80 %: 3.96 x 68 % + 0.99 x 14 % = 2.831; 8.981.
    expect(workAt(visitorSpending, 30).table.meals.stays).toBeCloseTo(7.645, 3);
    expect(workAt(visitorSpending, 80).table.meals.stays).toBeCloseTo(8.981, 3);
  });

  it('counts supply as no guests today, and as marketing’s guests at the threshold', () => {
    // A point of food keeps 7.26 x 54 % / 100 = 0.0392 of 47.753. Of eight years at 6 %, 6.2098, three
    // that grow leave 5.3528: 86.2 %. 4,000 / 180,000 / 86.2 % x 47.753 / 0.0392 = 31.8 points above 30.
    expect(workAt(visitorSpending, 30).figures.supply).toBe(0);
    expect(thresholdOf(visitorSpending, 'supply')).toBeCloseTo(61.8, 1);
  });
});

describe('fiscal exposure statement', () => {
  it('pays nothing above the guarantee, and most in the last year far below it', () => {
    // 40 x 1.055^14 = 84.64; short by 30 %: 25.39. At 110 % even year 1 reaches 82.5 %.
    const { level80 } = workAt(tollGuarantee, 50).table;
    expect(level80.worstYear).toBe(15);
    expect(level80.worst).toBeCloseTo(25.39, 2);
    expect(workAt(tollGuarantee, 110).table.level80.worst).toBe(0);
    expect(workAt(tollGuarantee, 110).table.level90.worst).toBeCloseTo(3, 6);
  });

  it('finds the highest guarantee within the limit, at most all of the forecast', () => {
    // Year 1: 70 % x 75 % + 9 / 40 = 75 %; every later year allows more. At 110 % it would be 105 %.
    expect(workAt(tollGuarantee, 70).figures.highest).toBeCloseTo(75, 6);
    expect(workAt(tollGuarantee, 110).figures.highest).toBe(100);
  });

  it('stays within the limit from the traffic at which year 1 costs the limit', () => {
    // t x 75 % + 22.5 % = 80 %.
    expect(thresholdOf(tollGuarantee, 'within')).toBeCloseTo(76.67, 2);
  });
});

describe('retention paper', () => {
  it('computes the three options without a gain', () => {
    // 60 / 7.5 % = 800. Sale: 60 / 9 % x 80 % x 97.5 % = 520, tax 20 % of 800 = 160. Concession: factor
    // (1 - (1.02 / 1.095)^25) / 7.5 % = 11.071; 57 x 97.5 % x 11.071 less supervision 0.6 x 9.438:
    // 609.6; tax 0.6 x 11.071; 800 x 0.1697 = 135.8: 752.0.
    const { keep, sale, concession } = workAt(portOptions, 0).figures;
    expect(keep).toBeCloseTo(800, 6);
    expect(sale).toBeCloseTo(680, 6);
    expect(concession).toBeCloseTo(752, 1);
  });

  it('returns a port with half of the gain after the term', () => {
    // Half of 60 % is left: 135.75 x 130 % = 176.5. Keeping has the value it had.
    const { table, figures } = workAt(portOptions, 60);
    expect(table.concession.returned).toBeCloseTo(176.5, 1);
    expect(figures.keep).toBeCloseTo(800, 6);
  });

  it('changes the answer where two options have the same value', () => {
    // Every option is a straight line of the gain. A concession rises by (949.26 - 751.99) / 60 = 3.288 a
    // point: 48.01 / 3.288 = 14.60. A sale by 4.5815: 71.99 / (4.5815 - 3.288) = 55.65.
    expect(thresholdOf(portOptions, 'concession')).toBeCloseTo(14.6, 1);
    expect(thresholdOf(portOptions, 'sale')).toBeCloseTo(55.65, 1);
  });
});

describe.each(Object.entries(samples))('%s', (_, model) => {
  const { min, max, step, base } = model.control;
  const positions = Array.from(
    { length: Math.round((max - min) / step) + 1 },
    (_, index) => min + index * step,
  );

  it('changes its answer once at each threshold inside the control', () => {
    const answers = positions.map((position) => verdictOf(model, workAt(model, position)));
    const changes = answers.filter((answer, index) => index > 0 && answer !== answers[index - 1]);
    expect([answers[0], ...changes]).toEqual(model.verdicts);
    for (const { at } of thresholds(model)) {
      expect(at).toBeGreaterThan(min + step);
      expect(at).toBeLessThan(max - step);
    }
    expect(positions).toContain(base);
  });

  it('has each input in its range, finite results and a chart that holds its lines', () => {
    for (const { value, range } of Object.values(model.inputs)) {
      expect(value).toBeGreaterThanOrEqual(range[0]);
      expect(value).toBeLessThanOrEqual(range[1]);
    }
    for (const position of positions) {
      const { figures, table, lines, margins } = workAt(model, position);
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
  const rises = (model: Model, result: (position: number) => number) => {
    const { min, max, step } = model.control;
    for (let at = min; at < max; at += step) {
      expect(result(at + step), String(at)).toBeGreaterThanOrEqual(result(at));
    }
  };
  for (const option of ['apartments', 'offices', 'hotel', 'waiting'] as const) {
    rises(landUse, (change) => workAt(landUse, change).figures[option]);
  }
  rises(tenantCost, (haulage) => workAt(tenantCost, haulage).figures.zone);
  for (const result of ['supply', 'keptThen', 'keptMore'] as const) {
    rises(visitorSpending, (share) => workAt(visitorSpending, share).figures[result]);
  }
  rises(tollGuarantee, (traffic) => workAt(tollGuarantee, traffic).figures.highest);
  rises(tollGuarantee, (traffic) => -workAt(tollGuarantee, traffic).figures.worst);
  for (const option of ['concession', 'sale', 'operator'] as const) {
    rises(portOptions, (gain) => workAt(portOptions, gain).figures[option]);
  }
});
