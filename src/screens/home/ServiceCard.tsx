import { useTranslation } from 'react-i18next';
import { useHref } from '../../i18n/page';
import { featuredDeliverable, type ServiceSlug } from '../../site/catalogue';
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
      className="card relative max-md:border-line max-md:not-first:border-t md:surface md:px-5"
    >
      <article className="py-2.5 max-md:leading-tight md:row-span-3 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-subgrid md:gap-x-3 md:pt-5 md:pb-4">
        <h3 className="col-span-full leading-snug font-semibold max-md:mb-0.5 max-md:pe-8 max-md:text-[1rem]">
          <Title text={title} />
        </h3>
        <p className="col-span-full display text-title max-md:inline max-md:text-body md:mt-2.5">
          <Title text={t(`services:${slug}.question`)} />
        </p>
        <div className="text-small leading-normal max-md:inline md:mt-4 md:self-end">
          <p className="mb-1 flex gap-2.5 text-ink-soft max-md:hidden">
            <Icon name="document" className="size-5 shrink-0" />
            {t(`deliverables:${featuredDeliverable(slug)}`)}
          </p>
          <Link
            id={slug}
            to={href({ name: 'service', slug })}
            className="no-print card-link inline-flex min-h-6.5 items-center gap-2 text-ink-soft max-md:ms-2 max-md:whitespace-nowrap"
          >
            <span className="sr-only">{t('learnMoreAbout', { service: title })}</span>
            <span aria-hidden="true">{t('learnMore')}</span>
            <Icon
              name="arrow"
              className="size-4 text-accent max-md:absolute max-md:end-1 max-md:top-3"
            />
          </Link>
        </div>
        <Miniature
          slug={slug}
          className="no-print size-14 self-end overflow-visible text-accent max-md:hidden"
        />
      </article>
    </Reveal>
  );
}
