import { useTranslation } from 'react-i18next';
import { useHref } from '../../routing/usePage';
import { siblingsOf, type ServiceSlug } from '../../site/catalogue';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Miniature } from '../../ui/Miniature';
import { Title } from '../../ui/Title';

export function SiblingServices({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation(['common', 'services']);
  const href = useHref();
  return (
    <section className="no-print py-section">
      <div className="container-page">
        <h2 className="display text-heading">{t('service.siblings')}</h2>
        <ul className="mt-5 border-b border-line sm:mt-10">
          {siblingsOf(slug).map((sibling) => (
            <li key={sibling} className="border-t border-line">
              <Link
                id={sibling}
                to={href({ name: 'service', slug: sibling })}
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-3 hover:text-accent max-xs:grid-cols-1 max-xs:*:[grid-area:auto] sm:gap-x-8 sm:py-5 lg:grid-cols-[4.5rem_minmax(0,5fr)_minmax(0,6fr)_1.25rem]"
              >
                <Miniature
                  slug={sibling}
                  className="row-span-2 size-14 text-accent sm:size-18 lg:row-span-1"
                />
                <span className="self-end display text-title text-balance max-sm:row-span-2 max-sm:self-center lg:self-center">
                  <Title text={t(`services:${sibling}.title`)} />
                </span>
                <Icon
                  name="arrow"
                  className="row-span-2 size-5 text-accent max-xs:hidden lg:order-last lg:row-span-1"
                />
                <span className="col-start-2 self-start text-ink-soft max-sm:hidden lg:col-start-3 lg:self-center">
                  {t(`services:${sibling}.question`)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
