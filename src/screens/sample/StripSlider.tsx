import { pairs } from 'd3-array';
import { Fragment, memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Amount } from '../../i18n/Amount';
import { usePage } from '../../routing/usePage';
import { roundedBeyond } from '../../samples/rounding';
import { Positioned, round } from '../../ui/Positioned';
import { assumptionInWords, SliderTicks, Spacer, xOf, type SampleProps } from './chart';

interface StripSliderProps extends SampleProps {
  id: string;
  /** Describes the slider. */
  children?: string;
}

/**
 * A native slider whose track is the strip of answers: a cell for each answer, hatched where it is too close to
 * call. The input is half a thumb longer than the strip at each end, so that values, ticks and edges of cells meet.
 */
export function StripSlider(props: StripSliderProps) {
  const { slug, t, model, assumption, setAssumption, id, children } = props;
  const { min, max, step } = model.slider;
  const { direction } = usePage().language;
  const cells = cellsOf(props);
  // A chart of lines has them at its thresholds.
  const hasAmounts = model.chart.kind !== 'lines';
  const input = useRef<HTMLInputElement>(null);
  // Hydration keeps the position to which the visitor has moved the slider before it, and reports no change.
  useLayoutEffect(() => {
    if (!input.current) return;
    const { value, defaultValue, valueAsNumber } = input.current;
    if (value !== defaultValue) setAssumption(valueAsNumber);
  }, [setAssumption]);
  // Versions of ICU format the number differently, hence `suppressHydrationWarning`.
  const valueText = assumptionInWords(t, assumption);
  return (
    <div>
      <div className="scale slider-ticks my-1.5 h-[1.25em] text-ink-soft" aria-hidden="true">
        <SliderTicks slider={model.slider} />
      </div>
      <div className="scale strip h-9">
        <Strip {...{ slider: model.slider, cells, assumption, hatchId: `${id}-hatch` }} />
        <input
          ref={input}
          id={id}
          type="range"
          {...{ min, max, step }}
          value={assumption}
          aria-valuetext={valueText}
          aria-describedby={children && `${id}-instruction`}
          onChange={({ currentTarget }) => setAssumption(currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            // WebKit moves the thumb against the arrow on right-to-left pages.
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
            event.preventDefault();
            const isUp = (event.key === 'ArrowRight') === (direction === 'ltr');
            setAssumption(Math.min(Math.max(assumption + (isUp ? step : -step), min), max));
          }}
          className="no-print noscript:hidden"
          suppressHydrationWarning
        />
      </div>
      <div
        className={`scale strip-names text-ink-soft ${hasAmounts ? 'pt-(--drop) [--drop:1.5em]' : ''}`}
        aria-hidden="true"
      >
        <Names
          names={cells.flatMap(({ verdict, middle, isActive }) =>
            verdict
              ? [{ name: t(`services:${slug}.sample.cells.${verdict}`), at: middle, isActive }]
              : [],
          )}
        />
        {hasAmounts && <ThresholdAmounts {...props} />}
      </div>
      <label htmlFor={id} className="mt-2 block centred font-semibold text-balance">
        {t('assumption.label')}
      </label>
      <p className="slider-value centred text-balance text-ink-soft">
        <span aria-hidden="true" className="block font-medium text-accent" suppressHydrationWarning>
          {valueText}
        </span>{' '}
        {children && (
          <span id={`${id}-instruction`} className="no-print noscript:hidden">
            {children}
          </span>
        )}
      </p>
    </div>
  );
}

interface Cell {
  from: number;
  to: number;
  middle: number;
  /** If absent, the cell is that of assumptions at which the answer is too close to call. */
  verdict: string | undefined;
  isActive: boolean;
}

/** The cells that are on the slider, in per cent of the strip. */
function cellsOf({ model, thresholds, verdict, closeTo }: SampleProps): Cell[] {
  const { slider, verdicts } = model;
  const closeRangeEnds = thresholds.flatMap(({ closeRange }) => closeRange);
  const edges = [slider.min, ...closeRangeEnds, slider.max].map(xOf(slider));
  const cells = pairs(edges).map(([from, to], index) => {
    // Cells alternate: a verdict, too close to call, the next verdict.
    const cellVerdict = index % 2 === 0 ? verdicts[index / 2] : undefined;
    const isActive = cellVerdict === verdict && !closeTo;
    return { from, to, middle: round((from + to) / 2), verdict: cellVerdict, isActive };
  });
  return cells.filter(({ from, to }) => from < to);
}

