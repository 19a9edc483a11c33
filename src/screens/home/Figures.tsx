import { useTranslation } from 'react-i18next';
import { Phrase } from '../../i18n/Phrase';
import { Lattice } from '../../ui/Lattice';

const figures = [
  { id: 'years', isNumber: true },
  { id: 'clients', isNumber: true },
  { id: 'focus', isNumber: false },
  { id: 'offices', isNumber: false },
] as const;

/** The firm in figures: each one a whole phrase, its value set large. */
export function Figures() {
  const { t } = useTranslation();
  return (
    <div className="relative isolate overflow-hidden bg-ink text-paper">
      <Lattice
        pattern="realEstate"
        className="absolute inset-y-0 end-0 -z-10 h-full w-2/3 text-gold opacity-[0.07]"
      />
      <div className="container-page py-section">
        <h3 className="text-small text-gold">{t('home.about.figures.title')}</h3>
        <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
          {figures.map(({ id, isNumber }) => (
            <li key={id} className="border-t border-paper/25 pt-6 text-paper/80">
              <Phrase
                text={t(`home.about.figures.${id}`)}
                parts={{
                  figure: (value) => (
                    <strong className={isNumber ? numberLook : valueLook}>{value}</strong>
                  ),
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const look = 'display block font-normal text-paper';
const numberLook = `${look} py-2 text-number leading-none`;
const valueLook = `${look} py-1 text-figure leading-tight`;
