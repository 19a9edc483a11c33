import { useTranslation } from 'react-i18next';
import { useHref } from '../../routing/usePage';
import { featuredDeliverable, type ServiceSlug } from '../../site/catalogue';
import { Phrase } from '../../i18n/Phrase';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Miniature } from '../../ui/Miniature';
import { Reveal } from '../../ui/Reveal';
import { Title } from '../../ui/Title';

interface ServiceCardProps {
  slug: ServiceSlug;
  index: number;
}

export function ServiceCard({ slug, index }: ServiceCardProps) {
  const { t } = useTranslation(['home', 'services', 'deliverables']);
  const title = t(`services:${slug}.title`);
  const href = useHref();
  return (
    <Reveal
      index={index}
      className="card group relative border-line max-md:not-first:border-t md:border-t md:border-accent"
    >
      <article className="py-2.5 text-small leading-snug max-md:flow-root md:grid md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-[auto_auto_1fr] md:gap-x-3 md:pt-3 md:pb-0">
        <div className="contents md:col-span-full md:block">
          <h3 className="display text-name group-hover:text-accent max-md:mb-0.5">
            <Title text={title} />
          </h3>
          <p className="text-balance max-md:inline max-md:text-ink-soft md:mt-1.5 md:text-(length:--text-label)">
            <Title text={t(`services:${slug}.question`)} />
          </p>
        </div>
        <p className="mt-3 text-balance max-md:hidden">
          <Phrase
            text={t('receive', { deliverable: t(`deliverables:${featuredDeliverable(slug)}`) })}
            parts={{ label }}
          />
        </p>
        <Link
          id={slug}
          to={href({ name: 'service', slug })}
          className="no-print card-link inline-flex items-center gap-2 self-baseline-last text-accent max-md:float-end max-md:ms-3 md:row-start-3 md:mt-3.5 md:inline-block md:min-h-6"
        >
          <span className="sr-only">{t('learnMoreAbout', { service: title })}</span>
          <span aria-hidden="true">{t('learnMore')}</span>
          <Icon name="arrow" className="size-4 md:ms-2 md:inline md:align-[-0.2em]" />
        </Link>
        <Miniature
          slug={slug}
          className="no-print row-span-2 mt-3 size-16 self-baseline-last overflow-visible text-accent max-md:hidden md:col-start-2 md:row-start-2"
        />
      </article>
    </Reveal>
  );
}

const label = (text: string) => <span className="text-ink-soft">{text}</span>;
