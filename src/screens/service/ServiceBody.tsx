import { useTranslation } from 'react-i18next';
import { useHref } from '../../routing/usePage';
import { alternativesTo, type ServiceSlug } from '../../site/catalogue';
import { serviceRecords } from '../../site/services';
import { Isolated } from '../../ui/Isolated';
import { Link } from '../../ui/Link';
import { Title } from '../../ui/Title';
import { WithArrow } from '../../ui/WithArrow';
import { Contents } from './Contents';
import { Deliverables } from './Deliverables';
import { Law } from './Law';
import { Methodology } from './Methodology';
import { ServiceSection } from './ServiceSection';
import { Source } from './Source';

export function ServiceBody({ slug }: { slug: ServiceSlug }) {
  const ns = `services/${slug}` as const;
  const { t } = useTranslation([ns, 'services', 'references', 'common']);
  const href = useHref();
  const questions = [t(`services:${slug}.question`), ...t('questions', { returnObjects: true })];
  const needs = t('needs', { returnObjects: true });
  const region = t('region', { returnObjects: true });
  return (
    // Not `container-page`: reader modes would take the body for the whole page.
    <div className="service-columns mx-auto grid w-full max-w-[90rem] gap-x-8 px-gutter lg:grid-cols-12">
      <Contents />
      <div className="grid min-w-0 grid-cols-1 gap-y-8 pt-7 pb-10 md:gap-y-16 md:pt-14 md:pb-16 lg:col-span-9 lg:gap-y-20 lg:py-section">
        <Methodology slug={slug} />

        <ServiceSection id="questions">
          <ol className="mt-6">
            {questions.map((question, index) => (
              <li key={question} className="flex gap-5 border-t border-line py-3 md:py-4">
                <span aria-hidden="true" className="w-5 shrink-0 display text-title text-accent">
                  {index + 1}
                </span>
                <span className="display text-title text-balance">
                  <Title text={question} />
                </span>
              </li>
            ))}
          </ol>
        </ServiceSection>

        <ServiceSection id="receive">
          <Deliverables slug={slug} />
        </ServiceSection>

        <div className="service-pair grid gap-x-12 gap-y-8 md:grid-cols-2">
          <ServiceSection id="when" collapsed="mobile">
            <ul className="mt-6">
              {t('when', { returnObjects: true }).map((situation) => (
                <li key={situation} className="border-t border-line py-4">
                  {situation}
                </li>
              ))}
            </ul>
          </ServiceSection>
          <ServiceSection id="alternatives" className="no-print">
            <ul className="mt-6">
              {alternativesTo(slug).map((alternative) => (
                <li key={alternative} className="border-t border-line py-4">
                  <span className="block text-ink-soft">{t(`alternatives.${alternative}`)}</span>
                  <Link
                    to={href({ name: 'service', slug: alternative })}
                    className="mt-2 inline-block py-1 text-balance text-accent link-line"
                  >
                    <WithArrow text={t(`services:${alternative}.title`)} isSmall />
                  </Link>
                </li>
              ))}
            </ul>
          </ServiceSection>
        </div>

        <ServiceSection id="needs" collapsed="mobile">
          <ul className={`mt-6 gap-x-12 ${needs.length % 2 === 0 ? 'md:columns-2' : ''}`}>
            {needs.map((need) => (
              <li key={need} className="break-inside-avoid border-t border-line py-3">
                {need}
              </li>
            ))}
          </ul>
        </ServiceSection>

        <div className="service-band filled bg-accent">
          <ServiceSection id="region" className="on-accent max-w-3xl">
            <p className="mt-3 font-medium">{region.places}</p>
            <p className="mt-4 md:text-lead">{region.text}</p>
            {region.law && <Law {...region.law} />}
          </ServiceSection>
        </div>

        <ServiceSection id="references" collapsed="always">
          <ul className="mt-6 grid gap-x-12 text-small md:grid-cols-2">
            {serviceRecords[slug].standards.map((id) => {
              const { title, publisher, url } = t(`references:${id}`, { returnObjects: true });
              return (
                <li key={id} className="border-t border-line py-4 md:last:odd:col-span-2">
                  <cite className="block leading-snug font-medium not-italic">
                    <Source name={title} url={url} />
                  </cite>
                  <span className="mt-1 block text-ink-soft">
                    <Isolated text={publisher} />
                  </span>
                  <span className="mt-2 block">{t(`reasons.${id}`)}</span>
                </li>
              );
            })}
          </ul>
        </ServiceSection>
      </div>
    </div>
  );
}
