import { describe, expect, it } from 'vitest';
import { fiscalExposure } from './fiscalExposure';
import { landUse } from './landUse';
import type { Model } from './model';
import { retention } from './retention';
import { samplePaperOf } from './sample';
import { samples } from './samples';
import { createInstance } from 'i18next';
import { visitorSpending } from './visitorSpending';
import { writerOf } from './write';

type Slug = keyof typeof samples;

/** One number of a sample paper's table at a position of its control. */
function cell(slug: Slug, position: number, column: string, row: string): number {
  return samples[slug].at(position).table[column]?.[row]?.[0] ?? Number.NaN;
}

/** One number of its texts. */
function value(slug: Slug, position: number, name: string): number {
  return samples[slug].at(position).values[name]?.[0] ?? Number.NaN;
}

const turnOf = (slug: Slug, form: string) => value(slug, 0, `${form}Turn`);

describe('use recommendation paper', () => {
  const slug = 'highest-and-best-use-analysis';
  it('works out the land under apartments at today’s prices', () => {
    // 2,700 x 0.82 x 3 = 6,642; less 4 % selling 265.68, construction 3,450, fees 517.50, finance
    // (3,967.50 x 6.5 % x 1.5) 386.83, return 1,195.56: 826.43; over 1.065^3: 684.16.
    expect(cell(slug, 0, 'flats', 'residual')).toBeCloseTo(826.43, 2);
    expect(cell(slug, 0, 'flats', 'today')).toBeCloseTo(684.16, 2);
  });
  it('and after a fall of a quarter, of which half is regained', () => {
    // Off-plan 60 % at -25 %, the rest at -12.5 %: -20 %. 5,313.60 - 212.54 - 3,450 - 517.50 - 386.83
    // - 956.45 = -209.72; over 1.065^3: -173.62.
    expect(cell(slug, -25, 'flats', 'today')).toBeCloseTo(-173.62, 2);
  });
  it('and after a rise of a tenth, of which half lasts', () => {
    // 60 % at +10 %, the rest at +5 %: +8 %. 7,173.36 x (1 - 4 % - 18 %) - 4,354.33 = 1,240.89; 1,027.27.
    expect(cell(slug, 10, 'flats', 'today')).toBeCloseTo(1027.27, 2);
  });
  it('turns where building and waiting are worth the same', () => {
    // At -10.0633 %: apartments sell for 6,642 x (1 - 8.0506 %) = 6,107.28; x 78 % - 4,354.33 = 409.35,
    // today 338.88. In three years 6,642 x (1 - 5.0316 %) = 6,307.80; x 78 % - 4,354.33 = 565.75, then
    // 468.36; over 1.09^3 361.66, less holding 9 x 2.5313 = 22.78: 338.88.
    const at = turnOf(slug, 'build');
    expect(cell(slug, at, 'flats', 'today')).toBeCloseTo(338.88, 1);
    expect(cell(slug, at, 'wait', 'today')).toBeCloseTo(338.88, 1);
  });
});

it('finds where offices overtake apartments', () => {
  // Residuals 826.43 and 252.59. A point of prices takes 6,642 x 0.8 % x 78 % = 41.45 from apartments,
  // 5,712.99 x 0.3 % x 76 % = 13.03 from offices: 573.84 / 28.42 = 20.19 points.
  const slug = 'highest-and-best-use-analysis';
  const at = turnOf(slug, 'offices');
  expect(cell(slug, at, 'offices', 'today')).toBeCloseTo(cell(slug, at, 'flats', 'today'), 6);
  expect(at).toBeCloseTo(-20.2, 1);
});