interface StripProps extends Pick<SampleProps, 'assumption'> {
  slider: SampleProps['model']['slider'];
  cells: readonly Cell[];
  hatchId: string;
}

/** Drawn as SVG, because print leaves out backgrounds, and forced colours replace them. */
function Strip({ slider, cells, assumption, hatchId }: StripProps) {
  const x = xOf(slider);
  const [rangeStart, rangeEnd] = slider.range.map(x);
  const at = `${x(assumption)}%`;
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      className="absolute overflow-visible text-accent rtl:[scale:-1_1]"
    >
      <Hatch id={hatchId} />
      {cells.map(({ from, to, verdict, isActive }) => (
        <rect
          key={from}
          data-answer={isActive ? 'active' : verdict ? 'other' : 'close'}
          {...across(from, to)}
          height="100%"
          fill={verdict ? 'currentColor' : `url(#${hatchId})`}
        />
      ))}
      <rect
        data-range=""
        {...across(rangeStart, rangeEnd)}
        y="-4"
        height="4"
        className="fill-ink stroke-ink"
      />
      {/* In place of the thumb, on paper and without scripts. */}
      <line
        className="thumb-line hidden stroke-ink noscript:block"
        x1={at}
        x2={at}
        y1="-8"
        y2="100%"
      />
    </svg>
  );
}

const across = (from = 0, to = 100) => ({ x: `${from}%`, width: `${round(to - from)}%` });

function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M1 0V6" className="stroke-ink-soft stroke-[1.5px]" />
    </pattern>
  );
}

/** Below the strip, where a chart of bars or columns has no line at a threshold. */
function ThresholdAmounts({ model, thresholds, assumption }: SampleProps) {
  return (
    <div className="threshold-amounts absolute inset-x-0 top-2 h-[1.3em] font-semibold text-bronze">
      {thresholds.map(({ upperVerdict, beginsAt }) => (
        <Positioned key={upperVerdict} from={xOf(model.slider)(beginsAt)}>
          <Amount value={roundedBeyond(beginsAt, assumption)} />
        </Positioned>
      ))}
    </div>
  );
}

interface NamesProps {
  names: readonly { name: string; at: number; isActive: boolean }[];
}

/**
 * The names of the cells in two rows by turns, each with a line to the middle of its cell. SVGs between the names
 * shrink to make room for them, in proportion to their widths: a name in the middle of the strip is centred below its
 * cell, one at an end stays inside.
 */
function Names({ names }: NamesProps) {
  const rows = [names.filter((_, index) => index % 2 === 0), names.filter((_, index) => index % 2)];
  return (
    <>
      {rows.map((row, index) => (
        <div key={index} className="relative z-1 flex pt-2">
          {row.map(({ name, at, isActive }, place) => (
            <Fragment key={name}>
              <Spacer width={at - (row[place - 1]?.at ?? 0)} />
              <span
                // The hidden copy in bold reserves its width.
                data-text={name}
                className={`max-w-full flex-none bg-paper leading-[1.3] after:block after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-text)] ${isActive ? 'font-semibold text-accent' : ''}`}
              >
                {name}
              </span>
            </Fragment>
          ))}
          <Spacer width={100 - (row.at(-1)?.at ?? 0)} />
        </div>
      ))}
      {names.map(({ at }, index) => (
        <Positioned
          key={at}
          from={at}
          className={`self-start border-s border-ink-soft ${index % 2 ? 'h-full' : 'h-[calc(0.5rem+var(--drop,0em))]'}`}
        />
      ))}
    </>
  );
}

export const StripLegend = memo(function StripLegend({
  t,
  model,
}: Pick<SampleProps, 't' | 'model'>) {
  const hatchId = 'legend-hatch';
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 text-ink-soft">
      <LegendItem text={t('samples:strip.range')}>
        <rect y="4" width="100%" height="4" className="fill-ink" />
      </LegendItem>
      <LegendItem
        text={t('samples:strip.tooClose', { amount: t('tolerance', { value: model.tolerance }) })}
      >
        <Hatch id={hatchId} />
        <rect
          data-answer="close"
          width="100%"
          height="100%"
          className="stroke-accent"
          fill={`url(#${hatchId})`}
        />
      </LegendItem>
    </ul>
  );
});

function LegendItem({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex gap-1.5">
      <svg
        aria-hidden="true"
        width="20"
        height="12"
        className="mt-[0.2em] flex-none overflow-visible"
      >
        {children}
      </svg>
      {text}
    </li>
  );
}
