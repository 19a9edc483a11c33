import { readFile, writeFile } from 'node:fs/promises';
import { geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import { colourIn } from '../../src/styles/colours';

const file = 'src/drawings/map.svg';
const [width, height] = [560, 690];
/** Longitude and latitude of the picture's edges: Dakar, Oman, the Cape of Good Hope, the North Sea. */
const frame = [
  [-17.6, 14.7],
  [61.5, 22.5],
  [20, -34.9],
  [-5, 58],
];
const cities = [
  [55.27, 25.2],
  [31.24, 30.04],
  [-0.13, 51.5],
] as const;
/** The states of the Gulf Cooperation Council (ISO 3166-1 numeric). */
const gulf = ['048', '414', '512', '634', '682', '784'];
/** Smaller corners of a coast and smaller islands are omitted, in square degrees. */
const [corner, island] = [0.016, 0.02];

type Topology = Parameters<typeof presimplify>[0];
type Collection = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;
type Country = Collection['geometries'][number];

/** Draws Africa and the Gulf, hatched, and the coasts around them, from Natural Earth. */
export async function makeMap(): Promise<void> {
  const atlas = new URL(import.meta.resolve('world-atlas/countries-50m.json'));
  const tokens = await readFile('src/styles/tokens.css', 'utf8');
  const whole = presimplify(JSON.parse(await readFile(atlas, 'utf8')) as Topology);
  const world = filter(simplify(whole, corner), filterWeight(whole, island));
  const all = world.objects['countries'] as Collection;
  const isRuled = (country: Country) =>
    gulf.includes(String(country.id)) || isAfrican(geoCentroid(feature(world, country)));
  const projection = geoAzimuthalEqualArea()
    .rotate([-20, -8])
    .fitExtent(
      [
        [4, 4],
        [width - 4, height - 6],
      ],
      { type: 'MultiPoint', coordinates: frame },
    )
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
  const draw = geoPath(projection).digits(1);
  const region = draw(merge(world, all.geometries.filter(isRuled) as Parameters<typeof merge>[1]));
  const coasts = draw(mesh(world, all, (one, other) => one === other && !isRuled(one)));
  const lines = Array.from({ length: height / 7 }, (_, index) => `M0 ${index * 7 + 3.5}h${width}`);
  const dots = cities.map((city) => {
    const [x = 0, y = 0] = projection([...city])?.map(Math.round) ?? [];
    return `<circle cx="${x}" cy="${y}" r="10" fill-opacity=".25"/><circle cx="${x}" cy="${y}" r="4"/>`;
  });
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" id="drawing" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${colourIn(tokens, 'gold')}">
<path fill="${colourIn(tokens, 'ink')}" stroke="none" d="M0 0h${width}v${height}H0z"/>
<linearGradient id="north" x2="0" y2="1"><stop offset=".01"/><stop offset=".23" stop-opacity="0"/></linearGradient>
<linearGradient id="east" x1="1" x2=".94"><stop/><stop offset="1" stop-opacity="0"/></linearGradient>
<mask id="fade"><g stroke="none"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path fill="url(#north)" d="M0 0h${width}v${height}H0z"/><path fill="url(#east)" d="M0 0h${width}v${height}H0z"/></g></mask>
<clipPath id="inside"><use href="#region"/></clipPath>
<path stroke-width=".8" stroke-opacity=".6" clip-path="url(#inside)" d="${lines.join('')}"/>
<path id="region" stroke-width=".9" stroke-linejoin="round" d="${region}"/>
<path mask="url(#fade)" stroke-width=".9" stroke-linejoin="round" d="${coasts}"/>
<g fill="${colourIn(tokens, 'paper')}" stroke="none">${dots.join('')}</g>
</svg>
`,
  );
}

/** Whether a country with this centre (longitude, latitude) is in Africa. */
function isAfrican([east, north]: [number, number]): boolean {
  return north < 34.5 && east > -26 && east < (north < 15.7 ? 60 : 34.5);
}
