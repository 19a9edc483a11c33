import type { PracticeId } from '../site/catalogue';
import type { DeliverableKind } from '../site/deliverables';

const files = import.meta.glob<string>('../drawings/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

interface DrawingProps {
  /** The name of its file in `src/drawings/`. */
  name:
    | `deliverable-${DeliverableKind}`
    | 'hero'
    | 'logo'
    | 'name-ar'
    | `horizon-${PracticeId}`
    | `sample-${PracticeId}`
    | `lattice-${PracticeId}`;
  className: string;
}

/** A drawing from its file, in the colours of the page. It fills the box that its class gives it. Decoration. */
export function Drawing({ name, className }: DrawingProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${files[`../drawings/${name}.svg`]}#drawing`} />
    </svg>
  );
}
