import { useId } from 'react';
import type { PracticeId } from '../../site/catalogue';
import { tiles } from './lattices';

interface LatticeDrawingProps {
  pattern: PracticeId;
  zoom: number;
}

/** A practice's lattice, in the colour of the text, all over its box. */
export function LatticeDrawing({ pattern, zoom }: LatticeDrawingProps) {
  const id = useId();
  const strands = `${id}s`;
  const { width, height, path, places } = tiles[pattern];
  return (
    <>
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={zoom === 1 ? undefined : `scale(${zoom})`}
        fill="none"
        stroke="currentColor"
        strokeWidth={Math.round(100 / zoom) / 100}
      >
        <defs>
          <path id={strands} d={path} />
        </defs>
        {places.map(([x, y]) => (
          <use key={`${x} ${y}`} href={`#${strands}`} x={x || undefined} y={y || undefined} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}
