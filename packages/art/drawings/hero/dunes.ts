const round = Math.round;

type Curve = (x: number) => number;

export interface Dune {
  /** Height of the foot of the dune in the picture. */
  foot: number;
  /** Height of its crests above the foot. */
  rise: number;
  /** Length of a wave, and where the waves begin. */
  wave: number;
  phase: number;
  /** Number of contour lines below the crest, and the distance of the first two. */
  contours: number;
  spacing: number;
}

/** A crest with a long windward and a short leeward slope, never twice the same. */
function crest({ rise, wave, phase }: Dune): Curve {
  return (x) => {
    const turn = (2 * Math.PI * x) / wave + phase;
    const wind = Math.sin(turn + 0.8 * Math.sin(turn));
    const drift = Math.sin(turn * 0.37 + phase * 1.7);
    return rise * (0.5 + 0.36 * wind + 0.26 * drift);
  };
}

/** Length of a piece of a curve; its handles stand at its thirds. */
const step = 144;
const third = step / 3;

/** A smooth curve over the picture's width: cubics that take their first handle from the last. */
function trace(line: Curve, width: number, isHidden: (x: number) => boolean = () => false) {
  const columns = Array.from({ length: Math.ceil(width / step) }, (_, index) => index * step);
  let path = '';
  for (const [index, x] of columns.entries()) {
    if (isHidden(x)) continue;
    const { last, rise } = cubic(line, x);
    const continues = index > 0 && !isHidden(x - step);
    const start = `M${x} ${round(line(x))}c${third} ${firstHandle(line, x)} `;
    path += `${continues ? 's' : start}${2 * third} ${last} ${step} ${rise}`;
  }
  return path;
}

function handle(curve: Curve, x: number): number {
  return ((curve(x + 1) - curve(x - 1)) * step) / 6;
}

/** Heights of the last handle and the end of the piece from `x` on, above its start. */
function cubic(curve: Curve, x: number) {
  const [from, to] = [round(curve(x)), round(curve(x + step))];
  return { last: round(to - handle(curve, x + step) - from), rise: to - from };
}

/** The handle that a piece would take from the one before it, rounded as that one is. */
function firstHandle(line: Curve, x: number): number {
  if (x === 0) return round(handle(line, 0));
  const before = cubic(line, x - step);
  return before.rise - before.last;
}

/** The height in the picture of a dune's ridge at a place. */
export function ridgeAt(dune: Dune, x: number): number {
  return dune.foot - crest(dune)(x);
}

/** Beyond the picture's edge, where the outline of an area is not seen. */
const bleed = 9;

/** Wider than half a line and than what a drawn curve strays from its formula. */
const margin = 3;

/**
 * The sand under a dune's ridge, outlined, and the contour lines on it, without the pieces that
 * lie under the picture's foot or under a dune before it. Heights are rounded to whole units, which
 * nobody sees.
 * @param before the dunes that are drawn over it
 */
export function drawDune(dune: Dune, before: readonly Dune[], width: number, height: number) {
  const top = crest(dune);
  const ridge = trace((x) => dune.foot - top(x), width);
  const limit = (x: number) => Math.min(height, ...before.map((other) => ridgeAt(other, x)));
  const lines = Array.from({ length: dune.contours }, (_, index) => {
    const level = index + 1;
    const flat = 0.84 ** level;
    const drop = dune.spacing * level * (0.7 + 0.1 * level);
    const lag = level * dune.spacing * 1.6;
    const line = (x: number) =>
      dune.foot + drop - top(x - lag) * flat - dune.rise * 0.45 * (1 - flat);
    return trace(line, width, (x) => isUnder(line, limit, x));
  });
  const edge = `h${bleed}V${height + bleed}H${-bleed}V${round(ridgeAt(dune, 0))}z`;
  return { sand: ridge + edge, lines: lines.join('') };
}

/** Whether the piece of a line from `x` on lies wholly under a limit. */
function isUnder(line: Curve, limit: Curve, x: number): boolean {
  const samples = Array.from({ length: step / 6 + 1 }, (_, index) => x + index * 6);
  return samples.every((sample) => line(sample) > limit(sample) + margin);
}
