import { useId } from 'react';
import { growth, sectors, sunRay, sunSector } from './sun';

const rings = 4;
const rim = 238;
const sector = sunSector(rim + 6);
const core = Math.round((rim + 6) * growth ** -rings * 1.06);
const ray = sunRay(core - 5);
const turns = Array.from({ length: sectors }, (_, index) => (index * 360) / sectors);
const round = (value: number) => Math.round(value * 1000) / 1000;

/** The sun: rings of one rolled-up lattice round a star, about the origin. */
export function Sun() {
  const id = useId();
  const rolled = (href: string) =>
    turns.map((turn) => (
      <use key={turn} href={href} transform={turn ? `rotate(${turn})` : undefined} />
    ));
  return (
    <>
      <defs>
        <path id={`${id}s`} d={sector} />
        <path id={`${id}h`} d={ray} />
        <g id={`${id}r`}>{rolled(`#${id}s`)}</g>
        <clipPath id={`${id}c`}>
          <circle r={rim} />
        </clipPath>
      </defs>
      <circle r={rim} strokeWidth="1.4" />
      <circle r={rim + 6} strokeWidth=".7" />
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
      <circle r={core} className="fill-paper" strokeWidth="1.2" />
      {rolled(`#${id}h`)}
    </>
  );
}
