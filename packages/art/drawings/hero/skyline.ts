import { round } from '../round';

/** A storey of a building that is symmetrical about its axis. */
export interface Tier {
  /** Half its width at the foot. */
  half: number;
  /** Half its width at the top, if it tapers. */
  top?: number;
  height: number;
}

export interface Building {
  axis: number;
  /** Its storeys from the ground up, none wider than the one below by more than a cornice. */
  tiers: readonly Tier[];
  /** Lines of shade, as parts of half the width, on the side turned from the light. */
  shade?: readonly number[];
  /** Distance of the lines between floors. */
  floors?: number;
}

export interface Drawing {
  outline: string;
  hatch: string;
}

interface Edge {
  half: number;
  height: number;
}

function edgesOf(tiers: readonly Tier[]): Edge[] {
  let height = 0;
  return tiers.flatMap((tier) => {
    const foot = { half: tier.half, height };
    height += tier.height;
    return [foot, { half: tier.top ?? tier.half, height }];
  });
}

/** Height up to which a vertical line this far from the axis stays inside the building. */
function heightAt(edges: readonly Edge[], offset: number): number {
  for (const [index, edge] of edges.entries()) {
    const next = edges[index + 1];
    if (!next) return edge.height;
    if (next.half >= offset) continue;
    if (next.height === edge.height) return edge.height;
    const part = (edge.half - offset) / (edge.half - next.half);
    return edge.height + part * (next.height - edge.height);
  }
  return 0;
}

function halfAt(edges: readonly Edge[], height: number): number {
  const above = edges.findIndex((edge) => edge.height > height);
  const [low, high] = [edges[above - 1], edges[above]];
  if (!low || !high) return 0;
  return low.half + ((height - low.height) / (high.height - low.height)) * (high.half - low.half);
}

/** A building on the ground line, as an outline and the fine lines on it. */
export function draw(building: Building, ground: number): Drawing {
  const { axis, tiers, shade = [], floors } = building;
  const edges = edgesOf(tiers);
  const corner = (edge: Edge, side: number) =>
    `${round(axis + side * edge.half)} ${round(ground - edge.height)}`;
  const outline = [
    ...edges.map((edge) => corner(edge, -1)),
    ...[...edges].reverse().map((edge) => corner(edge, 1)),
  ];
  const widest = edges[0]?.half ?? 0;
  const uprights = shade.map(
    (part) => `M${round(axis + part * widest)} ${ground}v${round(-heightAt(edges, part * widest))}`,
  );
  const total = edges.at(-1)?.height ?? 0;
  const levels = floors
    ? Array.from({ length: Math.floor(total / floors) }, (_, n) => (n + 1) * floors)
    : [];
  const courses = levels.map((height) => {
    const half = round(halfAt(edges, height));
    return `M${axis} ${round(ground - height)}h${half}`;
  });
  return { outline: `M${outline.join('L')}`, hatch: [...uprights, ...courses].join('') };
}

/** The storeys of a pointed dome. */
export function dome(half: number, height: number, steps = 7): Tier[] {
  const at = (step: number) => {
    const rise = step / steps;
    return half * Math.sqrt(1 - rise ** 1.6);
  };
  return Array.from({ length: steps }, (_, step) => ({
    half: at(step),
    top: at(step + 1),
    height: height / steps,
  }));
}

/** The storeys of a stepped pyramid. */
export function steps(half: number, height: number, count: number): Tier[] {
  return Array.from({ length: count }, (_, step) => ({
    half: half * (1 - step / count),
    top: half * (1 - step / count) - half / count / 4,
    height: height / count,
  }));
}
