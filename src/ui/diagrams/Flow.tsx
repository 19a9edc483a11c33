import type { ReactNode } from 'react';
import { StretchedSvg } from '../StretchedSvg';

interface FlowProps {
  children: ReactNode;
  /** In the default grid, the classes `above`, `below`, `inside`, `first` and `last` position a label. */
  labels: readonly { className: string; text: string | undefined }[];
  /** Classes of the grid and of the drawing in it. The default has equal columns, one for each label. */
  grid?: string;
  drawingClass?: string;
}

/**
 * A drawing that runs in the reading direction, with labels (`diagrams.css`). In a narrow container the
 * drawing is transposed: its columns become rows, and the labels are a list beside it, one in each row.
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
