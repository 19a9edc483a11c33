import { useTranslation } from 'react-i18next';
import { useContent, useHref } from '../../i18n/page';
import { neighboursOf, type ServiceSlug } from '../../site/catalogue';
import { Icon } from '../../ui/Icon';
import { Link } from 'react-router-dom';
import { Miniature } from '../../ui/figures/ServiceFigure';

interface MoreServicesProps {
  slug: ServiceSlug;
}

/** The other services of the practice, and the neighbours within it: no page is a dead end. */
export function MoreServices({ slug }: MoreServicesProps) {
  const { t } = useTranslation();
  const { titles, questions } = useContent('service');
  const href = useHref();
  const { related, previous, next } = neighboursOf(slug);
  return (
    <section className="py-section no-print">
      <div className="container-page">
        <h2 className="display text-heading">{t('service.related')}</h2>
        <ul className="related mt-10 border-b border-line">
          {related.map((other) => (
            <li key={other} className="border-t border-line">
              <Link
                to={href({ name: 'service', slug: other })}
                className="group grid grid-cols-[4.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-4 gap-y-1 py-5 hover:text-accent sm:gap-x-8 lg:grid-cols-[4.5rem_minmax(0,5fr)_minmax(0,6fr)_1.25rem]"
              >
                <Miniature slug={other} className="row-span-2 size-18 text-accent lg:row-span-1" />
                <span className="display self-end text-title text-balance lg:self-center">
                  {titles[other]}
                </span>
                <Icon
                  name="arrow"
                  className="row-span-2 size-5 text-accent lg:order-last lg:row-span-1"
                />
                <span className="col-start-2 self-start text-ink-soft lg:col-start-3 lg:self-center">
                  {questions[other]}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {previous && next && (
          <nav
            aria-label={t('service.neighbours')}
            className="mt-14 grid gap-x-8 gap-y-8 sm:grid-cols-2"
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
        )}
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
      <span className="mt-1 inline-block leading-snug text-balance link-line">{title}</span>
    </Link>
  );
}
