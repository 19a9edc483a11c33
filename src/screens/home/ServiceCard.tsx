import { useTranslation } from 'react-i18next';
import { useContent, useHref } from '../../i18n/page';
import type { ServiceSlug } from '../../site/catalogue';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Miniature } from '../../ui/figures/ServiceFigure';
import { Reveal } from '../../ui/Reveal';

interface ServiceCardProps {
  slug: ServiceSlug;
  index: number;
}

/** A service: its figure, a client's question, its title, and where there is room a document of its own. */
export function ServiceCard({ slug, index }: ServiceCardProps) {
  const { t } = useTranslation('home');
  const { titles, questions, documents } = useContent('home');
  const href = useHref();
  return (
    <Reveal index={index} className="card">
      <article>
        <p className="display text-part text-accent max-md:text-body max-md:leading-tight">
          {questions[slug]}
        </p>
        <h3 className="mt-1 text-small leading-snug font-medium md:mt-5 md:text-[length:inherit]">
          {titles[slug]}
        </h3>
        <div className="text-small leading-normal">
          <p className="my-2 flex gap-2.5 text-ink-soft max-md:hidden">
            <Icon name="document" className="size-5 shrink-0 text-accent" />
            {documents[slug]}
          </p>
          <Link
            to={href({ name: 'service', slug })}
            className="inline-flex min-h-6.5 items-center gap-2 text-accent no-print link-line after:absolute after:inset-0"
          >
            <span className="sr-only">{t('learnMoreAbout', { service: titles[slug] })}</span>
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
