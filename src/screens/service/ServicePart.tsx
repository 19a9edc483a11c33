import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { attributes } from '../../site/attributes';
import { Icon } from '../../ui/Icon';
import type { Part } from './parts';

interface ServicePartProps {
  part: Part;
  children: ReactNode;
  className?: string;
  /** Folded up on phones, until somebody asks for it. */
  isFolded?: boolean;
}

/** A part of the page under its heading; the contents lead here. */
export function ServicePart({ part, children, className = '', isFolded }: ServicePartProps) {
  const { t } = useTranslation();
  const headingId = `${part}-heading`;
  const heading = (
    <h2 id={headingId} className="display text-part">
      {t(`service.${part}`)}
    </h2>
  );
  return (
    <section id={part} className={`service-part scroll-mt-6 ${className}`}>
      {isFolded ? (
        <Fold heading={heading} headingId={headingId}>
          {children}
        </Fold>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  );
}

interface FoldProps {
  heading: ReactNode;
  /** The heading's id: it names the button over it. */
  headingId: string;
  children: ReactNode;
}

/** Folded up on phones by the style sheet alone; elsewhere, without scripts and on paper it is open. */
export function Fold({ heading, headingId, children }: FoldProps) {
  return (
    <div className="fold">
      {heading}
      <details ref={openWhereAsked}>
        <summary aria-labelledby={headingId}>
          <Icon name="arrowDown" className="size-5 shrink-0 text-accent" />
        </summary>
        {children}
      </details>
    </div>
  );
}

/** Opens what the address leads to, and everything in engines whose folds a style sheet can't open. */
function openWhereAsked(details: HTMLDetailsElement | null): void {
  if (!details) return;
  if (details.matches(':target > .fold > *') || !CSS.supports('selector(::details-content)'))
    details.open = true;
  // A name of its own, not the document’s: docs/performance.md.
  details.setAttribute(attributes.ready, '');
}
