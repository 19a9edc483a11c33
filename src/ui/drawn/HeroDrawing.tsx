import { Fragment } from 'react';
import { scene } from './hero';
import { LatticeScreen } from './LatticeScreen';
import { Sun } from './Sun';

const { farBuildings, nearBuildings, dunes, trunk, leaves } = scene;
const nearest = dunes.length - 1;

/** One horizon from the savannah to the Gulf under a lattice sun, engraved in line. */
export function HeroDrawing() {
  return (
    <>
      <g transform="translate(1082 330)" className="stroke-gold">
        <Sun />
      </g>
      <path d={farBuildings} className="fill-paper stroke-bronze" strokeWidth=".7" />
      <g className="stroke-ink">
        <LatticeScreen x={1038} y={424} />
        {nearBuildings.map(({ outline, hatch }) => (
          <g key={outline}>
            <path d={outline} className="fill-paper" />
            <path d={hatch} strokeWidth=".6" />
          </g>
        ))}
      </g>
      <g className="stroke-bronze">
        {dunes.map(({ sand, lines }, index) => (
          <Fragment key={sand}>
            <path
              d={sand}
              className={index === nearest ? 'fill-sand' : 'fill-paper'}
              strokeWidth="1.25"
            />
            <path d={lines} strokeWidth={`.${5 + index * 2}`} />
          </Fragment>
        ))}
      </g>
      <g className="stroke-ink" strokeLinecap="round" strokeWidth=".9">
        <path d={trunk} className="fill-paper" />
        <path d={leaves} />
      </g>
    </>
  );
}
