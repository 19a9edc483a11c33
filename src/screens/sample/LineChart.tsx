import { sort } from 'd3-array';
import { area, line } from 'd3-shape';
import { useMemo } from 'react';
import { Amount } from '../../i18n/Amount';
import { baseValues, keysOf, type Model, type Names } from '../../samples/model';
import { Positioned } from '../../ui/Positioned';
import { Dot, StretchedSvg } from '../../ui/StretchedSvg';
import { assumptionsOf, Spacer, xOf, YAxis, yOf, type SampleProps } from './chart';
import { BeyondThreshold } from './BeyondThreshold';

const lineClasses = {
  best: { colour: 'text-accent', width: 'stroke-[3.5px]' },
  runnerUp: { colour: 'text-ink', width: 'stroke-[2.5px]' },
  other: { colour: 'text-(--grey)', width: 'stroke-[1.5px]' },
};

export function LineChart<N extends Names>(props: SampleProps<N>) {
  const { slug, t, model, thresholds, assumption, evaluation, closeTo } = props;
  const { chart, slider } = model;
  const x = xOf(slider);
  const y = yOf(chart);
  const series = useMemo(() => seriesOf(model), [model]);
  const ranked = sort(series, ({ name }) => -evaluation.lines[name]);
  const heights = ranked.map(({ name }) => y(evaluation.lines[name]));
  const lines = ranked.map((item, rank) => {
    const role = rank > 1 ? 'other' : rank === 0 && !closeTo ? 'best' : 'runnerUp';
    const valuePlace = placeOfValue(x(assumption), heights, rank);
    return { ...item, ...lineClasses[role], value: evaluation.lines[item.name], valuePlace };
  });
  // The best line is drawn last, over the others.
  lines.reverse();
  return (
    <div aria-hidden="true">
      {thresholds.map((threshold) => {
        const at = x(threshold.beginsAt);
        return (
          <div
            key={threshold.upperVerdict}
            className="scale threshold-label flex leading-normal! text-bronze"
          >
            <Spacer width={at} />
            <BeyondThreshold {...{ slug, t, model, assumption, threshold }} />
            <Spacer width={100 - at} />
          </div>
        );
      })}
      <div className="scale h-(--plot-height)">
        {chart.min < 0 && <Positioned axis="y" from={y(0)} to={100} className="bg-ink/5" />}
        <YAxis scale={chart} />
        <StretchedSvg className="absolute inset-0 size-full">
          {lines.map(({ name, band, colour }) => (
            <path key={name} className={`fill-current stroke-none opacity-10 ${colour}`} d={band} />
          ))}
          {thresholds.map(({ upperVerdict, beginsAt }) => (
            <path
              key={upperVerdict}
              className="threshold stroke-bronze stroke-1 [stroke-dasharray:3_4]"
              d={`M${x(beginsAt)} 0V100`}
            />
          ))}
          {lines.map(({ name, curve, colour, width }) => (
            <path key={name} className={`curve ${colour} ${width}`} d={curve} />
          ))}
          <path className="assumption-line stroke-ink stroke-1" d={`M${x(assumption)} 0V100`} />
          {lines.map(({ name, value, colour }) => (
            <Dot key={name} at={[x(assumption), y(value)]} diameter={10} className={colour} />
          ))}
        </StretchedSvg>
        {chart.labelBelowZero && (
          <p className="halo absolute end-2 bottom-1 text-ink-soft">
            {t(`chart.labels.${chart.labelBelowZero}`)}
          </p>
        )}
        {lines.map(({ name, nameY, colour }) => (
          <Positioned
            key={name}
            axis="y"
            from={nameY}
            className={`ms-[calc(100%+0.5rem)] w-[calc(var(--after)+0.75rem)] justify-start! whitespace-normal! ${colour}`}
          >
            {t(`chart.labels.${name}`)}
          </Positioned>
        ))}
        {lines.map(({ name, valuePlace, value, colour }) => (
          <Positioned key={name} from={x(assumption)}>
            <Positioned axis="y" from={y(value)}>
              <span className={`absolute ${valuePlace} halo font-semibold ${colour}`}>
                <Amount
                  value={value}
                  digits={model.decimals}
                  plusSign={chart.plusSign}
                  // The line from which others are measured is at 0, not at 0.0.
                  trailingZeros={value !== 0}
                />
              </span>
            </Positioned>
          </Positioned>
        ))}
      </div>
    </div>
  );
}

/** Height of a label, in per cent of the shortest plot on a screen: 180 px, on phones in landscape. */
const labelHeight = (18 / 180) * 100;

/** Moves labels that overlap the label above. `items` are sorted from the top; y in per cent of the plot. */
function spreadLabels<Item>(items: readonly Item[], yOfItem: (item: Item) => number) {
  let endOfLabelAbove = -Infinity;
  return items.map((item) => {
    const labelY = Math.max(yOfItem(item), endOfLabelAbove);
    endOfLabelAbove = labelY + labelHeight;
    return { item, labelY };
  });
}

/**
 * Classes that place the value of a line beside its dot, before and above it or after and below it: lines rise or are
 * level, so that its own line passes neither. Other lines may, where three are close on a phone; then the halo parts them.
 * @param heights of the dots from the top, in per cent of the plot
 */
function placeOfValue(x: number, heights: readonly number[], rank: number) {
  const [above = -Infinity, height = 0, below = Infinity] = [-1, 0, 1].map(
    (offset) => heights[rank + offset],
  );
  // Lines above are the steeper ones.
  const hasRoomAbove = height - above >= 1.4 * (below - height);
  if (x > 83 || hasRoomAbove) return `bottom-1 ${x < 12 ? 'start-full ms-2' : 'end-full me-2'}`;
  // In the corner, the line rises above the value.
  return height > 90 ? 'start-full ms-10' : 'top-1 start-full ms-2';
}

/** Of each line, what the assumption does not change: the curve, the band, and the y of the name. */
function seriesOf<N extends Names>(model: Model<N>) {
  const { inputs, slider, chart } = model;
  const base = baseValues(model);
  const x = xOf(slider);
  const y = yOf(chart);
  const yOfLine = (name: N['line'], values: typeof base) => (assumption: number) =>
    y(model.evaluate(values, assumption).lines[name]);
  const assumptions = assumptionsOf(slider);
  const endValues = model.evaluate(base, slider.max).lines;
  const names = sort(keysOf<N['line']>(endValues), (name) => -endValues[name]);
  return spreadLabels(names, (name) => y(endValues[name])).map(({ item: name, labelY: nameY }) => {
    const curve = line(x, yOfLine(name, base))(assumptions) ?? '';
    const input: N['input'] | undefined = chart.bands?.[name];
    if (input === undefined) return { name, nameY, curve };
    const [yAtLow, yAtHigh] = inputs[input].range.map((end) =>
      yOfLine(name, { ...base, [input]: end }),
    );
    return { name, nameY, curve, band: area(x, yAtLow, yAtHigh)(assumptions) ?? '' };
  });
}
