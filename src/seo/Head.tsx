import { useTranslation } from 'react-i18next';
import { usePage } from '../routing/usePage';
import { facts } from '../site/facts';
import { languages } from '../site/languages';
import { hrefOf, isIndexed } from '../site/hrefs';
import { alternatesOf } from './alternates';
import { socialCardPath } from './socialCardPath';

/** Matches every element that `Head` renders. */
export const headSelector =
  'title, [name=description], [name=robots], [name^=twitter], [property], [rel=canonical], [rel=alternate]';

export function Head() {
  const { t } = useTranslation();
  const page = usePage();
  const { language, screen } = page;
  const { title, description } = useTitleAndDescription();
  const url = facts.siteUrl + hrefOf(language, screen);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isIndexed(screen) ? (
        <>
          <link rel="canonical" href={url} />
          {alternatesOf(screen, facts.siteUrl).map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={t('firm.name')} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={facts.siteUrl + socialCardPath(language, screen)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta property="og:locale" content={language.openGraph} />
          {languages
            .filter((other) => other !== language)
            .map(({ openGraph }) => (
              <meta key={openGraph} property="og:locale:alternate" content={openGraph} />
            ))}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

function useTitleAndDescription() {
  const { screen } = usePage();
  // The instance's `t` takes keys of all namespaces; the hook re-renders when a text changes in development.
  const { t } = useTranslation().i18n;
  const withFirm = (title: string) => t('meta.titleWithFirm', { title, firm: t('firm.name') });
  switch (screen.name) {
    case 'home':
      return { title: t('home:meta.title'), description: t('home:meta.description') };
    case 'service': {
      const { slug } = screen;
      const title = withFirm(t(`services:${slug}.title`));
      return { title, description: t(`services/${slug}:description`) };
    }
    case 'sample': {
      const { slug } = screen;
      const name = t(`services:${slug}.sample.question`);
      const title = withFirm(t('samples:title', { name }));
      return { title, description: t(`samples/${slug}:description`) };
    }
    case 'notFound':
      return { title: withFirm(t('notFound.title')), description: t('notFound.description') };
    case 'serviceNotFound':
      return {
        title: withFirm(t('serviceNotFound.title')),
        description: t('serviceNotFound.description'),
      };
  }
}
