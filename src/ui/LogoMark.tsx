import { monogram } from './lattice/drawings.computed';

interface LogoMarkProps {
  className?: string;
}

/** The firm's sign, in the colour of the text. The name beside it is the link's text. */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <path
        d={monogram.straps}
        fill="none"
        stroke="currentColor"
        strokeWidth={monogram.strapWidth}
      />
      <path d={monogram.heart} fill="currentColor" />
    </svg>
  );
}
