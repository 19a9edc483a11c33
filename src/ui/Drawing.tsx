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
    <svg aria-hidden="true" className={className}>
      <use href={`${files[`../drawings/${name}.svg`]}#drawing`} />
    </svg>
  );
}
