import type { ReactNode } from 'react';

interface PlaceProps {
  /** Per cent of the box, from its inline start or its top. */
  from: number;
  /** Absent: the content is centred on `from`. */
  to?: number;
  axis?: 'x' | 'y';
  className?: string;
  children?: ReactNode;
}

/**
 * Places content between two shares of its box. Empty SVGs beside it take the room: the content
 * security policy of the site is to work without style attributes. It mirrors by itself.
 */
export function Place({ from, to, axis = 'x', className = '', children }: PlaceProps) {
  const isX = axis === 'x';
  const spacer = `flex-none ${isX ? 'h-px' : 'w-px'}`;
  const size = isX ? 'width' : 'height';
  const point = `flex flex-none items-center justify-center whitespace-nowrap ${isX ? 'w-0' : 'h-0'}`;
  return (
    <div className={`pointer-events-none absolute inset-0 flex ${isX ? '' : 'flex-col'}`}>
      <svg className={spacer} {...{ [size]: `${from}%` }} />
      <div
        className={`relative ${to === undefined ? point : 'min-h-0 min-w-0 flex-1'} ${className}`}
      >
        {children}
      </div>
      <svg className={spacer} {...{ [size]: `${round(100 - (to ?? from))}%` }} />
    </div>
  );
}

/** Rounded: engines differ in the last digits of a power, and hydration compares attributes. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** A drawing on a plane of 100 by 100 that is stretched over its box, from the inline start. */
export function Plane({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible fill-none stroke-(--grey) rtl:[scale:-1_1] [&_path]:[vector-effect:non-scaling-stroke]"
    >
      {children}
    </svg>
  );
}

/** A dot that stays round on a stretched plane: the round end of a line without length. */
export function Dot({ x, y, className }: { x: number; y: number; className: string }) {
  const look = `stroke-current [stroke-linecap:round] ${className}`;
  return <path className={look} d={`M${x} ${y}h.01`} />;
}