describe('tenant cost comparison', () => {
  const slug = 'special-economic-zone-strategy-and-positioning';
  it('works out labour and the way to the port, at both ends of the road’s price', () => {
    // 900 sewers x 144,000 minutes x 48 % / (22 x 12) = 235,636 dozens; 1,200 x 118 x 12 over that:
    // 7.211. (600 + 380) x 1.8 / 2,400 = 0.735; (3,200 + 380) x 1.8 / 2,400 = 2.685.
    expect(cell(slug, 600, 'zone', 'labour')).toBeCloseTo(7.211, 3);
    expect(cell(slug, 600, 'zone', 'freight')).toBeCloseTo(0.735, 3);
    expect(cell(slug, 3200, 'zone', 'freight')).toBeCloseTo(2.685, 3);
  });
  it('works out the holiday of a group under the minimum tax', () => {
    // Profit 62 x 8 % = 4.96; full tax 1.488. Left out: 5 % of 7.211 + 15.278 = 1.124; minimum
    // 15 % x 3.836 = 0.575; the holiday: 0.913.
    expect(value(slug, 2600, 'holiday')).toBeCloseTo(0.913, 3);
  });
  it('needs the road and the holiday to be cheaper than the cheapest rival', () => {
    // Labour 7.2111; 1,200,000 kWh at 12.606 cents over 235,636 dozens 0.6420; rent 1.8333; the way 2,980 x
    // 1.8 / 2,400 = 2.235; nine days at 0.3 % of 62 = 1.674: 13.5954. The dearer road: 2,150 x 1.8 / 2,400 =
    // 1.6125. Mended, without holiday 13.5954 + 1.488 - 1.6125 = 13.4709, with it 13.5954 + 0.5753 - 1.6125 =
    // 12.5582. The overseas rival, in the same way: 12.3264 + 15 % of 4.96 = 13.0704.
    expect(value(slug, 2600, 'roadAlone')).toBeCloseTo(0.4005, 3);
    expect(value(slug, 2600, 'both')).toBeCloseTo(0.5122, 3);
  });
  it('turns where the dearer road costs what the holiday is worth', () => {
    // 0.91267 x 2,400 / 1.8 = 1,216.9, and the cheapest rival's 450: 1,666.9.
    expect(value(slug, 2600, 'saving')).toBeCloseTo(1216.9, 1);
    expect(turnOf(slug, 'road')).toBeCloseTo(1666.9, 1);
  });
});

describe('visitor spending account', () => {
  const slug = 'visitor-economy-strategy';
  it('follows the food of meals at both ends', () => {
    // Food 4.95. At 30 %: 1.485 x 68 % + 3.465 x 14 % = 1.495 stays; 15 - 2.25 - (0.9 + 3.455) - 0.75
    // = 7.645. At 80 %: 3.96 x 68 % + 0.99 x 14 % = 2.831; 8.981.
    expect(cell(slug, 30, 'meals', 'stays')).toBeCloseTo(7.645, 3);
    expect(cell(slug, 80, 'meals', 'stays')).toBeCloseTo(8.981, 3);
  });
  it('is worth no guests today, and what marketing brings at the turn', () => {
    // A point of food keeps 7.26 x 54 % / 100 = 0.0392 of 47.753. Of eight years at 6 %, 6.2098, three
    // that grow leave 5.3528: 86.2 %. 4,000 / 180,000 / 86.2 % x 47.753 / 0.0392 = 31.8 points above 30.
    expect(value(slug, 30, 'like')).toBe(0);
    // Of a dollar on tours 77 cents stay, three quarters of them in the district.
    expect(value(slug, 30, 'ofTours')).toBeCloseTo(0.5775, 4);
    expect(turnOf(slug, 'supply')).toBeCloseTo(61.8, 1);
  });
});

