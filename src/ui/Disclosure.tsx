import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { openNeeded } from './openNeeded';

export type Collapsed = 'mobile' | 'always';

interface DisclosureProps {
  heading: ReactNode;
  collapsed: Collapsed;
  children: ReactNode;
}

/** A closed `<details>`, which the utility `expanded` (base.css) shows as a heading and its content. */
export function Disclosure({ heading, collapsed, children }: DisclosureProps) {
  return (
    <details
      ref={openIfMounted}
      className={`noscript:expanded ${collapsed === 'mobile' ? 'md:expanded' : ''}`}
      // Before hydration a visitor or `openNeeded` may have opened it.
      suppressHydrationWarning
    >
      <summary>
        {heading}
        <Icon name="arrowDown" className="size-5 shrink-0 text-accent" />
      </summary>
      {children}
    </details>
  );
}

function openIfMounted(details: HTMLDetailsElement | null): void {
  if (details) openNeeded(details);
}
