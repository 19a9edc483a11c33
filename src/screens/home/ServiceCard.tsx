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
      <article className="py-2.5 text-small leading-snug md:pt-3 md:pb-0">
        <h3 className="display text-name group-hover:text-accent max-md:pe-6">
          <Title text={title} />
          {/* Of no width: it stays on the line of the last word. */}
          <Icon
            name="arrow"
            className="ms-2 -me-6 inline-block size-4 align-[-0.15em] text-accent md:hidden"
          />
        </h3>
        <p className="mt-0.5 text-balance max-md:text-ink-soft md:mt-1.5 md:text-(length:--text-label)">
          <Title text={t(`services:${slug}.question`)} />
        </p>
        <p className="mt-2.5 text-pretty max-md:hidden md:max-xl:mt-3.5 xl:text-balance">
          <Phrase
            text={t('receive', { deliverable: t(`deliverables:${featuredDeliverable(slug)}`) })}
            parts={{ label }}
          />
        </p>
        <Link
          id={slug}
          to={href({ name: 'service', slug })}
          className="no-print card-link mt-1 inline-block text-accent md:mt-3.5 md:min-h-6"
        >
          <span className="sr-only">{t('learnMoreAbout', { service: title })}</span>
          <span aria-hidden="true">{t('learnMore')}</span>
          <Icon name="arrow" className="ms-2 inline-block size-4 align-[-0.2em] max-md:hidden" />
        </Link>
        <Miniature
          slug={slug}
          className="no-print size-16 overflow-visible text-accent max-md:hidden xl:size-22"
        />
      </article>
    </Reveal>
  );
}

const label = (text: string) => <span className="text-ink-soft">{text}</span>;
