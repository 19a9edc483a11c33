import type { PracticeId, SectionPractice, ServiceSlug } from '../site/catalogue';
import pictures from './drawn/pictures.svg?url';

interface PictureProps {
  /** The miniature of a service, the star of a practice, or its lattice. */
  name: ServiceSlug | `mark-${PracticeId}` | `lattice-${SectionPractice['id']}`;
  className?: string;
}

/**
 * A picture from the file of all that pages show by reference, in the colour of the text.
 * Decoration; the first view of a page draws its own instead.
 */
export function Picture({ name, className = '' }: PictureProps) {
  return (
    <svg aria-hidden="true" className={`rtl:[scale:-1_1] ${className}`}>
      <use href={`${pictures}#${name}`} />
    </svg>
  );
}
