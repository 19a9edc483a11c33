import {
  practices,
  sectionPractices,
  type PracticeId,
  type ServiceSlug,
} from '../../../src/site/catalogue';
import { figureOf } from '../../../src/site/figures';
import { drawIn, drawMiniatures } from './figures/draw';
import { boxes, type Role, type Shapes } from './figures/frame';
import { markStroke } from './lattice/markStroke';
import { motifs } from './lattice/motifs';
import { starPath } from './lattice/star';
import { tileOf } from './lattice/tile';
import { shortPath } from './shortPath';

/** The part of a chapter's opening that its lattice is drawn for. */
const chapterBox = [360, 180] as const;

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
 * What pages show by reference: the miniatures of services, the marks of practices and the lattices
 * of chapters, as symbols of one file that is fetched once. They take the colour of the text around.
 */
export function pictures(): string {
  const symbols = [
    ...drawMiniatures().map(([slug, shapes]) =>
      symbol(slug, boxes.mini, miniature(shapes, 'var(--color-paper)')),
    ),
    ...practices.map(({ id }) => symbol(`mark-${id}`, [48, 48], [mark(motifs[id].star)])),
    ...sectionPractices.map(({ id }) =>
      symbol(`lattice-${id}`, chapterBox, lattice(id), ' preserveAspectRatio="xMaxYMid slice"'),
    ),
  ];
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

/**
 * The paths of a service's miniature, in the box of miniatures.
 * @param ground the colour of what lies behind it
 */
export function miniatureOf(slug: ServiceSlug, ground: string): string {
  return miniature(drawIn('mini', figureOf(slug)), ground).join('\n');
}

function miniature(shapes: Shapes, ground: string): string[] {
  return (Object.keys(looks) as Role[]).flatMap((role) => {
    const d = shapes[role];
    if (d === undefined) return [];
    return [steady(d, looks[role]), ...(role === 'hole' ? [steady(d, inside(ground))] : [])];
  });
}

function mark(star: Parameters<typeof starPath>[0]): string {
  const path = shortPath(starPath(star, markStroke));
  return `<path stroke-width="${markStroke}" stroke-miterlimit="5" d="${path}"/>`;
}

/** One repeat, and references to it where it stands again. */
function lattice(id: PracticeId): string[] {
  const { path, places } = tileOf(motifs[id], chapterBox);
  const strands = `strands-${id}`;
  return [
    `<defs><path id="${strands}" vector-effect="non-scaling-stroke" d="${shortPath(path)}"/></defs>`,
    ...places.map(([x, y]) => `<use href="#${strands}" x="${x}" y="${y}"/>`),
  ];
}

/** A line that is as wide at any size of the picture. */
function steady(d: string, look: string): string {
  return `<path vector-effect="non-scaling-stroke" ${look} d="${d}"/>`;
}
