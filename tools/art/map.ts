import { readFileSync } from 'node:fs';
import { geoCentroid, geoClipRectangle, geoPath, geoTransform, type GeoStream } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import { map, onMap } from '../../src/site/offices';
import { colourIn } from '../../src/styles/colours';
import type { Files } from './drawing';

const { width, height } = map;
/** The states of the Gulf Cooperation Council (ISO 3166-1 numeric). */
const gulf = ['048', '414', '512', '634', '682', '784'];
/** Between both regions: its coast joins their outlines. */
const yemen = '887';
/** Smaller corners of a coast and smaller islands are omitted, in square degrees. */
const [corner, island] = [0.016, 0.02];

type Topology = Parameters<typeof presimplify>[0];
type Collection = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;
type Country = Collection['geometries'][number];

/** Draws Africa, hatched, the Gulf states, solid, and the coast of Yemen, from Natural Earth. */
export function drawMap(): Files {
  const atlas = new URL(import.meta.resolve('world-atlas/countries-50m.json'));
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const whole = presimplify(JSON.parse(readFileSync(atlas, 'utf8')) as Topology);
  const world = filter(simplify(whole, corner), filterWeight(whole, island));
  const all = world.objects['countries'] as Collection;
  all.geometries = all.geometries.filter((country) => isNear(geoCentroid(feature(world, country))));
  const isGulf = (country: Country) => gulf.includes(String(country.id));
  const isAfrica = (country: Country) => isAfrican(geoCentroid(feature(world, country)));
  const toMap = geoTransform({
    point(east, north) {
      const { x, y } = onMap({ east, north });
      this.stream.point(x, y);
    },
  });
  // Strokes along the other edges are outside the picture.
  const clip = geoClipRectangle(-2, -2, width + 2, height + 2);
  const draw = geoPath({ stream: (out: GeoStream) => toMap.stream(clip(out)) }).digits(1);
  const areaOf = (belongs: (country: Country) => boolean) =>
    draw(merge(world, all.geometries.filter(belongs) as Parameters<typeof merge>[1]));
  const coast = draw(mesh(world, all, (one, other) => one === other && one.id === yemen));
  const lines = Array.from({ length: height / 7 }, (_, index) => `M0 ${index * 7 + 3.5}h${width}`);
  const [gold, ink] = [colourIn(tokens, 'gold'), colourIn(tokens, 'ink')];
  return {
    'src/drawings/map.svg': `<svg xmlns="http://www.w3.org/2000/svg" id="drawing" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${gold}" stroke-linejoin="round">
<path fill="${ink}" stroke="none" d="M0 0h${width}v${height}H0z"/>
<clipPath id="inside"><use href="#africa"/></clipPath>
<path stroke-width=".8" stroke-opacity=".6" clip-path="url(#inside)" d="${lines.join('')}"/>
<path id="africa" stroke-width=".9" d="${areaOf(isAfrica)}"/>
<path fill="${gold}" stroke-width=".9" d="${areaOf(isGulf)}"/>
<path stroke-width=".9" stroke-opacity=".6" d="${coast}"/>
</svg>
`,
  };
}

/** Whether a country with this centre (longitude, latitude) is in the picture: no coasts north of both regions. */
function isNear([east, north]: [number, number]): boolean {
  return north < 34.5 && east > -30 && east < 75;
}

/** Whether a country with this centre (longitude, latitude) is in Africa. */
function isAfrican([east, north]: [number, number]): boolean {
  return east > -26 && east < (north < 15.7 ? 60 : 34.5);
}
