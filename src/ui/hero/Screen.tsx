import { useId } from 'react';
import { tileOf } from '../lattice/tile';

const tile = tileOf({ tiling: '4.8.8', edge: 44 / (1 + Math.SQRT2), angle: 67.5, band: 3 });
const [columns, rows, frame] = [3, 3.2, 6];
const [width, height] = [columns * tile.width, rows * tile.height];

interface ScreenProps {
  x: number;
  y: number;
}

/** A lattice screen before the buildings: the sun's pattern come down to earth. */
export function Screen({ x, y }: ScreenProps) {
  const id = useId();
  const strands = `${id}s`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <defs>
        <path id={strands} d={tile.path} strokeWidth=".7" />
        <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
          {tile.places.map((place) => (
            <use
              key={place.join(' ')}
              href={`#${strands}`}
              x={place[0] || undefined}
              y={place[1] || undefined}
              className="stroke-ink"
            />
          ))}
        </pattern>
      </defs>
      <path
        d={`M${-frame} ${-frame}h${width + 2 * frame}v${height}H${-frame}z`}
        className="fill-paper"
      />
      <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${id})`} />
    </g>
  );
}
