import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Part } from './parts';

interface ServicePartProps {
  part: Part;
  children: ReactNode;
  className?: string;
}

/** A part of the page under its heading; the rail leads here. */
export function ServicePart({ part, children, className = '' }: ServicePartProps) {
  const { t } = useTranslation();
  return (
    <section id={part} className={`service-part ${className}`}>
      <h2 className="display text-part">{t(`service.${part}`)}</h2>
      {children}
    </section>
  );
}
