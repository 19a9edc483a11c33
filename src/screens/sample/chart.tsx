import { range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { Amount } from '../../i18n/Amount';
import type { Model, Scale } from '../../samples/model';
import { Place, Plane, round } from '../../ui/Place';

/** What each chart is given. */
export interface ChartProps {
  model: Model;
  position: number;
  /** Whether the answer is too close to call: no option leads. */
  isClose: boolean;
  /** The texts of the chart's labels, and of the table's columns. */
  label: (name: string) => string;
  column: (name: string) => string;
}

/** The share of a scale that lies before a value. */
export const shareOf = ({ min, max }: Pick<Scale, 'min' | 'max'>) =>
  scaleLinear([min, max], [0, 1]).clamp(true);

/** The y of a value on a plane. */
export const yOf = (chart: Scale) => (value: number) => round((1 - shareOf(chart)(value)) * 100);

export const positionsOf = ({ min, max, step }: Model['control']) =>
  range(Math.round((max - min) / step) + 1).map((index) => min + index * step);

/** Grid lines over a plot, and their numbers before its inline start. */
export function YAxis({ chart }: { chart: Scale }) {
  return (
    <>
      <Plane>
        {chart.ticks.map((tick) => (
          <path
            key={tick}
            className={tick === 0 ? 'stroke-ink stroke-[1.5px]' : 'stroke-line'}
            d={`M0 ${yOf(chart)(tick)}H100`}
          />
        ))}
      </Plane>
      {chart.ticks.map((tick) => (
        <Place
          key={tick}
          axis="y"
          from={yOf(chart)(tick) / 100}
          className="-ms-(--before) w-(--before) justify-end! pe-2"
        >
          <Amount value={tick} digits={0} signed={chart.signed} />
        </Place>
      ))}
    </>
  );
}
