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

/** A service: its figure, in wide windows a client's question, its title, and the document that it ends with. */
export function ServiceCard({ slug, index }: ServiceCardProps) {
  const { t } = useTranslation('home');
  const { titles, questions, documents } = useContent('home');
  const href = useHref();
  return (
    <Reveal index={index} className="card">
      <article>
        <p className="card-question display text-part text-accent max-md:hidden">
          {questions[slug]}
        </p>
        <h3 className="card-name">{titles[slug]}</h3>
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-small leading-normal md:grid md:justify-items-start">
          <p className="mt-1 flex gap-2.5 text-ink-soft md:my-2">
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
        <Miniature slug={slug} className="card-figure no-print" />
      </article>
    </Reveal>
  );
}
