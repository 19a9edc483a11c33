import { useTranslation } from 'react-i18next';
import type { ServiceSlug } from '../../site/catalogue';
import { Title } from '../../ui/Title';

export function Methodology({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation([`services/${slug}`, 'common']);
  return (
    <section id="methodology" className="service-section service-band scroll-mt-6 bg-sand">
      <h2 className="display text-heading">{t('common:service.methodology')}</h2>
      <ol className="phases mt-8 border-s-2 border-accent ps-6">
        {t('phases', { returnObjects: true }).map(({ title, description }, index) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 md:grid-cols-[5.5rem_minmax(0,1fr)] md:py-6"
          >
            <p className="relative self-start display text-[2.5rem] leading-[0.9] text-accent before:absolute before:start-[calc(-1.5rem-7px)] before:top-1/2 before:size-[12px] before:-translate-y-1/2 before:rounded-full before:bg-accent md:text-[4rem]">
              {index + 1}
            </p>
            <div className="items-baseline gap-x-8 xl:grid xl:grid-cols-[15rem_minmax(0,1fr)]">
              <h3 className="display text-title">
                <Title text={title} />
              </h3>
              <p className="mt-3 text-ink-soft xl:mt-0">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
