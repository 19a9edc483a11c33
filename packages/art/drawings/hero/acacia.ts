const round = Math.round;

/** Leaves as an engraver cuts them: level strokes, longest below their middle, over a spot. */
export function tufts(x: number, foot: number, width: number, strokes: number): string {
  return Array.from({ length: strokes }, (_, index) => {
    const level = (index + 0.5) / strokes;
    const half = (width / 2) * Math.sqrt(1 - (level - 0.12) ** 2) * (1 - 0.12 * (index % 2));
    const shift = ((index % 3) - 1) * width * 0.03;
    return `M${round(x + shift - half)} ${round(foot - level * strokes * 2.3)}h${round(2 * half)}`;
  }).join('');
}

/**
 * An acacia: a flat crown on a trunk that forks three times.
 * @param size width of the crown
 */
export function acacia(x: number, ground: number, size: number): string {
  const height = size * 0.62;
  const limbs = [-0.36, -0.14, 0.12, 0.34].map(
    (lean) =>
      `M${x} ${ground}q${round(lean * size * 0.05)} ${round(-height * 0.55)} ${round(lean * size)} ${round(-height)}`,
  );
  return [tufts(x, ground - height, size, Math.round(size / 14)), ...limbs].join('');
}
