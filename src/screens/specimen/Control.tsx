import type { Specimen } from '../../specimens/specimen';
import { Art, Shape } from '../../ui/figures/parts';

interface ControlProps {
  model: Specimen;
  label: string;
  /** The position, as it is seen and as it is spoken. */
  value: string;
  inWords: string;
  position: number;
  onMove: (position: number) => void;
}

/** What moves figure, table and verdict together; it stays in view while they are read. */
export function Control({ model, label, value, inWords, position, onMove }: ControlProps) {
  const { min, max, step } = model.control;
  const turns = model.turns.map(([, turn]) => `M${((turn - min) / (max - min)) * 100} 0V100`);
  return (
    <div className="specimen-control text-small wrap-anywhere no-print noscript:hidden">
      <div className="flex justify-between gap-4 font-medium">
        <label htmlFor="control">{label}</label>
        <span aria-hidden="true" className="shrink-0 text-accent">
          {value}
        </span>
      </div>
      <input
        id="control"
        type="range"
        {...{ min, max, step }}
        value={position}
        aria-valuetext={inWords}
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-accent"
      />
      {/* The ends of the scale lie under the middle of the thumb. */}
      <div className="px-2">
        <Art className="h-3 w-full">
          <Shape look="bold" d={turns.join('')} />
        </Art>
      </div>
    </div>
  );
}
