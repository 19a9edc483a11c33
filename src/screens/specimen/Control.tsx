import type { Specimen } from '../../specimens/specimen';
import { Art, Shape } from '../../ui/figures/parts';

interface ControlProps {
  control: Specimen['control'];
  /** Where the verdict turns. */
  turns: readonly number[];
  label: string;
  /** The value in words. */
  value: string;
  position: number;
  onMove: (position: number) => void;
}

/** What moves figure, table and verdict together; it stays in view while they are read. */
export function Control({ control, turns, label, value, position, onMove }: ControlProps) {
  const { min, max, step } = control;
  const at = (turn: number) => ((turn - min) / (max - min)) * 100;
  return (
    <div className="specimen-control no-print noscript:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <label htmlFor="control" className="font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="text-accent">
          {value}
        </span>
      </div>
      <input
        id="control"
        type="range"
        {...{ min, max, step }}
        value={position}
        aria-valuetext={value}
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
      />
      <div className="specimen-scale">
        <Art className="h-3 w-full">
          <Shape look="bold" d={turns.map((turn) => `M${at(turn)} 0V100`).join('')} />
        </Art>
      </div>
    </div>
  );
}
