const round = (value: number) => Math.round(value * 10) / 10;

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

const step = 120;

/** A smooth curve over the picture's width: cubics that take their first handle from the last. */
function trace(curve: Curve, width: number): string {
  const handle = (x: number) => ((curve(x + 1) - curve(x - 1)) * step) / 6;
  const columns = Array.from({ length: Math.ceil(width / step) }, (_, index) => index * step);
  const start = `M0 ${round(curve(0))}c40 ${round(handle(0))} `;
  const pieces = columns.map((x) => {
    const [from, to] = [round(curve(x)), round(curve(x + step))];
    return `80 ${round(to - handle(x + step) - from)} ${step} ${round(to - from)}`;
  });
  return start + pieces.join('s');
}

/** The height in the picture of a dune's ridge at a place. */
export function ridgeAt(dune: Dune, x: number): number {
  return dune.foot - crest(dune)(x);
}

/** Beyond the picture's edge, where the outline of an area is not seen. */
const bleed = 9;

/** The sand under a dune's ridge, outlined, and the contour lines on it. */
export function drawDune(dune: Dune, width: number, height: number) {
  const top = crest(dune);
  const ridge = trace((x) => dune.foot - top(x), width);
  const lines = Array.from({ length: dune.contours }, (_, index) => {
    const level = index + 1;
    const flat = 0.84 ** level;
    const drop = dune.spacing * level * (0.7 + 0.1 * level);
    const lag = level * dune.spacing * 1.6;
    return trace(
      (x) => dune.foot + drop - top(x - lag) * flat - dune.rise * 0.45 * (1 - flat),
      width,
    );
  });
  const edge = `h${bleed}V${height + bleed}H${-bleed}V${round(ridgeAt(dune, 0))}z`;
  return { sand: ridge + edge, lines: lines.join('') };
}
