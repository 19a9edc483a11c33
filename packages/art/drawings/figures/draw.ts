import { figures, type Figure, type FigureKind } from '../../../../src/site/figures';
import { shortPath } from '../shortPath';
import { Frame, type FrameName, type Shapes } from './frame';
import { kinds } from './kinds';

const frames: readonly FrameName[] = ['wide', 'tall', 'mini'];

/** The pictures of a service's figure. */
export type FigureShapes = Readonly<Record<FrameName, Shapes>>;

/** Draws a figure in all its frames. */
export function drawFigure(figure: Figure): FigureShapes {
  const drawn = frames.map((name) => {
    const frame = new Frame(name);
    // A figure's kind is the key of what draws it, which TypeScript can't follow.
    const draw = kinds[figure.kind] as (
      frame: Frame,
      figure: Extract<Figure, { kind: FigureKind }>,
    ) => void;
    draw(frame, figure);
    return [name, frame.shapes(shortPath)] as const;
  });
  return Object.fromEntries(drawn) as FigureShapes;
}

/** The pictures of all services' figures. */
export function drawFigures(): Record<string, FigureShapes> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([slug, figure]) =>
      figure ? [[slug, drawFigure(figure)] as const] : [],
    ),
  );
}
