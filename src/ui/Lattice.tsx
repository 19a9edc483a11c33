import type { PracticeId } from '../site/catalogue';
import { useDrawings } from './drawings';

interface LatticeProps {
  pattern: PracticeId;
  /** How many times larger than in a band the lattice is drawn; its lines stay as fine. */
  zoom?: number;
  className?: string;
}

/** A practice's lattice, in the colour of the text, all over its box. Decoration. */
export function Lattice({ pattern, zoom = 1, className }: LatticeProps) {
  const drawings = useDrawings();
  return (
    <svg aria-hidden="true" width="100%" height="100%" className={className}>
      {drawings ? <drawings.Lattice pattern={pattern} zoom={zoom} /> : ''}
    </svg>
  );
}
