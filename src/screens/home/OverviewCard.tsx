import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Reveal } from '../../ui/Reveal';
import { ServiceWheel } from '../../ui/ServiceWheel';
import { practices, type Practice } from '../../site/catalogue';

/** In the specification four of the five practices have a card in the overview. */
type CardPractice = Exclude<Practice, { id: 'specialProjects' }>;

export const cardPractices = practices.filter(
  (practice): practice is CardPractice => practice.id !== 'specialProjects',
);

interface OverviewCardProps {
  practice: CardPractice;
  index: number;
}

export function OverviewCard({ practice, index }: OverviewCardProps) {
  const { t } = useTranslation(['home', 'common']);
  const { id, anchor, services } = practice;
  return (
    <Reveal
      index={index}
      className="grid sm:row-span-4 sm:grid-rows-subgrid sm:gap-y-0 print:block"
    >
      <article
        data-practice={id}
        className="surface grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3.5 gap-y-1.5 border-t-2 border-t-accent px-4 pt-3 pb-2 max-xs:grid-cols-1 sm:row-span-4 sm:grid-cols-1 sm:grid-rows-subgrid sm:gap-y-0 sm:p-5 sm:*:not-first:mt-4 print:block"
      >
        <ServiceWheel className="size-18 max-sm:size-12" lit={services} />
        <h3 className="display text-title sm:self-start">{t(`common:practices.${id}`)}</h3>
        <p className="col-span-full self-start text-ink-soft max-sm:text-small">
          {t(`services.cards.${id}`)}
        </p>
        <Link
          to={`#${anchor}`}
          className="no-print card-link col-span-full flex items-center gap-2 self-end justify-self-start py-1 link-line max-sm:text-small"
        >
          {t('services.count', { count: services.length })}
          <Icon name="arrowDown" className="size-4 text-accent" />
        </Link>
      </article>
    </Reveal>
  );
}