describe('fiscal exposure statement', () => {
  const slug = 'public-private-partnership-strategy';
  it('pays nothing above the guarantee, and most in the last year far below it', () => {
    // 40 x 1.055^14 = 84.64; short by 30 %: 25.39. At 110 % even year 1 reaches 82.5 %.
    expect(cell(slug, 50, 'level80', 'year')).toBe(15);
    expect(cell(slug, 50, 'level80', 'worst')).toBeCloseTo(25.39, 2);
    expect(cell(slug, 110, 'level80', 'worst')).toBe(0);
    expect(cell(slug, 110, 'level90', 'worst')).toBeCloseTo(3, 6);
  });
  it('finds the highest level within the limit', () => {
    // Year 1: 70 % x 75 % + 9 / 40 = 75 %; every later year allows more.
    expect(value(slug, 70, 'highest')).toBeCloseTo(75, 6);
    expect(value(slug, 70, 'binding')).toBe(1);
    // t x 75 % + 22.5 % = 80 %.
    expect(turnOf(slug, 'within')).toBeCloseTo(76.67, 2);
    // There the highest level is the one that lenders ask for, and costs the same.
    const at = turnOf(slug, 'within');
    expect(value(slug, at, 'tenable')).toBeCloseTo(value(slug, at, 'value'), 6);
  });
});

describe('retention paper', () => {
  const slug = 'large-scale-asset-monetization-strategy';
  it('works out the three ways without a gain', () => {
    // 60 / 7.5 % = 800. Sale: 60 / 9 % x 80 % x 97.5 % = 520, tax 20 % of 800 = 160. Concession: factor
    // (1 - (1.02 / 1.095)^25) / 7.5 % = 11.071; 57 x 97.5 % x 11.071 less supervision 0.6 x 9.438:
    // 609.6; tax 0.6 x 11.071; 800 x 0.1697 = 135.8: 752.0.
    expect(value(slug, 0, 'keep')).toBeCloseTo(800, 6);
    expect(value(slug, 0, 'sold')).toBeCloseTo(680, 6);
    expect(value(slug, 0, 'let')).toBeCloseTo(752, 1);
  });
  it('and at the highest gain', () => {
    // After the term half of 60 % is left: 135.75 x 130 % = 176.5. Keeping is worth what it was.
    expect(cell(slug, 60, 'let', 'back')).toBeCloseTo(176.5, 1);
    expect(value(slug, 60, 'keep')).toBeCloseTo(800, 6);
  });
  it('turns where two ways are worth the same', () => {
    // Every way is a straight line of the gain. A concession rises by (949.26 - 751.99) / 60 = 3.288 a
    // point: 48.01 / 3.288 = 14.60. A sale by 4.5815: 71.99 / (4.5815 - 3.288) = 55.65.
    expect(turnOf(slug, 'concession')).toBeCloseTo(14.6, 1);
    expect(turnOf(slug, 'sale')).toBeCloseTo(55.65, 1);
  });
});

