import { FigureDrawing } from './FigureDrawing';
import { HeroDrawing } from './HeroDrawing';
import { LatticeDrawing } from './LatticeDrawing';
import { LogoDrawing } from './LogoDrawing';

/** Every drawing of the site. */
export const drawings = {
  Figure: FigureDrawing,
  Hero: HeroDrawing,
  Lattice: LatticeDrawing,
  Logo: LogoDrawing,
};

export type Drawings = typeof drawings;
