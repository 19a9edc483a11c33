import type { PracticeId } from '../site/catalogue';
import type { DeliverableKind } from '../site/deliverables';

const files = import.meta.glob<string>('../drawings/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

interface DrawingProps {
  name:
    | `deliverable-${DeliverableKind}`
    | 'hero'
    | 'logo'
    | 'name-ar'
    | `horizon-${PracticeId}`
    | `lattice-${PracticeId}`;
  className: string;
}

export function Drawing({ name, className }: DrawingProps) {
  return (
    // Width and height: without them, browsers that drop cascade layers draw each as large as the window.
    <svg aria-hidden="true" width="48" height="48" className={className}>
      <use href={`${files[`../drawings/${name}.svg`]}#drawing`} />
    </svg>
  );
}
