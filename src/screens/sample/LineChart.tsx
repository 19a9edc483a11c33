import { sort } from 'd3-array';
import { area, line } from 'd3-shape';
import { useMemo } from 'react';
import { Amount } from '../../i18n/Amount';
import { baseValues, keysOf, type Model, type Names } from '../../samples/model';
import { Dot, Positioned, Plane } from '../../ui/Positioned';
import { assumptionsOf, xOf, YAxis, yOf, type SampleProps } from './chart';

const looks = {
  lead: { colour: 'text-accent', width: 'stroke-[3.5px]' },
  rival: { colour: 'text-ink', width: 'stroke-[2.5px]' },
  other: { colour: 'text-(--grey)', width: 'stroke-[1.5px]' },
};

export function LineChart<N extends Names>(props: SampleProps<N>) {
  const { t, model, thresholds, assumption, evaluation, isClose } = props;
  const { chart, slider } = model;
  const x = xOf(slider);
  const y = yOf(chart);
  const series = useMemo(() => seriesOf(model), [model]);
  const ranked = sort(series, ({ name }) => -evaluation.lines[name]);
  const lines = apart(ranked, ({ name }) => y(evaluation.lines[name])).map(({ item, at }, rank) => {
    const role = rank > 1 ? 'other' : rank === 0 && !isClose ? 'lead' : 'rival';
    return { ...item, ...looks[role], now: evaluation.lines[item.name], valueAt: at };
  });
  const side = x(assumption) < 20 ? 'start-full ms-2.5' : 'end-full me-2.5';
  lines.reverse();
  return (
    <div className="scale h-(--plot)" aria-hidden="true">
      {chart.min < 0 && (
        <Positioned axis="y" from={y(0)} to={100} className="bg-ink/5">
          <p className="absolute end-2 bottom-1 text-ink-soft">
            {chart.below && t(`chart.labels.${chart.below}`)}
          </p>
        </Positioned>
      )}
      <YAxis scale={chart} />
      <Plane>
        {lines.map(({ name, band, colour }) => (
          <path key={name} className={`fill-current stroke-none opacity-10 ${colour}`} d={band} />
        ))}
        {thresholds.map(({ upperVerdict, beginsAt }) => (
          <path
            key={upperVerdict}
            className="threshold stroke-bronze [stroke-dasharray:3_4]"
            d={`M${x(beginsAt)} 0V100`}
          />
        ))}
        {lines.map(({ name, curve, colour, width }) => (
          <path key={name} className={`stroke-current ${colour} ${width}`} d={curve} />
        ))}
        <path className="now stroke-ink" d={`M${x(assumption)} 0V100`} />
        {lines.map(({ name, now, colour }) => (
          <Dot key={name} x={x(assumption)} y={y(now)} className={`stroke-[10px] ${colour}`} />
        ))}
      </Plane>
      {lines.map(({ name, labelAt, colour }) => (
        <Positioned
          key={name}
          axis="y"
          from={labelAt}
          className={`ms-[calc(100%+0.5rem)] justify-start! ${colour}`}
        >
          {t(`chart.labels.${name}`)}
        </Positioned>
      ))}
      {lines.map(({ name, valueAt, now, colour }) => (
        <Positioned key={name} from={x(assumption)}>
          <Positioned axis="y" from={valueAt}>
            <span className={`absolute ${side} bg-paper/80 px-0.5 font-semibold ${colour}`}>
              <Amount value={now} digits={0} signed={chart.signed} />
            </span>
          </Positioned>
        </Positioned>
      ))}
    </div>
  );
}

/** Height of a line of text, in per cent of the plot where it is lowest (180 px). */
const lineHeight = (18 / 180) * 100;

/** Spreads labels from the top down so that none overlaps the one before. Heights in per cent. */
function apart<Item>(items: readonly Item[], heightOf: (item: Item) => number) {
  let end = -Infinity;
  return items.map((item) => {
    const at = Math.max(heightOf(item), end);
    end = at + lineHeight;
    return { item, at };
  });
}

function seriesOf<N extends Names>(model: Model<N>) {
  const { inputs, slider, chart } = model;
  const base = baseValues(model);
  const x = xOf(slider);
  const y = yOf(chart);
  const heightOf = (name: N['line'], values: typeof base) => (assumption: number) =>
    y(model.evaluate(values, assumption).lines[name]);
  const assumptions = assumptionsOf(slider);
  const last = model.evaluate(base, slider.max).lines;
  const names = sort(keysOf<N['line']>(last), (name) => -last[name]);
  return apart(names, (name) => y(last[name])).map(({ item: name, at: labelAt }) => {
    const curve = line(x, heightOf(name, base))(assumptions) ?? '';
    const input: N['input'] | undefined = chart.bands?.[name];
    if (input === undefined) return { name, labelAt, curve };
    const [low, high] = inputs[input].range.map((end) => heightOf(name, { ...base, [input]: end }));
    return { name, labelAt, curve, band: area(x, low, high)(assumptions) ?? '' };
  });
}
