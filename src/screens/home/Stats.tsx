import { useTranslation } from 'react-i18next';
import { Phrase } from '../../i18n/Phrase';
import map from '../../drawings/map.svg?url';

const stats = [
  { id: 'years', isNumber: true },
  { id: 'clients', isNumber: true },
  { id: 'focus', isNumber: false },
  { id: 'offices', isNumber: false },
] as const;

/** `inset` positions the city's name beside its dot. Its sides are physical, because the map is not mirrored. */
const cities = [
  { id: 'dubai', inset: '[inset:35.2%_4.5%_auto_auto]' },
  { id: 'cairo', inset: '[inset:32%_40.5%_auto_auto]' },
  { id: 'london', inset: '[inset:5.6%_auto_auto_34.2%]' },
] as const;

export function Stats() {
  const { t } = useTranslation('home');
  return (
    <div className="dune-edge bg-ink text-paper">
      <div className="relative container-page py-section">
        <h3 className="text-small text-gold">{t('about.stats.title')}</h3>
        <ul className="mt-5 grid gap-x-5 gap-y-4 xs:grid-cols-2 sm:gap-x-8 sm:gap-y-10 lg:w-1/2">
          {stats.map(({ id, isNumber }) => {
            // The number is a block: a no-break space after it would indent the line below.
            const text = t(`about.stats.${id}`).replace('</stat>\u00a0', '</stat> ');
            return (
              <li
                key={id}
                className={`border-t border-paper/25 pt-4 text-paper/80 sm:pt-6 ${isNumber ? '' : 'xs:max-sm:col-start-1'}`}
              >
                <Phrase
                  text={text}
                  parts={{
                    stat: (value) => (
                      <strong className={isNumber ? numberClass : wordsClass}>{value}</strong>
                    ),
                  }}
                />
              </li>
            );
          })}
        </ul>
        <div
          aria-hidden="true"
          className="map no-print relative mx-auto mt-6 w-[min(52%,27rem)] xs:max-sm:absolute xs:max-sm:end-gutter xs:max-sm:bottom-section xs:max-sm:w-[44%] lg:absolute lg:end-gutter lg:top-0 lg:m-0 lg:w-[min(38%,30rem)]"
        >
          <img src={map} alt="" width="560" height="690" className="w-full" />
          {cities.map(({ id, inset }) => (
            <span
              key={id}
              dir="auto"
              className={`absolute bg-[rgb(11_31_42/75%)] px-[0.3em] text-[0.875rem]/[1.3] ${inset}`}
            >
              {t(`about.stats.cities.${id}`)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

const valueClass = 'display block font-normal text-paper';
const numberClass = `${valueClass} py-2 text-number leading-none`;
const wordsClass = `${valueClass} py-1 text-stat text-balance xs:max-sm:text-part`;
