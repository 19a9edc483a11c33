import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import { Icon } from '../ui/Icon';

export function BackToTop() {
  const { t } = useTranslation();
  const isShown = useSyncExternalStore(subscribeToScroll, isBelowFold, () => false);
  return (
    <Link
      to="#content"
      hidden={!isShown}
      className="back-to-top no-print fixed end-4 bottom-[calc(var(--bottom-bar)+1rem)] z-30 grid size-[48px] place-items-center border border-line bg-paper text-ink -outline-offset-6 hover:bg-sand"
    >
      <Icon name="arrowUp" className="size-5" />
      <span className="sr-only">{t('a11y.backToTop')}</span>
    </Link>
  );
}

const isBelowFold = () => window.scrollY > window.innerHeight;

function subscribeToScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}
