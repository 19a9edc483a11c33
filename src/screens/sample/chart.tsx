import { range, sort } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../i18n/Amount';
import type { Conclusion } from '../../samples/conclusion';
import type { Model, Names, Scale } from '../../samples/model';
import type { Threshold } from '../../samples/thresholds';
import type { SampleSlug } from '../../site/catalogue';
import { Positioned, round } from '../../ui/Positioned';

export interface SampleProps<N extends Names = Names> extends Conclusion<N> {
  slug: SampleSlug;
  t: ReturnType<typeof useTexts>;
  model: Model<N>;
  thresholds: readonly Threshold<N['upperVerdict']>[];
  assumption: number;
  setAssumption: (assumption: number) => void;
  /** The address of the paper with the slider at this position. */
  shownHref: string;
}

/** Props of the chart of one model: `t` takes only the labels and columns that the model has. */
export interface ChartProps<M> {
  t: (key: M extends Model<infer N> ? ChartTextKey<N> : never) => string;
  assumption: number;
}
type ChartTextKey<N extends Names> = `chart.labels.${N['label']}` | `table.columns.${N['column']}`;

/** The name of an input, or of the slider's assumption. */
export function nameOf(t: SampleProps['t'], variable: string) {
  return variable === 'assumption' ? t('assumption.label') : t(`inputs.${variable}.name`);
}

export const useTexts = (slug: SampleSlug) =>
  useTranslation([`samples/${slug}`, 'samples', 'services', 'deliverables', 'common']).t;

/** Rounding interpolator for d3's scale, so that hydration finds the same attributes in every engine. */
const rounded = (from: number, to: number) => (share: number) => round(from + (to - from) * share);

/** Both scales return per cent of the plot: x from the inline start, y from the top. */
export const xOf = ({ min, max }: Pick<Scale, 'min' | 'max'>) =>
  scaleLinear([min, max], [0, 100]).interpolate(rounded).clamp(true);
export const yOf = ({ min, max }: Scale) => xOf({ min: max, max: min });

export const assumptionsOf = ({ min, max, step }: Model['slider']) => range(min, max + step, step);

/** Keeps what follows at a place of a row, in per cent, as far as there is room. */
export function Spacer({ width }: { width: number }) {
  return <svg width={`${round(width)}%`} className="h-px min-w-0" />;
}

export const XTicks = memo(function XTicks({ scale }: { scale: Scale }) {
  return scale.ticks.map((tick) => (
    <Positioned key={tick} from={xOf(scale)(tick)}>
      <Amount value={tick} digits={0} plusSign={scale.plusSign} />
    </Positioned>
  ));
});

/** The base value is always a tick, in place of one that is too close to it. */
function sliderTicks({ ticks: [first = 0, second = 0, ...more], base }: Model['slider']) {
  const gap = (second - first) / 2;
  const others = [first, second, ...more].filter((tick) => Math.abs(tick - base) > gap);
  return sort([...others, base]);
}

export const SliderTicks = memo(function SliderTicks({ slider }: Pick<Model, 'slider'>) {
  const ticks = sliderTicks(slider);
  const baseIndex = ticks.indexOf(slider.base);
  return ticks.map((tick, index) => (
    <Positioned
      key={tick}
      from={xOf(slider)(tick)}
      className={`${index === baseIndex ? 'font-semibold text-ink' : ''} ${(index - baseIndex) % 2 === 0 ? '' : 'max-sm:hidden'}`}
    >
      <Amount value={tick} digits={0} plusSign={slider.plusSign} />
    </Positioned>
  ));
});

export function assumptionInWords(t: SampleProps['t'], assumption: number) {
  const context = assumption < 0 ? { context: 'fall' } : assumption === 0 && { context: 'none' };
  return t('assumption.value', { value: Math.abs(assumption), ...context });
}

export const YAxis = memo(function YAxis({ scale }: { scale: Scale }) {
  return scale.ticks.map((tick) => (
    <Positioned key={tick} axis="y" from={yOf(scale)(tick)}>
      <div className={`w-full border-t ${tick === 0 ? 'border-ink' : 'border-line'}`} />
      <span className="absolute end-full pe-2">
        <Amount value={tick} digits={0} plusSign={scale.plusSign} />
      </span>
    </Positioned>
  ));
});
