import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/page';
import type { Resources } from '../../i18n/resources';
import type { ServiceSlug } from '../../site/catalogue';
import { Isolated } from '../../ui/Isolated';
import { Disclosure } from './ServicePart';

/** `read` is the day on which the sources were read, such as 2026-11-23. */
type LawProps = NonNullable<Resources[`services/${ServiceSlug}`]['region']['law']>;

export function Law({ read, sources }: LawProps) {
  const { t } = useTranslation();
  const { format } = usePage().language;
  const day = new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="law mt-5 text-small opacity-90">
      <Disclosure
        isFolded
        headingId="law-sources"
        heading={
          <>
            <h3 id="law-sources" className="font-medium" suppressHydrationWarning>
              {t('service.lawChecked', {
                day: day.format(new Date(read)).replaceAll(' ', '\u00a0'),
              })}
            </h3>
            <p>{t('service.noLegalAdvice')}</p>
          </>
        }
      >
        <ul className="mt-2 grid grid-cols-1 gap-1 wrap-anywhere">
          {sources.map(({ name, url }) => (
            <li key={name}>
              {url ? (
                <a href={url} className="inline-block min-h-6 link-line">
                  <Isolated text={name} />
                </a>
              ) : (
                <Isolated text={name} />
              )}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
