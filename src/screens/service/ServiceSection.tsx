import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { attributes } from '../../site/attributes';
import { Icon } from '../../ui/Icon';
import type { SectionId } from './sections';

type Collapsed = 'mobile' | 'always';

interface ServiceSectionProps {
  id: SectionId;
  children: ReactNode;
  className?: string;
  /** Where the section is collapsed at first. Without it, the section is no disclosure. */
  collapsed?: Collapsed;
}

export function ServiceSection({ id, children, className = '', collapsed }: ServiceSectionProps) {
  const { t } = useTranslation();
  const headingId = `${id}-heading`;
  const heading = (
    <h2 id={headingId} className="display text-part">
      {t(`service.${id}`)}
    </h2>
  );
  return (
    <section id={id} className={`service-section scroll-mt-6 ${className}`}>
      {collapsed ? (
        <Disclosure heading={heading} headingId={headingId} collapsed={collapsed}>
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
  collapsed: Collapsed;
  children: ReactNode;
}

/** A closed `<details>`. With `collapsed="mobile"`, `service.css` expands it in wide windows. */
export function Disclosure({ heading, headingId, collapsed, children }: DisclosureProps) {
  return (
    <div className={`disclosure collapsed-${collapsed}`}>
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

/** Opens the disclosure of the `:target` section, or any disclosure if the engine lacks `::details-content`. */
function openIfNeeded(details: HTMLDetailsElement | null): void {
  if (!details) return;
  if (details.matches(':target > .disclosure > *') || !CSS.supports('selector(::details-content)'))
    details.open = true;
  // Ends the rule of `service.css` that expands the `:target` section before hydration. An attribute of
  // <html> would end it too, but restyle the whole page (docs/performance.md).
  details.setAttribute(attributes.ready, '');
}
