import { practices, type PracticeId } from '../../../src/site/catalogue';
import { plainFigure } from '../../../src/site/figures';
import { drawFigure, drawFigures } from './figures/draw';
import { edge } from './hero/edge';
import { scene } from './hero/scene';
import { screen } from './hero/screen';
import { sun } from './hero/sun';
import { drawHorizon } from './horizons/practices';
import { monogram } from './lattice/monogram';
import { map } from './map/map';
import { drawNames } from './names';
import { pictures } from './pictures';
import { shortPath } from './shortPath';

/** The site's drawings that components draw: file -> name of an export -> its value, plain data. */
export const drawings: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'src/ui/drawn/figures.ts': {
    figures: drawFigures(),
    plain: drawFigure(plainFigure),
  },
  'src/ui/drawn/hero.ts': { scene, screen, sun },
  'src/ui/drawn/names.ts': { names: drawNames() },
  'src/ui/drawn/horizons.ts': { horizons: ofPractices(drawHorizon) },
  'src/ui/drawn/logo.ts': {
    monogram: {
      ...monogram,
      straps: shortPath(monogram.straps),
      heart: shortPath(monogram.heart),
    },
  },
};

/** The site's drawings that are files of their own: file -> its text. */
export const files: Readonly<Record<string, string>> = {
  'src/ui/drawn/edge.svg': edge(),
  'src/ui/drawn/map.svg': map(),
  'src/ui/drawn/pictures.svg': pictures(),
};

function ofPractices(draw: (id: PracticeId) => unknown): Record<string, unknown> {
  return Object.fromEntries(practices.map(({ id }) => [id, draw(id)]));
}
