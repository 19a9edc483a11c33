import { useTranslation } from 'react-i18next';
import { useHref } from '../../i18n/page';
import { useSampleLine } from '../../i18n/useSampleLine';
import { hasSample, ownDeliverable, practiceOf, type ServiceSlug } from '../../site/catalogue';
import { deliverables as kinds } from '../../site/deliverables';
import { serviceRecords } from '../../site/services';
import { Drawing } from '../../ui/Drawing';
import { Link } from '../../ui/Link';
import { WithArrow } from '../../ui/WithArrow';

/**
 * What the client receives, as sheets of paper, each with its kind in small, its name and its use; a
 * deliverable that has a sample paper leads to it.
 */
export function Deliverables({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation([`services/${slug}`, 'deliverables', 'common']);
  const href = useHref();
  const { deliverables, own } = serviceRecords[slug];
  const { sample } = practiceOf(slug);
  const isOwn = hasSample(slug);
  const verdict = useSampleLine(sample);
  const name = t(`deliverables:${ownDeliverable(sample)}`);
  const link = (
    <Link
      to={href({ name: 'sample', slug: sample })}
      className="inline-block py-2 text-accent link-line no-print"
    >
      <WithArrow text={isOwn ? verdict : t('common:service.fromPractice', { name })} />
    </Link>
  );
  return (
    <>
      <ol className="deliverables mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {deliverables.map((id, at) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border border-line bg-[#fff] p-4 [box-shadow:0_5px_0_-1px_var(--color-sand),0_5px_0_0_var(--color-line)] sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr] sm:gap-3 sm:pt-5 sm:pb-6"
          >
            <Drawing
              name={at === own && hasSample(slug) ? `sample-${slug}` : `deliverable-${kinds[id]}`}
              className="h-[30px] w-[48px] text-accent no-print max-sm:row-span-3 sm:h-15 sm:w-24 rtl:[scale:-1_1]"
            />
            <h3 className="display leading-tight sm:border-t-2 sm:border-accent sm:pt-3">
              {t(`deliverables:${id}`)}
            </h3>
            <p className="text-small leading-snug text-ink-soft">
              {t('phases', { returnObjects: true })[at]?.use}
            </p>
            {isOwn && at === own && <p className="text-small leading-snug">{link}</p>}
          </li>
        ))}
      </ol>
      {!isOwn && <p className="mt-6">{link}</p>}
    </>
  );
}
