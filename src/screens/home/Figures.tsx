import { useTranslation } from 'react-i18next';
import { Phrase } from '../../i18n/Phrase';
import map from '../../drawings/map.svg?url';

const figures = [
  { id: 'years', isNumber: true },
  { id: 'clients', isNumber: true },
  { id: 'focus', isNumber: false },
  { id: 'offices', isNumber: false },
] as const;

const cities = ['dubai', 'cairo', 'london'] as const;

/** The firm in figures: each one a whole phrase, its value set large, beside a map of where it works. */
export function Figures() {
  const { t } = useTranslation('home');
  return (
    <div className="dune-edge bg-ink text-paper">
      <div className="relative container-page py-section">
        <h3 className="text-small text-gold">{t('about.figures.title')}</h3>
        <ul className="mt-5 grid gap-x-5 gap-y-4 xs:grid-cols-2 sm:gap-x-8 sm:gap-y-10 lg:w-1/2">
          {figures.map(({ id, isNumber }) => {
            const phrase = t(`about.figures.${id}`);
            return (
              <li
                key={id}
                className={`border-t border-paper/25 pt-4 sm:pt-6 text-paper/80 ${isNumber ? '' : 'xs:max-sm:col-span-2'}`}
              >
                <Phrase
                  text={onOwnLine(phrase)}
                  parts={{
                    figure: (value) => (
                      <strong className={isNumber ? numberLook : valueLook}>{value}</strong>
                    ),
                  }}
                />
              </li>
            );
          })}
        </ul>
        <div aria-hidden="true" className="map no-print">
          <img src={map} alt="" width="560" height="690" loading="lazy" />
          {cities.map((city) => (
            <span key={city} dir="auto" data-city={city}>
              {t(`about.figures.cities.${city}`)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Before a line of its own a space that doesn't break would be seen. */
function onOwnLine(text: string): string {
  return text.replace('</figure>\u00a0', '</figure> ');
}

const look = 'display block font-normal text-paper';
const numberLook = `${look} [padding-block:var(--room-of-number,0.5rem)] text-number leading-none`;
const valueLook = `${look} py-1 text-figure text-balance`;
