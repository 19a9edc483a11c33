import { FigureDrawing } from './FigureDrawing';
import { HeroDrawing } from './HeroDrawing';
import { LatticeDrawing } from './LatticeDrawing';
import { LogoDrawing } from './LogoDrawing';
import { MarkDrawing } from './MarkDrawing';

/** Every drawing of the site. */
export const drawings = {
  Figure: FigureDrawing,
  Hero: HeroDrawing,
  Lattice: LatticeDrawing,
  Logo: LogoDrawing,
  Mark: MarkDrawing,
};

export type Drawings = typeof drawings;
