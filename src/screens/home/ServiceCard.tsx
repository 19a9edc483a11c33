import { useTranslation } from 'react-i18next';
import { useHref } from '../../i18n/page';
import { ownDeliverable, type ServiceSlug } from '../../site/catalogue';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Miniature } from '../../ui/diagrams/ServiceDiagram';
import { Reveal } from '../../ui/Reveal';

interface ServiceCardProps {
  slug: ServiceSlug;
  index: number;
}

/** A service: its diagram, a client's question, its title, and where there is room a deliverable of its own. */
export function ServiceCard({ slug, index }: ServiceCardProps) {
  const { t } = useTranslation(['home', 'services', 'deliverables']);
  const title = t(`services:${slug}.title`);
  const href = useHref();
  return (
    <Reveal
      index={index}
      className="card group border border-line bg-[#fff] px-4 [transition:border-color_0.2s] hover:border-accent"
    >
      <article className="relative grid h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-[1fr_auto_auto] gap-x-4 pt-2.5 pb-2 max-[22.5rem]:grid-cols-1 md:py-5">
        <p className="col-start-1 display text-part text-accent max-md:col-span-full max-md:text-body max-md:leading-tight">
          {t(`services:${slug}.question`)}
        </p>
        <h3 className="col-start-1 mt-1 text-small leading-snug font-medium [transition:color_0.2s] group-hover:text-accent md:mt-5 md:text-[length:inherit]">
          {title}
        </h3>
        <div className="col-start-1 text-small leading-normal max-md:self-end max-md:[grid-area:2/2] max-[22.5rem]:[grid-area:3/1]">
          <p className="my-2 flex gap-2.5 text-ink-soft max-md:hidden">
            <Icon name="document" className="size-5 shrink-0 text-accent" />
            {t(`deliverables:${ownDeliverable(slug)}`)}
          </p>
          <Link
            to={href({ name: 'service', slug })}
            className="inline-flex min-h-6.5 items-center gap-2 text-accent no-print link-line after:absolute after:inset-0"
          >
            <span className="sr-only">{t('learnMoreAbout', { service: title })}</span>
            <span aria-hidden="true">{t('learnMore')}</span>
            <Icon name="arrow" className="size-4" />
          </Link>
        </div>
        <Miniature
          slug={slug}
          className="size-18 overflow-visible text-accent [grid-area:1/2/4] max-md:hidden no-print"
        />
      </article>
    </Reveal>
  );
}
