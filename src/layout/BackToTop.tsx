import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import { Icon } from '../ui/Icon';

/** A way back to the page's top, shown after the first view. */
export function BackToTop() {
  const { t } = useTranslation();
  const isShown = useFirstScreenPassed();
  return (
    <Link
      to="#content"
      hidden={!isShown}
      className="no-print fixed end-4 bottom-[calc(var(--bottom-bar)+1rem)] z-30 grid size-[48px] place-items-center border border-line bg-paper text-ink -outline-offset-6 hover:bg-sand"
    >
      <Icon name="arrowUp" className="size-5" />
      <span className="sr-only">{t('a11y.backToTop')}</span>
    </Link>
  );
}

function useFirstScreenPassed(): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const measure = () => setPassed(window.scrollY > window.innerHeight);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return isPassed;
}
