import type { ReactNode } from 'react';

interface PlaceProps {
  /** Shares of the box, from 0 to 1, from its inline start or its top. */
  from: number;
  /** Absent: the content is centred on `from`. */
  to?: number;
  axis?: 'x' | 'y';
  className?: string;
  children?: ReactNode;
}

/**
 * Places content between two shares of its box. Empty SVGs beside it take the room, because the
 * content security policy of the site forbids style attributes; so it mirrors by itself.
 */
export function Place({ from, to = from, axis = 'x', className = '', children }: PlaceProps) {
  const size = axis === 'x' ? 'width' : 'height';
  const point = from === to ? 'point' : '';
  return (
    <div className={`place place-${axis}`}>
      <svg {...{ [size]: percent(from) }} />
      <div className={`${point} ${className}`}>{children}</div>
      <svg {...{ [size]: percent(1 - to) }} />
    </div>
  );
}

/** Rounded: engines differ in the last digits of a power, and hydration compares attributes. */
const percent = (share: number) => `${round(share * 100)}%`;
export const round = (value: number) => Math.round(value * 100) / 100;

/** A drawing on a plane of 100 by 100 that is stretched over its box, from the inline start. */
export function Plane({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`plane rtl:[scale:-1_1] ${className}`}
    >
      {children}
    </svg>
  );
}

/** A dot that stays round on a stretched plane: the round end of a line without length. */
export function Dot({ x, y, className }: { x: number; y: number; className: string }) {
  return <path className={`dot ${className}`} d={`M${round(x)} ${round(y)}h.01`} />;
}
