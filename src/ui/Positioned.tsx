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
