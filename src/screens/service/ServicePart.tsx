import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { attributes } from '../../site/attributes';
import { Icon } from '../../ui/Icon';
import type { Part } from './parts';

interface ServicePartProps {
  part: Part;
  children: ReactNode;
  className?: string;
  isDisclosure?: boolean;
  isFolded?: boolean;
}

export function ServicePart({
  part,
  children,
  className = '',
  isDisclosure,
  isFolded = false,
}: ServicePartProps) {
  const { t } = useTranslation();
  const headingId = `${part}-heading`;
  const heading = (
    <h2 id={headingId} className="display text-part">
      {t(`service.${part}`)}
    </h2>
  );
  return (
    <section id={part} className={`service-part scroll-mt-6 ${className}`}>
      {isDisclosure ? (
        <Disclosure heading={heading} headingId={headingId} isFolded={isFolded}>
          {children}
        </Disclosure>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  );
}

interface DisclosureProps {
  heading: ReactNode;
  headingId: string;
  isFolded?: boolean;
  children: ReactNode;
}

/** Closed on phones by the style sheet alone, and in wide windows if it is folded (`service.css`). */
export function Disclosure({ heading, headingId, isFolded = false, children }: DisclosureProps) {
  return (
    <div className={`disclosure ${isFolded ? 'folded' : ''}`}>
      {heading}
      <details ref={openIfNeeded}>
        <summary aria-labelledby={headingId}>
          <Icon name="arrowDown" className="size-5 shrink-0 text-accent" />
        </summary>
        {children}
      </details>
    </div>
  );
}

/** Opens the target of the address, and every disclosure in engines without `::details-content`. */
function openIfNeeded(details: HTMLDetailsElement | null): void {
  if (!details) return;
  if (details.matches(':target > .disclosure > *') || !CSS.supports('selector(::details-content)'))
    details.open = true;
  // Set on the element, not on the document, which would restyle the whole page: docs/performance.md.
  details.setAttribute(attributes.ready, '');
}
