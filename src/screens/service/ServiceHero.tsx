import { useTranslation } from 'react-i18next';
import { splitSentence } from '../../i18n/splitSentence';
import { useHref } from '../../routing/usePage';
import { practiceOf, type ServiceSlug } from '../../site/catalogue';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Drawing } from '../../ui/Drawing';
import { Link } from '../../ui/Link';
import { ServiceWheel } from '../../ui/ServiceWheel';
import { Title } from '../../ui/Title';
import { useInBrowser } from '../../routing/useInBrowser';
import { ServiceDiagram } from '../../ui/diagrams/ServiceDiagram';

export function ServiceHero({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation([`services/${slug}`, 'services', 'common']);
  const href = useHref();
  const title = t(`services:${slug}.title`);
  const { id, anchor } = practiceOf(slug);
  const canShare = useInBrowser(() => 'share' in navigator, false);
  const [firstSentence, rest] = splitSentence(t('intro'));
  return (
    <header className="border-b-2 border-accent pt-bar">
      <div className="container-page pt-8 pb-10 lg:pt-10">
        <Link
          to={href({ name: 'home' })}
          className="no-print inline-flex min-h-11 items-center gap-2 link-line decoration-transparent"
        >
          <span className="[scale:-1_1]">
            <Icon name="arrow" className="size-4" />
          </span>
          {t('common:service.backToServices')}
        </Link>
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-12 lg:mt-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] min-[90rem]:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
          <div>
            <p className="flex items-center gap-4 text-accent max-xs:flex-wrap">
              <ServiceWheel className="size-18 shrink-0" lit={slug} />
              <Link
                className="no-print min-w-0 py-1 leading-snug wrap-anywhere link-line"
                to={href({ name: 'home' }, anchor)}
              >
                {t(`common:practices.${id}`)}
              </Link>
            </p>
            <h1 className="mt-5 display text-page">
              <Title text={title} />
            </h1>
            <p className="mt-7 max-w-2xl text-ink-soft">
              <span className="mb-4 block text-lead text-ink">{firstSentence}</span> {rest}
            </p>
            <p className="no-print mt-6 flex flex-wrap items-center gap-x-8">
              <Button
                to={href({ name: 'home' }, 'contact')}
                state={{ about: href({ name: 'service', slug }) }}
                size="small"
              >
                {t('common:service.write')}
              </Button>
              <button
                type="button"
                onClick={() => window.print()}
                className="min-h-11 text-accent link-line noscript:hidden"
              >
                {t('common:service.print')}
              </button>
              {canShare && (
                <button
                  type="button"
                  onClick={() => void share(title)}
                  className="min-h-11 text-accent link-line"
                >
                  {t('common:service.share')}
                </button>
              )}
            </p>
          </div>
          <div className="max-w-3xl min-w-0 xl:max-w-none xl:self-center xl:pt-3">
            <ServiceDiagram
              slug={slug}
              {...t('diagram', { returnObjects: true })}
              note={t('common:service.illustrative')}
            />
          </div>
        </div>
      </div>
      <div className="reveals-drawing no-print">
        <Drawing
          name={`horizon-${id}`}
          className="h-[max(11.1vw,6.5rem)] w-full text-accent rtl:[scale:-1_1]"
        />
      </div>
    </header>
  );
}

/** Opens the browser's share sheet. Closing the sheet rejects its promise, which is no error. */
async function share(title: string): Promise<void> {
  // eslint-disable-next-line baseline-js/use-baseline -- the button is rendered only if the browser supports it
  await navigator.share({ title, url: window.location.href }).catch(() => undefined);
}
