import { useTranslation } from 'react-i18next';
import { useHref } from '../../routing/usePage';
import type { Practice } from '../../site/catalogue';
import { Disclosure } from '../../ui/Disclosure';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Title } from '../../ui/Title';
import type { Highlight } from './useHighlight';

interface PracticeServicesProps {
  practice: Practice;
  highlight: Highlight;
}

/** A practice in the index: its name, and the names of its services, which phones collapse. */
export function PracticeServices({
  practice: { id, anchor, listedIn, services },
  highlight: { highlighted, handlersOf },
}: PracticeServicesProps) {
  const { t } = useTranslation(['common', 'home', 'services']);
  const href = useHref();
  // The arrow leads to the practice's section, or to its sample paper below the index.
  const hasSection = listedIn === 'section';
  const [headingId, linkId] = [`practice-${id}`, `to-${id}`];
  // In the specification four of the five practices have a card in the overview.
  const Block = id === 'specialProjects' ? 'div' : 'article';
  return (
    <Block
      id={hasSection ? undefined : anchor}
      data-practice={id}
      className="relative border-t-2 border-accent md:pt-3.5 noscript:pt-3.5"
    >
      <Link
        id={linkId}
        to={hasSection ? `#${anchor}` : `#sample-${id}`}
        aria-labelledby={`${linkId} ${headingId}`}
        className="no-print absolute -end-2 top-3.5 p-1 max-md:hidden"
      >
        <span className="sr-only">
          {hasSection ? t('home:services.count', { count: services.length }) : t('sample.label')}
        </span>
        <Icon name="arrowDown" className="size-5 text-accent" />
      </Link>
      <Disclosure
        collapsed="mobile"
        heading={
          <h3 id={headingId} className="display text-title text-balance md:min-h-[2lh] md:pe-8">
            {t(`practices.${id}`)}
          </h3>
        }
      >
        <ul className="pb-3 text-(length:--text-label) leading-(--leading-label) md:pt-2 md:pb-0">
          {services.map((slug) => (
            <li key={slug}>
              <Link
                id={`to-${slug}`}
                to={href({ name: 'service', slug })}
                {...handlersOf(slug)}
                className={`index-name ${slug === highlighted ? 'text-accent underline' : ''}`}
              >
                <Title text={t(`services:${slug}.title`)} />
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Block>
  );
}
