import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ServiceSlug } from '../site/catalogue';
import { useInBrowser } from '../ui/useInBrowser';

export function useReferringService() {
  const { state, hash } = useLocation() as { state: { about?: ServiceSlug } | null; hash: string };
  const about = useInBrowser(() => state?.about, undefined);
  const { t } = useTranslation('services');
  const navigate = useNavigate();
  function forget() {
    void navigate({ hash }, { replace: true, state: null, preventScrollReset: true });
  }
  return { service: about && t(`${about}.title`), forget };
}
