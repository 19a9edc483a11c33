import { describe, expect, it } from 'vitest';
import { guarantee, highest, turnOf as guaranteeTurn } from './fiscalExposure';
import { landUse, turnsOf as landTurns } from './landUse';
import { ways, turnsOf as retentionTurns } from './retention';
import { specimens } from './specimens';
import { compare, dozenIn, turnsOf as tenantTurns } from './tenantCost';
import { guestsLike, lineOf, turnOf as supplyTurn } from './visitorSpending';

describe('use recommendation paper', () => {
  it('works out the land under apartments at today’s prices', () => {
    // 2,700 x 0.82 x 3 = 6,642; less 4 % selling 265.68, construction 3,450, fees 517.50, finance
    // (3,967.50 x 6.5 % x 1.5) 386.83, return 1,195.56: 826.43; over 1.065^3: 684.16.
    expect(landUse(0).flats.residual).toBeCloseTo(826.43, 2);
    expect(landUse(0).flats.land).toBeCloseTo(684.16, 2);
  });
  it('and after a fall of a quarter, of which half is regained', () => {
    // Off-plan 60 % at -25 %, the rest at -12.5 %: -20 %. 5,313.60 - 212.54 - 3,450 - 517.50 - 386.83
    // - 956.45 = -209.72; over 1.065^3: -173.62.
    expect(landUse(-25).flats.land).toBeCloseTo(-173.62, 2);
  });
  it('turns where building and waiting are worth the same', () => {
    const { best, wait } = landUse(landTurns().build);
    expect(best).toBeCloseTo(wait, 6);
    expect(landTurns().build).toBeGreaterThan(landTurns().wait);
  });
});

describe('tenant cost comparison', () => {
  it('works out labour and the way to the port', () => {
    // 900 sewers x 144,000 minutes x 48 % / (22 x 12) = 235,636 dozens; 1,200 x 100 x 12 x 1.18 over
    // that: 7.211. (2,600 + 380) x 1.8 / 2,400 = 2.235; at a road of 600: 0.735.
    expect(dozenIn('zone').labour).toBeCloseTo(7.211, 3);
    expect(dozenIn('zone').freight).toBeCloseTo(2.235, 3);
    expect(compare(600).zone.freight).toBeCloseTo(0.735, 3);
  });
  it('works out the holiday of a group under the minimum tax', () => {
    // Profit 62 x 8 % = 4.96; full tax 1.488. Left out: 5 % of 7.211 + 15.278 = 1.124; minimum
    // 15 % x 3.836 = 0.575; the holiday: 0.913.
    expect(compare(2600).holiday).toBeCloseTo(0.913, 3);
  });
  it('turns where the dearer road costs what the holiday is worth', () => {
    // 0.91267 x 2,400 / 1.8 + the cheapest rival's 450 = 1,666.9.
    expect(tenantTurns().road).toBeCloseTo(1666.9, 1);
  });
});

describe('visitor spending account', () => {
  it('follows the food of meals at both ends', () => {
    // Food 4.95. At 30 %: 1.485 x 68 % + 3.465 x 14 % = 1.495 stays; 15 - 2.25 - (0.9 + 3.455) - 0.75
    // = 7.645. At 80 %: 3.96 x 68 % + 0.99 x 14 % = 2.831; 8.981.
    const stays = (share: number) => {
      const { country, district } = lineOf('meals', share);
      return country + district;
    };
    expect(stays(30)).toBeCloseTo(7.645, 3);
    expect(stays(80)).toBeCloseTo(8.981, 3);
  });
  it('is worth no guests today, and what marketing brings at the turn', () => {
    expect(guestsLike(30)).toBe(0);
    expect(guestsLike(supplyTurn())).toBeCloseTo(4000, 3);
  });
});

describe('fiscal exposure statement', () => {
  it('pays nothing above the guarantee, and most in the last year far below it', () => {
    // 40 x 1.055^14 = 84.64; short by 30 %: 25.39. At 110 % even year 1 reaches 82.5 %.
    expect(guarantee(50, 80)).toMatchObject({ year: 15 });
    expect(guarantee(50, 80).worst).toBeCloseTo(25.39, 2);
    expect(guarantee(110, 80).worst).toBe(0);
  });
  it('finds the highest level within the limit', () => {
    // Year 1: 70 % x 75 % + 9 / 40 = 75 %; every later year allows more.
    expect(highest(70)).toBeCloseTo(75, 6);
    // t x 75 % + 22.5 % = 80 %.
    expect(guaranteeTurn()).toBeCloseTo(76.67, 2);
  });
});

describe('retention paper', () => {
  it('works out the three ways without a gain', () => {
    // 60 / 7.5 % = 800. Sale: 60 / 9 % x 80 % x 97.5 % = 520, tax 20 % of 800 = 160. Concession: factor
    // (1 - (1.02 / 1.095)^25) / 7.5 % = 11.071; 54 x 11.071 + 1.2 x 11.071 + 800 x 0.1697 = 746.9.
    expect(ways(0).keep).toBeCloseTo(800, 6);
    expect(ways(0).sold).toBeCloseTo(680, 6);
    expect(ways(0).let).toBeCloseTo(746.9, 1);
  });
  it('turns where two ways are worth the same', () => {
    const { concession, sale } = retentionTurns();
    expect(ways(concession).let).toBeCloseTo(ways(concession).keep, 6);
    expect(ways(sale).sold).toBeCloseTo(ways(sale).let, 6);
  });
});

describe.each(Object.entries(specimens))('%s', (_, { control, turns, verdicts, inputs, at }) => {
  const { min, max, step, base } = control;
  const count = Math.round((max - min) / step) + 1;
  const positions = Array.from({ length: count }, (_, index) => min + index * step);

  it('turns inside the range, once at each turning point, through all its verdicts', () => {
    for (const turn of Object.values(turns)) {
      expect(turn).toBeGreaterThan(min + step);
      expect(turn).toBeLessThan(max - step);
    }
    const seen = positions.map((position) => at(position).verdict);
    const changes = seen.filter((verdict, index) => index > 0 && verdict !== seen[index - 1]);
    expect(changes).toHaveLength(Object.keys(turns).length);
    expect(new Set(seen)).toEqual(new Set(verdicts));
    expect(positions).toContain(base);
  });

  it('has every input inside its range, and only numbers', () => {
    for (const { value, range } of Object.values(inputs)) {
      expect(value).toBeGreaterThanOrEqual(range[0]);
      expect(value).toBeLessThanOrEqual(range[1]);
    }
    const numbers = positions.flatMap((position) => {
      const { values, rows } = at(position);
      return [...Object.values(values), ...Object.values(rows).flat()];
    });
    expect(numbers.every((amount) => amount === null || Number.isFinite(amount[0]))).toBe(true);
  });
});

it('moves results as a professional expects', () => {
  const rises = (of: (position: number) => number, from: number, to: number) => {
    for (let one = from; one < to; one += 1) expect(of(one + 1)).toBeGreaterThanOrEqual(of(one));
  };
  rises((change) => landUse(change).flats.land, -25, 10);
  rises((road) => compare(road * 100).zone.before, 6, 32);
  rises((share) => guestsLike(share), 30, 80);
  rises((traffic) => highest(traffic), 50, 110);
  rises((traffic) => -guarantee(traffic, 80).value, 50, 110);
  rises((gain) => ways(gain).sold, 0, 60);
  rises((gain) => ways(gain).let, 0, 60);
});
