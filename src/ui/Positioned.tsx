import type { ReactNode } from 'react';

interface PositionedProps {
  /** Percentage of the box, from its inline start or its top. */
  from: number;
  /** If absent, the content is centred on `from`. */
  to?: number;
  axis?: 'x' | 'y';
  className?: string;
  children?: ReactNode;
}

/**
 * Positions content at percentages of its box. Spacer SVGs set the offsets by their width or height,
 * because the content security policy forbids style attributes. Flexbox handles right-to-left.
 */
export function Positioned({ from, to, axis = 'x', className = '', children }: PositionedProps) {
  const isX = axis === 'x';
  const spacerClass = `flex-none ${isX ? 'h-px' : 'w-px'}`;
  const sizeAttribute = isX ? 'width' : 'height';
  const pointClass = `flex flex-none items-center justify-center one-line ${isX ? 'w-0' : 'h-0'}`;
  return (
    <div className={`pointer-events-none absolute inset-0 flex ${isX ? '' : 'flex-col'}`}>
      <svg className={spacerClass} {...{ [sizeAttribute]: `${from}%` }} />
      <div
        className={`relative ${to === undefined ? pointClass : 'min-h-0 min-w-0 flex-1'} ${className}`}
      >
        {children}
      </div>
      <svg className={spacerClass} {...{ [sizeAttribute]: `${round(100 - (to ?? from))}%` }} />
    </div>
  );
}

/** Rounds to two decimals: JavaScript engines differ in the last digits of `**`, and hydration compares attributes. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** An SVG of 100 by 100 units, stretched over its box and mirrored on right-to-left pages. */
export function Plane({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="320"
      height="160"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible fill-none stroke-(--grey) rtl:[scale:-1_1] [&_path]:[vector-effect:non-scaling-stroke]"
    >
      {children}
    </svg>
  );
}

/** A dot that stays round on a stretched plane: the round line cap of a very short line. */
export function Dot({ x, y, className }: { x: number; y: number; className: string }) {
  const classes = `stroke-current [stroke-linecap:round] ${className}`;
  return <path className={classes} d={`M${x} ${y}h.01`} />;
}
