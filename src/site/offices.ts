/**
 * The firm's offices, the head office first. Degrees east and north; `name` is the middle of the city's name on
 * the map, at its baseline, clear of the coasts. Above the name of an office beyond the northern edge is an arrow.
 */
export const offices = [
  { id: 'dubai', country: 'AE', east: 55.27, north: 25.2, name: { east: 55.27, north: 29.4 } },
  { id: 'cairo', country: 'EG', east: 31.24, north: 30.04, name: { east: 28.5, north: 33 } },
  { id: 'london', country: 'GB', east: -0.13, north: 51.5, name: { east: -0.13, north: 40.4 } },
] as const;

export const officeIds = offices.map(({ id }) => id);

interface Place {
  east: number;
  north: number;
}

/** Edges of the map on the landing page, in degrees. */
const edges = { west: -18.5, east: 61, north: 42.5, south: -35.5 };

/** Degrees of longitude are narrower than those of latitude, as they are at this latitude. */
const trueLatitude = 18;
const narrowing = Math.cos((trueLatitude * Math.PI) / 180);

const unit = 620 / (edges.east - edges.west);

/** The map in units, which are pixels where it is widest. */
export const map = {
  width: 620,
  height: Math.round(((edges.north - edges.south) * unit) / narrowing),
};

/** Where a place is on the map, in its units, and whether it is beyond the northern edge. */
export function onMap({ east, north }: Place) {
  return {
    x: round((east - edges.west) * unit),
    y: round(((edges.north - Math.min(north, edges.north)) * unit) / narrowing),
    isBeyond: north > edges.north,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
