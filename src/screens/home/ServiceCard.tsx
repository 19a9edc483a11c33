import { useTranslation } from 'react-i18next';
import { useHref } from '../../i18n/page';
import { featuredDeliverable, type ServiceSlug } from '../../site/catalogue';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Miniature } from '../../ui/Miniature';
import { Reveal } from '../../ui/Reveal';

interface ServiceCardProps {
  slug: ServiceSlug;
  index: number;
}

export function ServiceCard({ slug, index }: ServiceCardProps) {
  const { t } = useTranslation(['home', 'services', 'deliverables']);
  const title = t(`services:${slug}.title`);
  const href = useHref();
  return (
    <Reveal index={index} className="card surface px-3.5 md:px-5">
      <article className="flow-root py-2 max-md:leading-tight md:row-span-3 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-subgrid md:gap-x-3 md:py-5">
        <h3 className="col-span-full leading-snug font-semibold max-md:mb-1 max-md:text-[1rem]">
          {title}
        </h3>
        <p className="col-span-full display text-title max-md:inline max-md:text-body md:mt-2.5">
          {t(`services:${slug}.question`)}
        </p>
        <div className="text-small leading-normal max-md:float-end max-md:ms-3 md:mt-6 md:self-end">
          <p className="mb-2 flex gap-2.5 text-ink-soft max-md:hidden">
            <Icon name="document" className="size-5 shrink-0" />
            {t(`deliverables:${featuredDeliverable(slug)}`)}
          </p>
          <Link
            id={slug}
            to={href({ name: 'service', slug })}
            className="no-print card-link inline-flex min-h-6.5 items-center gap-2 link-line"
          >
            <span className="sr-only">{t('learnMoreAbout', { service: title })}</span>
            <span aria-hidden="true">{t('learnMore')}</span>
            <Icon name="arrow" className="size-4 text-accent" />
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
