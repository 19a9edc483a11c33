import { useId } from 'react';
import { screen } from './hero';

const { tile, frame, field } = screen;

interface LatticeScreenProps {
  x: number;
  y: number;
}

/** A lattice screen before the buildings: the sun's pattern come down to earth. */
export function LatticeScreen({ x, y }: LatticeScreenProps) {
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
            />
          ))}
        </pattern>
      </defs>
      <path d={frame} className="fill-paper" />
      <path d={field} fill={`url(#${id})`} />
    </g>
  );
}
