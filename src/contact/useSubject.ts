import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { usePage } from '../routing/usePage';
import { facts } from '../site/facts';
import { hrefOf } from '../site/hrefs';
import { useInBrowser } from '../routing/useInBrowser';
import { subjectOf, type ContactState } from './subject';

/**
 * The service or sample paper from whose page the visitor has come, as the message names it. A sample
 * paper whose slider was moved has an `address`.
 */
export function useSubject() {
  const { t } = useTranslation(['home', 'services']);
  const { language } = usePage();
  const { state, search, hash, key } = useLocation() as Location<ContactState | null>;
  const navigate = useNavigate();
  const about = useInBrowser(() => state?.about, undefined);
  const subject = about === undefined ? undefined : subjectOf(about);

  function forget() {
    void navigate({ search, hash }, { replace: true, state: null, preventScrollReset: true });
  }

  if (!subject) return { entry: key, forget };
  const { at, ...screen } = subject;
  const title =
    screen.name === 'sample'
      ? t(`services:${screen.slug}.sample.question`)
      : t(`services:${screen.slug}.title`);
  const line = t('form.about', { service: title });
  const address =
    at === undefined ? undefined : `${facts.siteUrl}${hrefOf(language, screen)}?at=${at}`;
  return { subject: { line, address }, entry: key, forget };
}
