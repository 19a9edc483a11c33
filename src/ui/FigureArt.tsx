import type { ServiceSlug } from '../site/catalogue';
import { FigureDrawing } from './drawn/FigureDrawing';

const boxes = { wide: '0 0 720 280', tall: '0 0 96 600' } as const;

interface FigureArtProps {
  slug: ServiceSlug;
  frame: keyof typeof boxes;
  /** Fills a box of any shape; a round figure keeps its own. */
  stretches?: boolean;
  className?: string;
}

/** The picture of a service's figure, in the colour of the text. Its labels stand beside it as text. */
export function FigureArt({ slug, frame, stretches = false, className = '' }: FigureArtProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={boxes[frame]}
      preserveAspectRatio={stretches ? 'none' : undefined}
      fill="none"
      stroke="currentColor"
      className={`overflow-visible rtl:[scale:-1_1] ${className}`}
    >
      <FigureDrawing slug={slug} frame={frame} />
    </svg>
  );
}
