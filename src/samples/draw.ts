import { sum } from './arithmetic';
import type { Model, Work } from './model';

/** A path in a box of 100 by 100, with a class of `diagrams.css`. */
export interface Mark {
  look: 'tint' | 'tone' | 'solid' | 'faint' | 'dash' | 'line' | 'bold';
  d: string;
}

/** Of the lines and of the parts of a bar, in the order of columns and of parts. */
export const looks = {
  lines: ['bold', 'line', 'dash', 'faint'],
  parts: ['solid', 'tone', 'tint', 'line'],
} as const;

/**
 * The figure of a model: a chart with a line for each column, or a bar for each, in a frame that
 * holds all positions of the control and so never moves.
 * @param all what is worked out at each position
 * @param at the position that is shown, as a share of the control
 */
export function draw({ row, stack }: Model, all: readonly Work[], now: Work, at: number): Mark[][] {
  if (stack) {
    const partsOf = (cells: Work['table'][string]) =>
      stack.map((rows) => sum(rows.map((name) => cells[name] ?? 0)));
    const bars = all.flatMap(({ table }) => Object.values(table).map(partsOf));
    const longest = Math.max(...bars.map(sum));
    return Object.values(now.table).map((cells) => {
      const widths = partsOf(cells).map((part) => (part / longest) * 100);
      return widths.map((width, part) => ({
        look: looks.parts[part] ?? 'line',
        d: `M${sum(widths.slice(0, part))} 0h${width}V100h${-width}z`,
      }));
    });
  }
  const lines = Object.keys(now.table).map((column) =>
    all.map((one) => one.table[column]?.[row] ?? 0),
  );
  const { level = Number.NaN } = now;
  const values = [...lines.flat(), level].filter((value) => !Number.isNaN(value));
  const [foot, head] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => ((head - value) / (head - foot)) * 100;
  const marks: Mark[] = lines.map((line, column) => ({
    look: looks.lines[column] ?? 'line',
    d: `M${line.map((value, x) => `${(x / (all.length - 1)) * 100} ${y(value)}`).join('L')}`,
  }));
  if (!Number.isNaN(level)) marks.unshift({ look: 'tint', d: `M0 ${y(level)}H100V100H0z` });
  return [[...marks, { look: 'solid', d: `M${at * 100 - 0.2} 0h.4V100h-.4z` }]];
}
