import { useTranslation } from 'react-i18next';
import { useHref } from '../../i18n/page';
import type { Practice } from '../../site/catalogue';
import { Drawing } from '../../ui/Drawing';
import { Link } from '../../ui/Link';
import { WithArrow } from '../../ui/WithArrow';

export function SampleCard({ practice: { id, sampleSlug, services } }: { practice: Practice }) {
  const { t } = useTranslation(['services', 'common']);
  const href = useHref();
  // The card fills the last row of the grid, which has two columns from `md` and three from `xl`.
  const spanInTwoColumns = services.length % 2 === 0 ? 'md:max-xl:col-span-2' : '';
  const spanInThreeColumns =
    services.length % 3 === 0 ? 'xl:col-span-3' : services.length % 3 === 1 ? 'xl:col-span-2' : '';
  return (
    <div
      className={`@container relative mb-1 bg-accent md:row-span-3 md:mb-4 ${spanInTwoColumns} ${spanInThreeColumns}`}
    >
      <div className="on-accent grid h-full content-between gap-x-10 gap-y-1.5 px-4 py-3 max-md:leading-snug md:gap-y-3 md:p-5 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] @min-[64rem]:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
        <div>
          <p className="text-small max-md:leading-snug">{t('common:sample.label')}</p>
          <p className="mt-1 max-md:text-small md:mt-3 @min-[64rem]:text-lead">
            {t(`services:${sampleSlug}.sample.question`)}
          </p>
          <p className="mt-1 display text-part max-md:text-title">
            {t(`services:${sampleSlug}.sample.answer`)}
          </p>
        </div>
        <Drawing
          name={`sample-${id}`}
          className="h-24 w-full self-center max-md:h-10 @min-[44rem]:row-span-2 @min-[44rem]:h-35 @min-[64rem]:h-42 rtl:[scale:-1_1]"
        />
        <Link
          to={href({ name: 'sample', slug: sampleSlug })}
          className="no-print self-end link-line after:absolute after:inset-0 max-md:text-small"
        >
          <WithArrow text={t(`services:${sampleSlug}.sample.move`)} />
        </Link>
      </div>
    </div>
  );
}
