import { Amount } from '../../i18n/Amount';
import type { Model } from '../../samples/model';
import { Place } from '../../ui/Place';
import { shareOf } from './chart';

interface AssumptionSliderProps {
  control: Model['control'];
  label: string;
  instruction: string;
  /** The position in words. */
  value: string;
  position: number;
  onMove: (position: number) => void;
}

/** A native slider whose track is the x axis of what is above it: half a thumb is left at each end. */
export function AssumptionSlider(props: AssumptionSliderProps) {
  const { control, label, instruction, value, position, onMove } = props;
  const { min, max, step, ticks, signed } = control;
  return (
    <div className="assumption">
      <input
        id="assumption"
        type="range"
        {...{ min, max, step }}
        value={position}
        aria-valuetext={value}
        aria-describedby="assumption-instruction"
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
        className="no-print block h-11 noscript:hidden"
      />
      <div className="scale ticks h-6 text-ink-soft" aria-hidden="true">
        {ticks.map((tick) => (
          <Place key={tick} from={shareOf(control)(tick)}>
            <Amount value={tick} digits={0} signed={signed} />
          </Place>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-4 font-medium sm:ms-(--before)">
        <label htmlFor="assumption">{label}</label>
        <p
          aria-hidden="true"
          className="sample-value ms-auto text-accent max-lg:w-full"
          suppressHydrationWarning
        >
          {value}
        </p>
        <p
          id="assumption-instruction"
          className="no-print w-full font-normal text-ink-soft noscript:hidden"
        >
          {instruction}
        </p>
      </div>
    </div>
  );
}
