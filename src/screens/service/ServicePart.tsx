import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const heading = <h2 className="display text-part">{t(`service.${part}`)}</h2>;
  return (
    <section id={part} className={`service-part ${className}`}>
      {isFolded ? (
        <Fold heading={heading}>{children}</Fold>
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
  children: ReactNode;
}

/** Folded up on phones; without scripts, and on paper, it is open. */
export function Fold({ heading, children }: FoldProps) {
  return (
    <details ref={foldOnPhones} open className="fold">
      <summary>
        {heading}
        <Icon name="arrowDown" className="size-5 shrink-0 text-accent" />
      </summary>
      {children}
    </details>
  );
}

function foldOnPhones(details: HTMLDetailsElement | null): void {
  if (details && window.matchMedia('(width < 48rem)').matches) details.open = false;
}
