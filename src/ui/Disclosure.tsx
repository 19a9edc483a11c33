import type { ReactNode } from 'react';
import { attributes } from '../site/attributes';
import { Icon } from './Icon';

export type Collapsed = 'mobile' | 'always';

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

/**
 * Opens the disclosure of the `:target` section. In an engine without `::details-content`, which can't expand
 * it in wide windows and on paper by style, also opens it in a wide window.
 */
function openIfNeeded(details: HTMLDetailsElement | null): void {
  if (!details) return;
  const expandsByScript =
    !CSS.supports('selector(::details-content)') && matchMedia('(width >= 48rem)').matches;
  if (expandsByScript || details.matches(':target > .disclosure > *')) details.open = true;
  // Ends the rule of `service.css` that expands the `:target` section before hydration. An attribute of
  // <html> would end it too, but restyle the whole page (docs/performance.md).
  details.setAttribute(attributes.ready, '');
}
