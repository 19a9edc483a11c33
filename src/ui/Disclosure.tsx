import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { openNeeded } from './openNeeded';

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
      {/* Before hydration a visitor or `openNeeded` may have opened it. */}
      <details ref={openIfMounted} suppressHydrationWarning>
        <summary aria-labelledby={headingId}>
          <Icon name="arrowDown" className="size-5 shrink-0 text-accent" />
        </summary>
        {children}
      </details>
    </div>
  );
}

function openIfMounted(details: HTMLDetailsElement | null): void {
  if (details) openNeeded(details);
}
