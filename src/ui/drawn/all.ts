import { FigureDrawing } from './FigureDrawing';
import { HeroDrawing } from './HeroDrawing';
import { HorizonDrawing } from './HorizonDrawing';
import { LogoDrawing } from './LogoDrawing';
import { NameDrawing } from './NameDrawing';

/** Every drawing of the site. */
export const drawings = {
  Figure: FigureDrawing,
  Hero: HeroDrawing,
  Horizon: HorizonDrawing,
  Logo: LogoDrawing,
  Name: NameDrawing,
};

export type Drawings = typeof drawings;
