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
      <article className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2.5 max-xs:block md:grid-rows-[auto_1fr] md:pt-3 md:pb-0">
        <div className="contents md:col-span-full md:block">
          <h3 className="display text-name group-hover:text-accent max-md:col-span-full">
            <Title text={title} />
          </h3>
          <p className="text-balance max-md:text-small max-md:leading-tight max-md:text-ink-soft md:mt-1.5 md:text-(length:--text-label) md:leading-snug">
            <Title text={t(`services:${slug}.question`)} />
          </p>
        </div>
        <div className="text-small leading-snug max-md:self-end max-md:leading-tight md:mt-3">
          <p className="max-md:hidden">
            <Phrase
              text={t('receive', { deliverable: t(`deliverables:${featuredDeliverable(slug)}`) })}
              parts={{ label }}
            />
          </p>
          <Link
            id={slug}
            to={href({ name: 'service', slug })}
            className="no-print card-link inline-flex items-center gap-2 text-accent md:mt-2.5 md:min-h-6"
          >
            <span className="sr-only">{t('learnMoreAbout', { service: title })}</span>
            <span aria-hidden="true">{t('learnMore')}</span>
            <Icon name="arrow" className="size-4" />
          </Link>
        </div>
        <Miniature
          slug={slug}
          className="no-print size-18 self-end overflow-visible text-accent max-md:hidden"
        />
      </article>
    </Reveal>
  );
}

const label = (text: string) => <span className="text-ink-soft">{text}</span>;
