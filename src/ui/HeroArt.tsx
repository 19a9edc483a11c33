import { useDrawings } from './drawings';

interface HeroArtProps {
  className?: string;
}

/**
 * The picture of the hero. It keeps its middle and its foot in a box of any shape.
 * Decoration.
 */
export function HeroArt({ className = '' }: HeroArtProps) {
  const drawings = useDrawings();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinejoin="round"
      className={`rtl:[scale:-1_1] ${className}`}
    >
      <drawings.Hero />
    </svg>
  );
}
