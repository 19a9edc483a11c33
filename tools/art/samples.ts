import { writeFile } from 'node:fs/promises';
import { range } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { baseValues, keysOf, verdictOf, type Model } from '../../src/samples/model';
import { models } from '../../src/samples/samples';
import { costsBySite, tenantCost } from '../../src/samples/tenantCost';
import { thresholdsOf } from '../../src/samples/thresholds';
import { limitIn, payments, tollGuarantee, years } from '../../src/samples/tollGuarantee';
import { practices } from '../../src/site/catalogue';

const [width, height] = [480, 140];
/** The plot ends above the strip of answers. */
const plotHeight = 112;

/** Draws the chart of each sample paper in small, at its base case: the landing page shows it on a card. */
export async function makeSamples(): Promise<void> {
  for (const { id, sampleSlug } of practices) {
    await writeFile(`src/drawings/sample-${id}.svg`, drawSample(models[sampleSlug]));
  }
}

export function drawSample(model: Model): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" id="drawing" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMinYMid" fill="none" stroke="currentColor">
  ${[...plotOf(model), ...stripOf(model)].join('\n  ')}
</svg>
`;
}

function plotOf(model: Model): string[] {
  if (model === tenantCost) return bars();
  if (model === tollGuarantee) return columns();
  return lines(model);
}

function lines(model: Model): string[] {
  const { slider, chart } = model;
  const base = baseValues(model);
  const x = scaleLinear([slider.min, slider.max], [0, width]);
  const y = scaleLinear([chart.min, chart.max], [plotHeight, 0]);
  const values = model.evaluate(base, slider.base).lines;
  const ranking = keysOf(values).sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  const assumptions = range(slider.min, slider.max + 1, 5);
  const path = (name: string) =>
    line<number>(x, (assumption) => y(model.evaluate(base, assumption).lines[name] ?? 0)).digits(1)(
      assumptions,
    );
  const strokes = ['stroke-width="4"', 'stroke-width="2.5" stroke-opacity=".75"'];
  const drawn = ranking.map(
    (name, rank) =>
      `<path ${strokes[rank] ?? 'stroke-width="1.5" stroke-opacity=".5"'} d="${path(name)}"/>`,
  );
  const [bestOption = ''] = ranking;
  const [dotX, dotY] = [x(slider.base), y(values[bestOption] ?? 0)].map(round);
  return [
    `<path stroke-opacity=".5" d="M0 ${round(y(0))}H${width}"/>`,
    ...drawn.reverse(),
    `<circle fill="currentColor" stroke="none" cx="${dotX}" cy="${dotY}" r="8"/>`,
  ];
}

function columns(): string[] {
  const values = baseValues(tollGuarantee);
  const x = scaleBand(years, [0, width]).padding(0.28);
  const y = scaleLinear([0, 24], [plotHeight, 0]);
  const columnsOf = (guarantee: 'asked' | 'debt') =>
    payments(values, tollGuarantee.slider.base, guarantee)
      .map(
        (paid, index) =>
          `M${round(x(index + 1) ?? 0)} ${plotHeight}h${round(x.bandwidth())}V${round(y(paid))}h${-round(x.bandwidth())}z`,
      )
      .join('');
  const limit = line<number>(
    (year) => (x(year) ?? 0) + x.bandwidth() / 2,
    (year) => y(limitIn(values, year)),
  ).digits(1)(years);
  return [
    `<path fill="currentColor" fill-opacity=".4" stroke="none" d="${columnsOf('asked')}"/>`,
    `<path fill="currentColor" stroke="none" d="${columnsOf('debt')}"/>`,
    `<path stroke-width="2.5" d="${limit}"/>`,
  ];
}

function bars(): string[] {
  const costs = costsBySite(baseValues(tenantCost), tenantCost.slider.base);
  const x = scaleLinear([0, tenantCost.chart.max], [0, width]);
  return Object.values(costs).map(({ total }, row) => {
    const opacity = row < 2 ? 1 : 0.4;
    return `<path fill="currentColor" fill-opacity="${opacity}" stroke="none" d="M0 ${row * 23}H${round(x(total))}v18H0z"/>`;
  });
}

/** The cells of the strip, that of the base case filled. */
function stripOf(model: Model): string[] {
  const { slider, verdicts } = model;
  const x = scaleLinear([slider.min, slider.max], [0, width]).clamp(true);
  const active = verdictOf(model, model.evaluate(baseValues(model), slider.base));
  const edges = [
    slider.min,
    ...thresholdsOf(model).map(({ beginsAt }) => beginsAt),
    slider.max,
  ].map(x);
  return verdicts.map((verdict, index) => {
    const [from = 0, to = width] = edges.slice(index, index + 2);
    const opacity = verdict === active ? 1 : 0.25;
    return `<path fill="currentColor" fill-opacity="${opacity}" stroke="none" d="M${round(from)} 122H${round(to - 2)}v18H${round(from)}z"/>`;
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
