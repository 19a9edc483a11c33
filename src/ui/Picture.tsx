import type { ServiceSlug } from '../site/catalogue';
import pictures from './drawn/pictures.svg?url';

interface PictureProps {
  name: ServiceSlug;
  className?: string;
}

/** The miniature of a service's figure, in the colour of the text. Decoration. */
export function Picture({ name, className = '' }: PictureProps) {
  return (
    <svg aria-hidden="true" className={`rtl:[scale:-1_1] ${className}`}>
      <use href={`${pictures}#${name}`} />
    </svg>
  );
}