describe.each(Object.entries(samples))('%s', (_, { control, turns, verdicts, inputs, at }) => {
  const { min, max, step, base } = control;
  const count = Math.round((max - min) / step) + 1;
  const positions = Array.from({ length: count }, (_, index) => min + index * step);

  it('turns inside the range, once at each turning point, through all its verdicts', () => {
    for (const [, turn] of turns) {
      expect(turn).toBeGreaterThan(min + step);
      expect(turn).toBeLessThan(max - step);
    }
    const seen = positions.map((position) => at(position).verdict);
    const changes = seen.filter((verdict, index) => index > 0 && verdict !== seen[index - 1]);
    expect(changes).toEqual(turns.map(([form]) => form));
    expect(new Set(seen)).toEqual(new Set(verdicts));
    expect(positions).toContain(base);
  });

  it('has every input inside its range, and only numbers', () => {
    for (const { value, range } of Object.values(inputs)) {
      expect(value).toBeGreaterThanOrEqual(range[0]);
      expect(value).toBeLessThanOrEqual(range[1]);
    }
    for (const position of positions) {
      const { values, table } = at(position);
      const cells = Object.values(table).flatMap((column) => Object.values(column));
      const numbers = [...Object.values(values), ...cells].flatMap((amount) => amount?.[0] ?? []);
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
  });
});

it('moves results as a professional expects', () => {
  const rises = (slug: Slug, number: (position: number) => number) => {
    const { min, max, step } = samples[slug].control;
    for (let at = min; at < max; at += step) {
      expect(number(at + step), `${slug} at ${at}`).toBeGreaterThanOrEqual(number(at));
    }
  };
  const land = 'highest-and-best-use-analysis';
  for (const use of ['flats', 'offices', 'hotel', 'wait'])
    rises(land, (change) => value(land, change, use));
  const zone = 'special-economic-zone-strategy-and-positioning';
  rises(zone, (road) => value(zone, road, 'zone'));
  const coast = 'visitor-economy-strategy';
  for (const result of ['like', 'kept', 'district'])
    rises(coast, (share) => value(coast, share, result));
  const road = 'public-private-partnership-strategy';
  rises(road, (traffic) => value(road, traffic, 'highest'));
  for (const result of ['worst', 'value', 'capped'])
    rises(road, (traffic) => -value(road, traffic, result));
  const port = 'large-scale-asset-monetization-strategy';
  for (const way of ['let', 'sold', 'operator']) rises(port, (gain) => value(port, gain, way));
});

it('says of the inputs that decide most that they do', () => {
  const deciding = <Name extends string>(model: Model<Name>, margin: string) => {
    const names = Object.keys(model.inputs) as Name[];
    const moves = names.map((name) => {
      const sensitive = { [name]: margin } as Model<Name>['sensitive'];
      const { values } = samplePaperOf({ ...model, sensitive }).at(model.control.base);
      const [low = [0], high = [0]] = [values[`${name}LowTurn`], values[`${name}HighTurn`]];
      return { name, move: Math.abs(high[0] - low[0]) };
    });
    return moves.sort((one, other) => other.move - one.move).map(({ name }) => name);
  };
  expect(deciding(visitorSpending, 'supply').slice(0, 2)).toEqual(['brought', 'local']);
  expect(deciding(retention, 'sale').slice(0, 2)).toEqual(['required', 'buyer']);
  const ofTraffic = ['opening', 'settled', 'downturn', 'growth'];
  const [first] = deciding(fiscalExposure, 'within').filter((name) => ofTraffic.includes(name));
  expect(first).toBe('opening');
});

it('lets table, texts, figure and turning point follow an input', () => {
  const { inputs } = landUse;
  const dearer = samplePaperOf({
    ...landUse,
    inputs: { ...inputs, price: { ...inputs.price, value: 2850 } },
  });
  const before = samples['highest-and-best-use-analysis'];
  const [now, then] = [before.at(0), dearer.at(0)];
  expect(then.table['flats']?.['value']?.[0]).toBeCloseTo(2850 * 0.82 * 3, 6);
  expect(then.values['flats']?.[0]).toBeGreaterThan(now.values['flats']?.[0] ?? 0);
  expect(then.drawings).not.toEqual(now.drawings);
  const [, [, turn] = ['', 0]] = dearer.turns;
  const [, [, turnBefore] = ['', 0]] = before.turns;
  // Dearer apartments are built sooner.
  expect(turn).toBeLessThan(turnBefore);
  expect(dearer.at(turnBefore - 0.1).verdict).not.toBe(before.at(turnBefore - 0.1).verdict);
});

it('writes an amount in the form of the number that is read, on one line', () => {
  const i18n = createInstance();
  const units = {
    millions_few: '{{count, number}} ملايين',
    millions_other: '{{count, number}} مليون',
  };
  void i18n.init({
    ...{ lng: 'ar', initAsync: false, resources: { ar: { samples: { units } } } },
    interpolation: { defaultVariables: { locale: 'ar-AE' } },
  });
  const write = writerOf(i18n.getFixedT('ar', 'samples'), 'ar-AE');
  expect(write([3.97, 'millions'])).toBe('4.0\u00a0ملايين');
});
