import type { ReactNode } from 'react';
import { Art } from './parts';

interface FlowProps {
  drawing: ReactNode;
  /** Its labels in the order in which they are read; a miniature has none. */
  labels: readonly { place: string; text: string | undefined }[] | undefined;
  /** How many equal stops the drawing has, where its labels stand above and below it. */
  stops?: 6 | 8 | 9;
  /** Else the grid in which they stand, and the place of the drawing in it. */
  grid?: string;
  art?: string;
}

/**
 * A drawing along which one reads. Where there is little room it stands upright beside the list of
 * its labels, of which each has a stop: see `diagrams.css`.
 */
export function Flow({ drawing, labels, stops, grid = '', art = '' }: FlowProps) {
  if (!labels) return drawing;
  return (
    <div className={`diagram diagram-flow relative grid ${grid}`} data-stops={stops}>
      <Art className={`size-full ${stops ? 'col-span-full row-start-2' : art}`}>{drawing}</Art>
      {/* Above a mirrored picture, which paints after what is not positioned. */}
      {labels.map(({ place, text }, at) => (
        <p key={at} className={`relative ${place}`}>
          {text}
        </p>
      ))}
    </div>
  );
}
