import { useTranslation } from 'react-i18next';
import { usePage } from '../../routing/usePage';
import type { Resources } from '../../schemas/resources';
import type { ServiceSlug } from '../../site/catalogue';
import { Disclosure } from '../../ui/Disclosure';
import { Source } from './Source';

type LawProps = NonNullable<Resources[`services/${ServiceSlug}`]['region']['law']>;

export function Law({ readOn, sources }: LawProps) {
  const { t } = useTranslation();
  const { locale } = usePage().language;
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="law mt-5 text-small opacity-90">
      <Disclosure
        collapsed="always"
        heading={
          <h3 className="font-medium" suppressHydrationWarning>
            {t('service.lawChecked', {
              day: dateFormat.format(new Date(readOn)).replaceAll(' ', '\u00a0'),
            })}
          </h3>
        }
      >
        <ul className="mt-2 grid grid-cols-1 gap-1 wrap-anywhere">
          {sources.map(({ name, url }, index) => (
            <li key={name}>
              <Source name={name} url={url} />
              {index < sources.length - 1 && <span className="separator hidden"> · </span>}
            </li>
          ))}
        </ul>
      </Disclosure>
      <p>{t('service.noLegalAdvice')}</p>
    </div>
  );
}
