import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure, type Collapsed } from '../../ui/Disclosure';
import type { SectionId } from './sections';

interface ServiceSectionProps {
  id: SectionId;
  children: ReactNode;
  className?: string;
  /** Where the section is collapsed at first. Without it, the section is no disclosure. */
  collapsed?: Collapsed;
}

export function ServiceSection({ id, children, className = '', collapsed }: ServiceSectionProps) {
  const { t } = useTranslation();
  const heading = <h2 className="display text-part">{t(`service.${id}`)}</h2>;
  return (
    <section id={id} className={`service-section scroll-mt-6 ${className}`}>
      {collapsed ? (
        <Disclosure heading={heading} collapsed={collapsed}>
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
