import { add, polar, type Point } from './point';

export type Polygon = readonly Point[];

/** Regular polygons that cover the plane edge to edge, repeated at `copies` of a rectangle. */
export interface Tiling {
  width: number;
  height: number;
  /** Where the polygons stand in one rectangle: once, or also in its middle. */
  copies: readonly Point[];
  polygons: readonly Polygon[];
}

export const tilingNames = ['4.8.8', '3.6.3.6', '3.12.12', '3.4.6.4'] as const;
export type TilingName = (typeof tilingNames)[number];

/** A regular polygon counted anticlockwise, its first corner `turn` degrees from the x axis. */
export function regular(centre: Point, sides: number, edge: number, turn: number): Polygon {
  const radius = edge / (2 * Math.sin(Math.PI / sides));
  return Array.from({ length: sides }, (_, corner) =>
    add(centre, polar(radius, turn + (corner * 360) / sides)),
  );
}

function octagons(edge: number): Tiling {
  const size = edge * (1 + Math.SQRT2);
  return {
    width: size,
    height: size,
    copies: [[0, 0]],
    polygons: [regular([size / 2, size / 2], 8, edge, 22.5), regular([0, 0], 4, edge, 0)],
  };
}

interface TriangularPlan {
  /** Distance of two centres, in edges. */
  spacing: number;
  /** Sides and turn of the polygon on each centre. */
  centre: [sides: number, turn: number];
  /** Sides and turn of the polygon between three centres. */
  corner: [sides: number, turn: number];
  /** Whether a square stands between two centres. */
  squares?: boolean;
}

const triangularPlans: Record<Exclude<TilingName, '4.8.8'>, TriangularPlan> = {
  '3.6.3.6': { spacing: 2, centre: [6, 0], corner: [3, 30] },
  '3.12.12': { spacing: 2 + Math.sqrt(3), centre: [12, 15], corner: [3, 30] },
  '3.4.6.4': { spacing: 1 + Math.sqrt(3), centre: [6, 30], corner: [3, 90], squares: true },
};

function triangular({ spacing, centre, corner, squares }: TriangularPlan, edge: number): Tiling {
  const width = spacing * edge;
  const height = width * Math.sqrt(3);
  const [cornerSides, cornerTurn] = corner;
  return {
    width,
    height,
    copies: [
      [0, 0],
      [width / 2, height / 2],
    ],
    polygons: [
      regular([0, 0], centre[0], edge, centre[1]),
      regular([width / 2, height / 6], cornerSides, edge, cornerTurn),
      regular([width / 2, -height / 6], cornerSides, edge, cornerTurn + 180),
      ...(squares ? [0, 60, 120] : []).map((turn) =>
        regular(polar(width / 2, turn), 4, edge, turn + 45),
      ),
    ],
  };
}

/** The tiling of that name whose polygons have edges of this length. */
export function tilingOf(name: TilingName, edge: number): Tiling {
  return name === '4.8.8' ? octagons(edge) : triangular(triangularPlans[name], edge);
}
