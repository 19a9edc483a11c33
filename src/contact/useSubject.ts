import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { ServiceSlug } from '../site/catalogue';
import { useInBrowser } from '../ui/useInBrowser';

interface ContactLocation extends Location {
  state: { service?: ServiceSlug } | null;
}

/** The service from whose page the visitor has come. The link on that page passes the slug as `state`. */
export function useReferringService() {
  const { state, search, hash } = useLocation() as ContactLocation;
  const slug = useInBrowser(() => state?.service, undefined);
  const { t } = useTranslation('services');
  const navigate = useNavigate();
  function forget() {
    void navigate({ search, hash }, { replace: true, state: null, preventScrollReset: true });
  }
  return { serviceTitle: slug && t(`${slug}.title`), forget };
}
