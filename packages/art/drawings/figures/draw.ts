import { services } from '../../../../src/site/catalogue';
import { figureOf, figures, type Figure, type FigureKind } from '../../../../src/site/figures';
import { dots, shortPath } from '../shortPath';
import { Frame, type FrameName, type Shapes } from './frame';
import { kinds } from './kinds';

/** The pictures of a service's figure on its own page. */
export type FigureShapes = Readonly<Record<Exclude<FrameName, 'mini'>, Shapes>>;

/** Draws a figure across and down. */
export function drawFigure(figure: Figure): FigureShapes {
  return { wide: drawIn('wide', figure), tall: drawIn('tall', figure) };
}

/**
 * Draws a figure into one frame.
 * @returns its paths by role
 */
export function drawIn(name: FrameName, figure: Figure): Shapes {
  const frame = new Frame(name);
  // A figure's kind is the key of what draws it, which TypeScript can't follow.
  const draw = kinds[figure.kind] as (
    frame: Frame,
    figure: Extract<Figure, { kind: FigureKind }>,
  ) => void;
  draw(frame, figure);
  return frame.shapes((path, role) =>
    role === 'dot' || role === 'hole' ? shortPath(path, dots) : shortPath(path),
  );
}

/** The pictures of all services' figures. */
export function drawFigures(): Record<string, FigureShapes> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([slug, figure]) =>
      figure ? [[slug, drawFigure(figure)] as const] : [],
    ),
  );
}

/** The miniatures of all services: slug -> its paths by role. */
export function drawMiniatures(): [slug: string, shapes: Shapes][] {
  return services.map((slug) => [slug, drawIn('mini', figureOf(slug))]);
}
