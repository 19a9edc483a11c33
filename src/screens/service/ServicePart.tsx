import { useId, type ReactNode } from 'react';
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
  const title = t(`service.${part}`);
  const look = 'display text-part';
  return (
    <section id={part} className={`service-part ${className}`}>
      {isFolded ? (
        <Fold heading={(id) => <h2 {...{ id, className: look }}>{title}</h2>}>{children}</Fold>
      ) : (
        <>
          <h2 className={look}>{title}</h2>
          {children}
        </>
      )}
    </section>
  );
}

interface FoldProps {
  /** Makes the heading, which names the button over it. */
  heading: (id: string) => ReactNode;
  children: ReactNode;
}

/** Folded up on phones by the style sheet alone; elsewhere, without scripts and on paper it is open. */
export function Fold({ heading, children }: FoldProps) {
  const id = useId();
  return (
    <div className="fold">
      {heading(id)}
      <details ref={openWhereAsked}>
        <summary aria-labelledby={id}>
          <Icon name="arrowDown" className="size-5 shrink-0 text-accent" />
        </summary>
        {children}
      </details>
    </div>
  );
}

/** Opens what the address leads to, and everything in engines whose folds a style sheet can't open. */
function openWhereAsked(details: HTMLDetailsElement | null): void {
  if (details?.closest(':target') || !CSS.supports('selector(::details-content)'))
    details?.setAttribute('open', '');
}
