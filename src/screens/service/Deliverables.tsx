import { useTranslation } from 'react-i18next';
import { useHref } from '../../i18n/page';
import { featuredDeliverable, hasSample, practiceOf, type ServiceSlug } from '../../site/catalogue';
import { deliverableKinds } from '../../site/deliverables';
import { serviceRecords } from '../../site/services';
import { Drawing } from '../../ui/Drawing';
import { Link } from '../../ui/Link';
import { Title } from '../../ui/Title';
import { WithArrow } from '../../ui/WithArrow';

export function Deliverables({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation([`services/${slug}`, 'services', 'deliverables', 'common']);
  const href = useHref();
  const { sampleSlug } = practiceOf(slug);
  const ownsSample = hasSample(slug);
  const sampleLabel = ownsSample
    ? t('common:sample.label')
    : t('common:sample.sibling', { service: t(`services:${sampleSlug}.title`) });
  // The service's own sample paper is linked from its deliverable, that of another service from below.
  const sampleLink = (
    <p className={`no-print ${ownsSample ? 'text-small' : 'mt-6'}`}>
      <span className="block text-small text-ink-soft">{sampleLabel}</span>
      <Link
        to={href({ name: 'sample', slug: sampleSlug })}
        className="inline-block py-2 text-accent link-line"
      >
        <WithArrow text={t(`services:${sampleSlug}.sample.question`)} />
      </Link>
    </p>
  );
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
            {hasSample(slug) && id === featuredDeliverable(slug) && sampleLink}
          </li>
        ))}
      </ol>
      {!ownsSample && sampleLink}
    </>
  );
}
