import type { ReactNode } from 'react';
import { StretchedSvg } from './shapes';

interface FlowProps {
  children: ReactNode;
  labels: readonly { className: string; text: string | undefined }[];
  /** Classes of the grid and of the drawing in it. Default: equal columns, one for each label (`diagrams.css`). */
  grid?: string;
  drawingClass?: string;
}

/**
 * A drawing that runs in the reading direction, with labels. In a narrow container the drawing is
 * rotated and the labels are a list beside it, each level with its column (`diagrams.css`).
 */
export function Flow({
  children,
  labels,
  grid,
  drawingClass = 'col-span-full row-start-2',
}: FlowProps) {
  return (
    <div
      className={`diagram diagram-flow relative grid ${grid ?? ''}`}
      data-columns={grid ? undefined : labels.length}
    >
      <StretchedSvg className={`size-full ${drawingClass}`}>{children}</StretchedSvg>
      {/* `relative`, so that labels paint over the drawing, which RTL pages mirror by a transform. */}
      {labels.map(({ className, text }, index) => (
        <p key={index} className={`relative ${className}`}>
          {text}
        </p>
      ))}
    </div>
  );
}
