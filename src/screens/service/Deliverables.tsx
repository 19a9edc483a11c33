import { useTranslation } from 'react-i18next';
import { featuredDeliverable, hasSample, practiceOf, type ServiceSlug } from '../../site/catalogue';
import { deliverableKinds } from '../../site/deliverables';
import { serviceRecords } from '../../site/services';
import { Drawing } from '../../ui/Drawing';
import { Title } from '../../ui/Title';
import { SampleLink } from './SampleLink';

export function Deliverables({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation([`services/${slug}`, 'deliverables']);
  const { sampleSlug } = practiceOf(slug);
  return (
    <>
      <ol className="deliverables mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {serviceRecords[slug].deliverables.map((id, index) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border border-line bg-[#fff] p-4 [box-shadow:0_5px_0_-1px_var(--color-sand),0_5px_0_0_var(--color-line)] sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr] sm:gap-3 sm:pt-5 sm:pb-6"
          >
            <Drawing
              name={`deliverable-${deliverableKinds[id]}`}
              className="no-print h-[30px] w-[48px] text-accent max-sm:row-span-3 sm:h-15 sm:w-24 rtl:[scale:-1_1]"
            />
            <h3 className="display leading-tight sm:border-t-2 sm:border-accent sm:pt-3">
              <Title text={t(`deliverables:${id}`)} />
            </h3>
            <p className="text-small leading-snug text-ink-soft">
              {t('phases', { returnObjects: true })[index]?.decision}
            </p>
            {hasSample(slug) && id === featuredDeliverable(slug) && <SampleLink slug={slug} />}
          </li>
        ))}
      </ol>
      {sampleSlug && sampleSlug !== slug && <SampleLink slug={sampleSlug} isOfSibling />}
    </>
  );
}
