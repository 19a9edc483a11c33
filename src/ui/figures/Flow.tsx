import type { ReactNode } from 'react';
import { Art } from './parts';

interface FlowProps {
  drawing: ReactNode;
  /** How many equal stops the drawing has, where its labels stand above and below it. */
  stops?: 6 | 8 | 9;
  /** Its labels in the order in which they are read, or none in a miniature. */
  children?: ReactNode;
  /** Where the drawing stands, and the grid in which it does, if not above and below. */
  artClass?: string;
  className?: string;
}

/**
 * A drawing along which one reads. Where there is little room it stands upright beside the list of
 * its labels, of which each has a stop: see `figures.css`.
 */
export function Flow({ drawing, stops, children, artClass = '', className = '' }: FlowProps) {
  if (!children) return drawing;
  return (
    <div className={`figure figure-flow ${className}`} data-stops={stops}>
      <Art className={artClass}>{drawing}</Art>
      {children}
    </div>
  );
}
