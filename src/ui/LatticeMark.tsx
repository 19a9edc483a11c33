import type { PracticeId } from '../site/catalogue';
import { useDrawings } from './drawings';

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
      strokeWidth="2"
      strokeMiterlimit={5}
      className={className}
    >
      {drawings ? <drawings.Mark pattern={pattern} /> : ''}
    </svg>
  );
}
