import { plainFigure } from '../../../src/site/figures';
import { drawFigure, drawFigures } from './figures/draw';
import { pictures } from './pictures';

/** The site's drawings that components draw: file -> name of an export -> its value, plain data. */
export const drawings: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'src/ui/drawn/figures.ts': {
    figures: drawFigures(),
    plain: drawFigure(plainFigure),
  },
};

/** The site's drawings that are files of their own: file -> its text. */
export const files: Readonly<Record<string, string>> = {
  'src/ui/drawn/pictures.svg': pictures(),
};
