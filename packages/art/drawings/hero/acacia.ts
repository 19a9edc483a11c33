const round = (value: number) => Math.round(value * 10) / 10;

/**
 * An acacia as an engraver cuts it: a flat crown of level strokes, longest below its middle, on a
 * trunk that forks three times.
 * @param size width of the crown
 */
export function acacia(x: number, ground: number, size: number): string {
  const strokes = Math.round(size / 12);
  const height = size * 0.62;
  const crown = Array.from({ length: strokes }, (_, index) => {
    const level = (index + 0.5) / strokes;
    const half = (size / 2) * Math.sqrt(1 - (level - 0.12) ** 2) * (1 - 0.12 * (index % 2));
    const shift = ((index % 3) - 1) * size * 0.03;
    return `M${round(x + shift - half)} ${round(ground - height - level * size * 0.17)}h${round(2 * half)}`;
  });
  const limbs = [-0.36, -0.14, 0.12, 0.34].map(
    (lean) =>
      `M${x} ${ground}q${round(lean * size * 0.05)} ${round(-height * 0.55)} ${round(lean * size)} ${round(-height)}`,
  );
  return [...crown, ...limbs].join('');
}
