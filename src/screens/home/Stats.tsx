import { useTranslation } from 'react-i18next';
import { Phrase } from '../../i18n/Phrase';
import { OfficeMap } from './OfficeMap';

const stats = [
  { id: 'years', isNumber: true },
  { id: 'clients', isNumber: true },
  { id: 'focus', isNumber: false },
  { id: 'offices', isNumber: false },
] as const;

export function Stats() {
  const { t } = useTranslation('home');
  return (
    <div className="dune-edge filled on-ink bg-ink text-paper">
      <div className="container-page py-section lg:grid lg:grid-cols-12 lg:gap-x-8 lg:py-16">
        <div className="lg:col-span-4 lg:flex lg:flex-col">
          <h3 className="text-small text-gold">{t('about.stats.title')}</h3>
          <ul className="mt-5 grid gap-x-5 gap-y-3 xs:grid-cols-2 sm:gap-x-8 sm:gap-y-10 lg:grow lg:grid-cols-1 lg:gap-y-5">
            {stats.map(({ id, isNumber }) => {
              // The number is a block: a no-break space after it would indent the line below.
              const text = t(`about.stats.${id}`).replace('</stat>\u00a0', '</stat> ');
              return (
                <li
                  key={id}
                  className="flex flex-col border-t border-paper/25 pt-3 text-paper/80 sm:pt-5"
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
        </div>
        <div className="mx-auto mt-8 w-full max-w-155 sm:max-lg:mt-16 sm:max-lg:max-w-120 lg:col-span-8 lg:-me-2 lg:mt-0 lg:self-center">
          <OfficeMap />
        </div>
      </div>
    </div>
  );
}

const valueClass = 'display order-first font-normal text-paper first-letter:uppercase';
const numberClass = `${valueClass} py-2 text-number leading-none max-xs:wrap-normal`;
const wordsClass = `${valueClass} py-1 text-stat text-balance xs:max-sm:text-part`;
