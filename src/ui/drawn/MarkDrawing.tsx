import type { PracticeId } from '../../site/catalogue';
import { marks } from './lattices';

interface MarkDrawingProps {
  pattern: PracticeId;
}

/** A practice's star. */
export function MarkDrawing({ pattern }: MarkDrawingProps) {
  return <path d={marks[pattern]} />;
}
