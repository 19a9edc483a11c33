import { drawMiniatures } from './figures/draw';
import { boxes, type Role, type Shapes } from './figures/frame';

/** The attributes of each kind of line and area, as `src/ui/drawn/FigureDrawing.tsx` has them, but smaller. */
const looks: Record<Role, string> = {
  tint: 'fill="currentColor" fill-opacity=".1" stroke="none"',
  tone: 'fill="currentColor" fill-opacity=".28" stroke="none"',
  faint: 'stroke-opacity=".45"',
  dash: 'stroke-dasharray="3 4"',
  line: 'stroke-width="1.25"',
  bold: 'stroke-width="2"',
  solid: 'fill="currentColor" stroke="none"',
  dot: 'stroke-width="8" stroke-linecap="round"',
  hole: 'stroke-width="6.5" stroke-linecap="round"',
};
/** Painted over `hole`, with its path, in the colour of what lies behind the picture. */
const inside = (ground: string) => `stroke="${ground}" stroke-width="4" stroke-linecap="round"`;

/** The miniatures of all services as symbols of one file, in the colour of the text around. */
export function pictures(): string {
  const symbols = drawMiniatures().map(([slug, shapes]) =>
    symbol(slug, boxes.mini, miniature(shapes, 'var(--color-paper)')),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function symbol(
  id: string,
  [width, height]: readonly [number, number],
  parts: readonly string[],
  more = '',
): string {
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}"${more} fill="none" stroke="currentColor">\n${parts.join('\n')}\n</symbol>`;
}

function miniature(shapes: Shapes, ground: string): string[] {
  return (Object.keys(looks) as Role[]).flatMap((role) => {
    const d = shapes[role];
    if (d === undefined) return [];
    return [steady(d, looks[role]), ...(role === 'hole' ? [steady(d, inside(ground))] : [])];
  });
}

/** A line that is as wide at any size of the picture. */
function steady(d: string, look: string): string {
  return `<path vector-effect="non-scaling-stroke" ${look} d="${d}"/>`;
}
