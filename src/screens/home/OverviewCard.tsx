import { useTranslation } from 'react-i18next';
import { useContent, useHref } from '../../i18n/page';
import { Drawing } from '../../ui/Drawing';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Reveal } from '../../ui/Reveal';
import { ServiceWheel } from '../../ui/ServiceWheel';
import { SpecimenLine } from './SpecimenLine';
import { practices, type Practice } from '../../site/catalogue';

/** A practice with a card in the overview: the specification announces four of them. */
type OverviewPractice = Exclude<Practice, { id: 'specialProjects' }>;

export const overviewPractices = practices.filter(
  (practice): practice is OverviewPractice => practice.id !== 'specialProjects',
);

interface OverviewCardProps {
  practice: OverviewPractice;
  index: number;
}

/**
 * A practice: what it decides, and its services by name. On a phone those that have a section are
 * only counted, because it follows.
 */
export function OverviewCard({ practice, index }: OverviewCardProps) {
  const { t } = useTranslation(['home', 'common']);
  const { titles } = useContent('home');
  const href = useHref();
  const { id, anchor, listedIn, services } = practice;
  const hasSection = listedIn === 'section';
  return (
    <Reveal index={index} className="overview-card">
      <article id={hasSection ? undefined : anchor} data-practice={id}>
        <ServiceWheel className="size-18" lit={services} />
        <h3 className="display text-title">{t(`common:practices.${id}`)}</h3>
        <p className="col-span-full self-start text-ink-soft">{t(`services.cards.${id}`)}</p>
        <div className="col-span-full flex flex-col self-stretch">
          <ul className={hasSection ? 'max-sm:hidden' : undefined}>
            {services.map((slug) => (
              <li key={slug} className="border-t border-line">
                <Link
                  to={href({ name: 'service', slug })}
                  className="block py-2 text-small leading-[1.4] transition-colors hover:text-accent"
                >
                  {titles[slug]}
                </Link>
              </li>
            ))}
          </ul>
          {hasSection ? (
            <Link
              to={`#${anchor}`}
              className="mt-auto flex items-center gap-2 self-start py-1 text-accent no-print link-line sm:pt-4"
            >
              {t('services.count', { count: services.length })}
              <Icon name="arrowDown" className="size-4" />
            </Link>
          ) : (
            <>
              <p className="border-t border-line py-2 text-small leading-[1.4]">
                <SpecimenLine practice={id} />
              </p>
              <Drawing
                name={`horizon-${id}`}
                className="mt-auto h-28 w-full text-accent [--color-paper:var(--color-sand)] max-xl:hidden rtl:[scale:-1_1]"
              />
            </>
          )}
        </div>
      </article>
    </Reveal>
  );
}
