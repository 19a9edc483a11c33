import { useId } from 'react';
import {
  acacias,
  duneDrawings,
  farBuildings,
  height,
  nearBuildings,
  screen,
  screenTile,
  width,
} from './hero/scene';
import { growth, sectors, sunHeart, sunSector } from './hero/sun';

interface HeroArtProps {
  className?: string;
}

const rings = 4;
const radius = 244;
const rim = 238;
const turns = Array.from({ length: sectors }, (_, index) => (index * 360) / sectors);
const sector = sunSector(radius);
const heart = sunHeart(radius * growth ** -rings * 0.94);
const round = (value: number) => Math.round(value * 1000) / 1000;

/** The picture of the hero: a lattice sun over towers and dunes, engraved in line. Decoration. */
export function HeroArt({ className = '' }: HeroArtProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      strokeLinejoin="round"
      className={`rtl:-scale-x-100 ${className}`}
    >
      <defs>
        <path id={`${id}s`} d={sector} />
        <g id={`${id}r`}>
          {turns.map((turn) => (
            <use key={turn} href={`#${id}s`} transform={turn ? `rotate(${turn})` : undefined} />
          ))}
        </g>
        <pattern
          id={`${id}p`}
          x={screen.x}
          y={screen.y}
          width={screenTile.width}
          height={screenTile.height}
          patternUnits="userSpaceOnUse"
        >
          <path id={`${id}t`} d={screenTile.path} className="stroke-ink" strokeWidth=".7" />
          {screenTile.places
            .filter(([x, y]) => x || y)
            .map(([x, y]) => (
              <use key={`${x} ${y}`} href={`#${id}t`} x={x || undefined} y={y || undefined} />
            ))}
        </pattern>
        <clipPath id={`${id}c`}>
          <circle r={rim} />
        </clipPath>
      </defs>
      <g transform="translate(1096 246)" className="stroke-gold">
        <circle r={rim} strokeWidth="1.4" />
        <circle r={rim + 6} strokeWidth=".7" />
        <path d={heart} />
        <g clipPath={`url(#${id}c)`}>
          {Array.from({ length: rings }, (_, ring) => (
            <use
              key={ring}
              href={`#${id}r`}
              transform={ring ? `scale(${round(growth ** -ring)})` : undefined}
              strokeWidth={round(growth ** (ring * 0.8))}
            />
          ))}
        </g>
      </g>
      <g className="fill-paper stroke-bronze" strokeWidth=".7">
        {farBuildings.map(({ outline }) => (
          <path key={outline} d={outline} />
        ))}
      </g>
      <g className="stroke-ink">
        <path
          d={`M${screen.x} ${screen.y}h${screen.width}v${screen.height}h-${screen.width}z`}
          className="fill-paper"
        />
        <path
          d={`M${screen.x} ${screen.y}h${screen.width}v${screen.height}h-${screen.width}z`}
          fill={`url(#${id}p)`}
        />
        {nearBuildings.map(({ outline, hatch }) => (
          <g key={outline}>
            <path d={outline} className="fill-paper" />
            <path d={hatch} strokeWidth=".6" />
          </g>
        ))}
      </g>
      {duneDrawings.map(({ area, ridge, lines }, index) => (
        <g key={ridge} className="stroke-bronze">
          <path d={area} className={index === 2 ? 'fill-sand' : 'fill-paper'} strokeWidth="0" />
          <path d={ridge} strokeWidth="1.3" />
          <path d={lines} strokeWidth=".7" />
        </g>
      ))}
      <path d={acacias.join('')} className="stroke-ink" strokeWidth="1.1" strokeLinecap="round" />
    </svg>
  );
}
