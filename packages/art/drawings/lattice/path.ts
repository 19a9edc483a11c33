import type { Line } from './point';

const short = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.');

/**
 * Path data of some open lines, with relative commands and one decimal. Rounding never adds up:
 * each step starts from the rounded end of the one before.
 */
export function pathData(lines: readonly Line[]): string {
  return lines
    .map((line) => {
      let from = [0, 0];
      const steps = line.map((point) => {
        const to = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
        const [x, y] = [short((to[0] ?? 0) - (from[0] ?? 0)), short((to[1] ?? 0) - (from[1] ?? 0))];
        from = to;
        return y.startsWith('-') ? x + y : `${x} ${y}`;
      });
      const [start, ...rest] = steps;
      return `M${start}l${rest.join(' ').replace(/ -/g, '-')}`;
    })
    .join('');
}
