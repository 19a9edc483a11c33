import type { ServiceSlug } from '../site/catalogue';
import pictures from './drawn/miniatures.svg?url';

interface MiniatureProps {
  slug: ServiceSlug;
  className?: string;
}

/** A service's figure without labels, in the colour of the text, from the one file of all. Decoration. */
export function Miniature({ slug, className = '' }: MiniatureProps) {
  return (
    <svg aria-hidden="true" className={`rtl:-scale-x-100 ${className}`}>
      <use href={`${pictures}#${slug}`} />
    </svg>
  );
}
