import type { PracticeId } from '../site/catalogue';
import { useDrawings } from './drawings';
import { markStroke } from './lattice/markStroke';

interface LatticeMarkProps {
  pattern: PracticeId;
  className?: string;
}

/** A practice's star as a small mark, in the colour of the text. Decoration. */
export function LatticeMark({ pattern, className }: LatticeMarkProps) {
  const drawings = useDrawings();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={markStroke}
      strokeMiterlimit={5}
      className={className}
    >
      {drawings ? <drawings.Mark pattern={pattern} /> : ''}
    </svg>
  );
}
