const round = Math.round;

/** What a horizon is drawn with: what stands behind, what stands in front, and the lines on both. */
export interface Horizon {
  far: string;
  near: string;
  fine: string;
}

/** The box of every horizon. */
export const width = 1440;
export const height = 160;

/** Where everything stands, and the middle of the box. Phones show its beginning: src/ui/Horizon.tsx. */
export const ground = 130;
export const centre = width / 2;

export const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** A box on the ground. */
export function block(x: number, wide: number, tall: number, foot = ground): string {
  return `M${x} ${foot}v${-tall}h${wide}v${tall}`;
}

/** Level and upright lines that divide a box on the ground. */
export function grid(x: number, wide: number, tall: number, columns: number, rows: number): string {
  const uprights = range(columns - 1).map(
    (n) => `M${round(x + ((n + 1) * wide) / columns)} ${ground}v${-tall}`,
  );
  const levels = range(rows - 1).map(
    (n) => `M${x} ${round(ground - ((n + 1) * tall) / rows)}h${wide}`,
  );
  return [...uprights, ...levels].join('');
}

/** A zigzag along a beam, as lattice girders have it. */
function girder(x: number, y: number, [alongX, alongY]: [number, number], steps: number): string {
  const [across, deep] = alongX === 0 ? [4, 0] : [0, 4];
  const bends = range(steps).map((n) => {
    const side = n % 2 === 0 ? 1 : -1;
    return `l${round(alongX / steps + side * across)} ${round(alongY / steps + side * deep)}`;
  });
  return `M${x} ${y}${bends.join('')}`;
}

/** A tower crane; its jib points to the end of reading, or to its start where `turn` is -1. */
export function crane(
  x: number,
  tall: number,
  jib: number,
  turn: 1 | -1,
): Pick<Horizon, 'near' | 'fine'> {
  const top = ground - tall;
  const [reach, back] = [turn * jib, -turn * jib * 0.32];
  return {
    near:
      block(x - 2, 4, tall) +
      `M${round(x + back)} ${top}h${round(reach - back)}v4h${round(back - reach)}z` +
      `M${round(x + back)} ${top}v9h${turn * 12}v-9M${x - 2} ${top}l2-14 2 14`,
    fine:
      girder(x - 2, ground, [0, -tall], Math.round(tall / 7)) +
      girder(x, top, [reach, 0], Math.round(jib / 8)) +
      `M${x} ${top - 14}L${round(x + reach * 0.72)} ${top}M${x} ${top - 14}L${round(x + back * 0.9)} ${top}` +
      `M${round(x + reach * 0.8)} ${top + 4}v${round(tall * 0.34)}m-5 5l5-5 5 5z`,
  };
}

/** A date palm. */
export function palm(x: number, tall: number, foot = ground): string {
  const top = foot - tall;
  const fronds = [-1, -0.62, 0.62, 1].map((lean) => {
    const [run, fall] = [lean * tall * 0.42, tall * (Math.abs(lean) * 0.5 - 0.2)];
    return `M${x} ${top}q${round(run * 0.5)} ${round(-tall * 0.24)} ${round(run)} ${round(fall)}`;
  });
  return `M${x} ${foot}q-2 ${round(-tall / 2)} 0 ${-tall}v${round(-tall * 0.2)}${fronds.join('')}`;
}

/** A thatched lodge on stilts over the water. */
export function lodge(x: number, half: number): Pick<Horizon, 'near' | 'fine'> {
  const [deck, eaves] = [ground - 10, ground - 27];
  const roof = half * 1.15;
  const peak = round(roof * 1.1);
  const thatch = [-0.6, -0.25, 0.1, 0.45].map(
    (part) =>
      `M${x} ${eaves - peak}q${round(part * half * 0.3)} ${round(peak * 0.6)} ${round(part * roof)} ${peak}`,
  );
  return {
    near:
      `M${x - half} ${eaves}v17h${2 * half}v-17` +
      `M${round(x - roof)} ${eaves}q${round(roof * 0.72)} ${round(-peak * 0.4)} ${round(roof)} ${-peak}q${round(roof * 0.28)} ${round(peak * 0.6)} ${round(roof)} ${peak}z`,
    fine:
      thatch.join('') + `M${x - half - 8} ${deck}h${2 * half + 16}` + `M${x - 4} ${deck}v-12h8v12`,
  };
}

/** Ripples on water: rows of short curves, each row set off against the one above. */
export function ripples(from: number, to: number, rows: readonly number[], length = 60): string {
  return rows
    .map((y, row) => {
      const start = from + (row % 2) * (length / 2);
      const count = Math.floor((to - start) / length);
      const bow = `q${length / 4}-4 ${length / 2} 0t${length / 2} 0`;
      return `M${start} ${y}${bow}${`t${length / 2} 0`.repeat(Math.max(0, 2 * count - 2))}`;
    })
    .join('');
}

/** Lines of plots on the ground that run to one point of the sky. */
export function plots(
  from: number,
  to: number,
  spacing: number,
  levels: readonly number[],
): string {
  const sky = 20;
  const spread = (ground - sky) / (height - sky);
  const lines = range(Math.floor((to - from) / spacing) + 1).map((n) => {
    const foot = from + n * spacing;
    return `M${round(centre + (foot - centre) * spread)} ${ground}L${foot} ${height}`;
  });
  return lines.join('') + levels.map((y) => `M${from} ${y}H${to}`).join('');
}

/** Parts laid over each other. */
export function together(...parts: readonly Partial<Horizon>[]): Horizon {
  const all = (layer: keyof Horizon) => parts.map((part) => part[layer] ?? '').join('');
  return { far: all('far'), near: all('near'), fine: all('fine') };
}
