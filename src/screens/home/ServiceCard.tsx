import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useContent, useHref } from '../../i18n/PageContext';
import type { ServiceSlug } from '../../site/catalogue';
import { Icon } from '../../ui/Icon';
import { Reveal } from '../../ui/Reveal';

interface ServiceCardProps {
  slug: ServiceSlug;
  index: number;
}

export function ServiceCard({ slug, index }: ServiceCardProps) {
  const { t } = useTranslation('home');
  const { titles, summaries } = useContent('home');
  const href = useHref();
  return (
    <Reveal
      as="li"
      index={index}
      className="border-t border-line md:first:nth-last-[odd]:col-span-2"
    >
      <article className="group relative flex h-full flex-col pt-6 pb-10">
        <h3 className="display text-title">{titles[slug]}</h3>
        <p className="mt-3 mb-5 max-w-xl text-ink-soft">{summaries[slug]}</p>
        <Link
          to={href({ name: 'service', slug })}
          className="mt-auto inline-flex items-center gap-2 self-start py-1 text-accent link-line after:absolute after:inset-0 print:hidden"
        >
          <span className="sr-only">{t('learnMoreAbout', { service: titles[slug] })}</span>
          <span aria-hidden="true">{t('learnMore')}</span>
          <Icon
            name="arrow"
            className="size-4 transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
          />
        </Link>
      </article>
    </Reveal>
  );
}
