import type { SamplePaper } from '../../samples/sample';
import { Art, Shape } from '../../ui/diagrams/parts';

interface ControlProps {
  model: SamplePaper;
  label: string;
  /** The position, as it is seen and as it is spoken. */
  value: string;
  inWords: string;
  position: number;
  onMove: (position: number) => void;
}

/**
 * What moves figure, table and verdict together; it stays in view while they are read, where there
 * is room in a column of its own beside them.
 */
export function Control({ model, label, value, inWords, position, onMove }: ControlProps) {
  const { min, max, step } = model.control;
  const turns = model.turns.map(([, turn]) => `M${((turn - min) / (max - min)) * 100} 0V100`);
  return (
    <div className="sticky bottom-(--bottom-bar) z-10 my-4 border-y border-line bg-paper py-2 text-small wrap-anywhere no-print xl:top-[calc(var(--spacing-header)+1rem)] xl:bottom-auto xl:self-start xl:[grid-area:1/2/span_40] noscript:hidden">
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
