import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useContent, useHref } from '../../i18n/PageContext';
import { neighboursOf, type ServiceSlug } from '../../site/catalogue';
import { Icon } from '../../ui/Icon';

interface MoreServicesProps {
  slug: ServiceSlug;
}

/** The other services of the practice, and the neighbours in the catalogue: no page is a dead end. */
export function MoreServices({ slug }: MoreServicesProps) {
  const { t } = useTranslation();
  const { titles } = useContent('service');
  const href = useHref();
  const { related, previous, next } = neighboursOf(slug);
  return (
    <section className="py-section">
      <div className="container-page">
        <h2 className="display text-heading">{t('service.related')}</h2>
        <ul className="mt-10 grid gap-x-8 border-b border-line sm:grid-cols-2">
          {related.map((other) => (
            <li key={other} className="border-t border-line">
              <Link
                to={href({ name: 'service', slug: other })}
                className="display flex min-h-16 items-center justify-between gap-4 py-4 text-title leading-snug hover:text-accent"
              >
                {titles[other]}
                <Icon name="arrow" className="size-5 shrink-0 text-accent" />
              </Link>
            </li>
          ))}
        </ul>
        <nav
          aria-label={t('service.neighbours')}
          className="mt-16 grid gap-x-8 gap-y-8 sm:grid-cols-2"
        >
          <NeighbourLink
            rel="prev"
            href={href({ name: 'service', slug: previous })}
            label={t('service.previous')}
            title={titles[previous]}
          />
          <NeighbourLink
            rel="next"
            href={href({ name: 'service', slug: next })}
            label={t('service.next')}
            title={titles[next]}
          />
        </nav>
      </div>
    </section>
  );
}

interface NeighbourLinkProps {
  rel: 'prev' | 'next';
  href: string;
  label: string;
  title: string | undefined;
}

function NeighbourLink({ rel, href, label, title }: NeighbourLinkProps) {
  return (
    <Link rel={rel} to={href} className={`group block ${rel === 'next' ? 'sm:text-end' : ''}`}>
      <span className="block text-small text-ink-soft">{label}</span>
      <span className="mt-1 inline-block leading-snug link-line">{title}</span>
    </Link>
  );
}
