import type { Specimen } from '../../specimens/specimen';
import { Art, Shape } from '../../ui/figures/parts';

interface ControlProps {
  model: Specimen;
  label: string;
  /** The value in words. */
  value: string;
  position: number;
  onMove: (position: number) => void;
}

/** What moves figure, table and verdict together; it stays in view while they are read. */
export function Control({ model, label, value, position, onMove }: ControlProps) {
  const { min, max, step } = model.control;
  const turns = model.turns.map(([, turn]) => `M${((turn - min) / (max - min)) * 100} 0V100`);
  return (
    <div className="specimen-control wrap-anywhere no-print noscript:hidden">
      <label htmlFor="control" className="font-medium">
        {label}
      </label>
      <span aria-hidden="true" className="float-end text-accent">
        {value}
      </span>
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
          <Shape look="bold" d={turns.join('')} />
        </Art>
      </div>
    </div>
  );
}
