import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useContent, useHref } from '../../i18n/PageContext';
import { Icon } from '../../ui/Icon';
import { LatticeMark } from '../../ui/LatticeMark';
import { Reveal } from '../../ui/Reveal';
import type { OverviewPractice } from './overviewPractices';

interface OverviewCardProps {
  practice: OverviewPractice;
  index: number;
}

/** A practice: what it decides, and the way to its services. */
export function OverviewCard({ practice, index }: OverviewCardProps) {
  const { t } = useTranslation(['home', 'common']);
  const { id, anchor, listedIn, services } = practice;
  return (
    <Reveal as="li" index={index}>
      <article
        id={listedIn === 'overview' ? anchor : undefined}
        data-practice={id}
        className="flex h-full flex-col border-t-2 border-accent pt-6"
      >
        <LatticeMark pattern={id} className="size-12 text-accent" />
        <h3 className="display mt-6 text-title">{t(`common:practices.${id}`)}</h3>
        <p className="mt-3 mb-5 text-ink-soft">{t(`services.cards.${id}`)}</p>
        {listedIn === 'section' ? (
          <Link
            to={`#${anchor}`}
            className="mt-auto inline-flex items-center gap-2 self-start py-1 text-accent link-line print:hidden"
          >
            {t('services.count', { count: services.length })}
            <Icon name="arrowDown" className="size-4" />
          </Link>
        ) : (
          <ServiceLinks slugs={services} />
        )}
      </article>
    </Reveal>
  );
}

interface ServiceLinksProps {
  slugs: OverviewPractice['services'];
}

function ServiceLinks({ slugs }: ServiceLinksProps) {
  const { titles } = useContent('home');
  const href = useHref();
  return (
    <ul className="mt-auto grid gap-y-1">
      {slugs.map((slug) => (
        <li key={slug}>
          <Link
            to={href({ name: 'service', slug })}
            className="inline-block py-1 leading-snug text-accent link-line"
          >
            {titles[slug]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
