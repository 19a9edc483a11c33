import { useId } from 'react';
import { sun } from './hero';

const { rim, core, sector, ray, sectorTurns, rings } = sun;
const quarters = [0, 90, 180, 270];

/** The sun: rings of one rolled-up lattice round a star, about the origin. */
export function Sun() {
  const id = useId();
  return (
    <>
      <defs>
        <path id={`${id}s`} d={sector} />
        <path id={`${id}h`} d={ray} />
        <g id={`${id}q`}>{turned(`#${id}s`, sectorTurns)}</g>
        <g id={`${id}r`}>{turned(`#${id}q`, quarters)}</g>
        <g id={`${id}p`}>{turned(`#${id}h`, sectorTurns)}</g>
        <clipPath id={`${id}c`}>
          <circle r={rim} />
        </clipPath>
      </defs>
      <circle r={rim} strokeWidth="1.4" />
      <circle r={rim + 6} strokeWidth=".7" />
      <g clipPath={`url(#${id}c)`}>
        {rings.map(({ scale, strokeWidth }) => (
          <use
            key={scale}
            href={`#${id}r`}
            transform={scale === 1 ? undefined : `scale(${scale})`}
            strokeWidth={strokeWidth === 1 ? undefined : strokeWidth}
          />
        ))}
      </g>
      <circle r={core} className="fill-paper" strokeWidth="1.2" />
      {turned(`#${id}p`, quarters)}
    </>
  );
}

function turned(href: string, turns: readonly number[]) {
  return turns.map((turn) => (
    <use key={turn} href={href} transform={turn ? `rotate(${turn})` : undefined} />
  ));
}
