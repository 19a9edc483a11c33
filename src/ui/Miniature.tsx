import miniatures from '../drawings/miniatures.svg?url';
import type { ServiceSlug } from '../site/catalogue';

interface MiniatureProps {
  slug: ServiceSlug;
  className: string;
}

export function Miniature({ slug, className }: MiniatureProps) {
  return (
    <svg aria-hidden="true" width="56" height="56" className={`rtl:[scale:-1_1] ${className}`}>
      <use href={`${miniatures}#${slug}`} />
    </svg>
  );
}
