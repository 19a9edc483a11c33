import type { ServiceSlug } from '../../../../src/site/catalogue';
import { figureOf } from '../../../../src/site/figures';
import { drawIn, drawMiniatures } from './draw';
import type { Role, Shapes } from './frame';

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

/**
 * The miniatures of all services as one picture of symbols, which pages show by `<use>`: it is
 * fetched once for all of them, and takes the colour of the text around it.
 */
export function miniatures(): string {
  const symbols = drawMiniatures().map(
    ([slug, shapes]) =>
      `<symbol id="${slug}" viewBox="0 0 72 72" fill="none" stroke="currentColor">\n${paths(shapes, 'var(--color-paper)')}\n</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/**
 * The paths of a service's miniature, in a box of 72 units.
 * @param ground the colour of what lies behind it
 */
export function miniatureOf(slug: ServiceSlug, ground: string): string {
  return paths(drawIn('mini', figureOf(slug)), ground);
}

function paths(shapes: Shapes, ground: string): string {
  return (Object.keys(looks) as Role[])
    .flatMap((role) => {
      const d = shapes[role];
      if (d === undefined) return [];
      return [path(d, looks[role]), ...(role === 'hole' ? [path(d, inside(ground))] : [])];
    })
    .join('\n');
}

function path(d: string, look: string): string {
  return `<path vector-effect="non-scaling-stroke" ${look} d="${d}"/>`;
}
