import { Fragment } from 'react';
import { scene } from './hero';
import { Screen } from './Screen';
import { Sun } from './Sun';

const { farBuildings, nearBuildings, dunes, acacias } = scene;
const nearest = dunes.length - 1;

/** A lattice sun over towers and dunes, engraved in line. */
export function HeroDrawing() {
  return (
    <>
      <g transform="translate(1096 246)" className="stroke-gold">
        <Sun />
      </g>
      <g className="fill-paper stroke-bronze" strokeWidth=".7">
        {farBuildings.map((outline) => (
          <path key={outline} d={outline} />
        ))}
      </g>
      <g className="stroke-ink">
        <Screen x={1028} y={374} />
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
      <path d={acacias} className="stroke-ink" strokeLinecap="round" strokeWidth=".9" />
    </>
  );
}
