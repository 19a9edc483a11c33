import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoAzimuthalEqualArea, geoPath, type GeoContext } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryObject, Topology } from 'topojson-specification';
import { shortPath } from '../shortPath';

type Spot = readonly [x: number, y: number];

const width = 560;
const height = 690;

/** Distance of the ruled lines, and the shortest that is drawn. */
const spacing = 7;
const shortest = 2;

const offices = { dubai: [55.3, 25.2], cairo: [31.2, 30.1], london: [-0.1, 51.5] } as const;

/** Natural Earth's coasts at 1:110 million, in the public domain; its borders are not read. */
function coasts() {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryObject }>;
  return { land: feature(world, world.objects.land), line: mesh(world) };
}

const projection = geoAzimuthalEqualArea()
  .rotate([-21, -3])
  .scale(416)
  .translate([268, 408])
  .precision(0.5)
  .clipExtent([
    [0, 0],
    [width, height],
  ]);

/** A place on the map. */
function place([longitude, latitude]: readonly [number, number]): Spot {
  const spot = projection([longitude, latitude]);
  if (!spot) throw new Error(`The map does not show ${longitude}, ${latitude}`);
  return [Math.round(spot[0]), Math.round(spot[1])];
}

/** The outlines that d3 draws, each a list of corners. */
function outlines(draw: (context: GeoContext) => void): Spot[][] {
  const rings: Spot[][] = [];
  draw({
    beginPath: () => undefined,
    closePath: () => undefined,
    arc: () => undefined,
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
  });
  return rings;
}

/** Where a level line enters and leaves the land, from the left. */
function crossings(rings: readonly Spot[][], level: number): number[] {
  const found = rings.flatMap((ring) =>
    ring.flatMap((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from;
      if (from[1] > level === to[1] > level) return [];
      return [from[0] + ((level - from[1]) / (to[1] - from[1])) * (to[0] - from[0])];
    }),
  );
  return found.sort((a, b) => a - b);
}

/** Level lines over the land, as an engraver's ruling machine draws them. */
function ruling(rings: readonly Spot[][]): string {
  const levels = Array.from({ length: Math.floor(height / spacing) }, (_, n) => (n + 1) * spacing);
  return levels
    .flatMap((y) => {
      const ends = crossings(rings, y).map(Math.round);
      return ends.flatMap((start, index) => {
        const end = ends[index + 1];
        if (index % 2 === 1 || end === undefined || end - start < shortest) return [];
        return [`M${start} ${y}H${end}`];
      });
    })
    .join('');
}

const box = `M0 0h${width}v${height}H0z`;

/** Black over a mask that clears along a line, given as attributes, between two parts of it. */
function fade(id: string, along: string, from: number, to: number): string {
  return `<linearGradient id="${id}" ${along}><stop offset="${from}"/><stop offset="${to}" stop-opacity="0"/></linearGradient>`;
}

/**
 * Africa and the Gulf as ruled land between its coasts, with the offices of the firm: no borders and
 * no names, both of which are disputed somewhere. Land beyond fades.
 * @returns the map as a picture of its own colours, on ink, which forced colours don't change
 */
export function map(): string {
  const { land, line } = coasts();
  const rings = outlines((context) => geoPath(projection, context)(land));
  const shore = outlines((context) => geoPath(projection, context)(line))
    .map((spots) => `M${spots.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`)
    .join('');
  const dots = Object.values(offices).map((office) => {
    const [x, y] = place(office);
    return `<circle cx="${x}" cy="${y}" r="10" fill-opacity=".25"/><circle cx="${x}" cy="${y}" r="4"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="#D9A441">`,
    `<path fill="#0B1F2A" stroke="none" d="${box}"/>`,
    fade('a', 'x2="0" y2="1"', 0.01, 0.23),
    fade('b', 'x1=".92" y1=".07" x2=".76" y2=".25"', 0.1, 0.8),
    fade('d', 'x1="1" x2=".93"', 0.1, 1),
    `<mask id="c"><g stroke="none"><path fill="#fff" d="${box}"/>${['a', 'b', 'd'].map((id) => `<path fill="url(#${id})" d="${box}"/>`).join('')}</g></mask>`,
    `<g mask="url(#c)"><path stroke-width=".8" stroke-opacity=".6" d="${shortPath(ruling(rings))}"/>`,
    // As thin on a phone as on paper, not thinner.
    `<path vector-effect="non-scaling-stroke" d="${shortPath(shore)}"/></g>`,
    `<g fill="#FBF8F2" stroke="none">${dots.join('')}</g>`,
    '</svg>\n',
  ].join('\n');
}
