import type { ReactNode } from 'react';
import { StretchedSvg } from './shapes';

interface FlowProps {
  children: ReactNode;
  labels: readonly { place: string; text: string | undefined }[];
  /** How many equal columns the drawing has, with its labels above and below them. */
  stops?: 6 | 8 | 9;
  /** Instead of `stops`: the grid, and the drawing's place in it. */
  grid?: string;
  drawingPlace?: string;
}

const acrossAllColumns = 'col-span-full row-start-2';

/**
 * A drawing in the direction of reading. In a narrow container it is rotated and stands beside the
 * list of its labels (`diagrams.css`).
 */
export function Flow({
  children,
  labels,
  stops,
  grid = '',
  drawingPlace = acrossAllColumns,
}: FlowProps) {
  return (
    <div className={`diagram diagram-flow relative grid ${grid}`} data-stops={stops}>
      <StretchedSvg className={`size-full ${drawingPlace}`}>{children}</StretchedSvg>
      {/* Positioned, so that they paint over the drawing, which is transformed in Arabic. */}
      {labels.map(({ place, text }, index) => (
        <p key={index} className={`relative ${place}`}>
          {text}
        </p>
      ))}
    </div>
  );
}
