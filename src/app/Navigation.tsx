import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { parseRoute } from '../site/routes';
import { showToast } from '../ui/toast/store';
import { showHead } from './documentHead';
import { followLinks } from './followLinks';
import { fadeIn } from './fadeIn';
import { loadPage } from './loadPage';
import { openPage } from './openPage';
import { rememberScroll, restoreScroll, showSection, showTop } from './scroll';

/** What a navigation does beyond showing the new page: links, head, scroll, focus, announcement. */
export function Navigation() {
  const { t } = useTranslation();
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const shown = useRef(location);
  const announcement = useRef<HTMLParagraphElement>(null);

  const tellUnreachable = useEffectEvent(() =>
    showToast({
      variant: 'destructive',
      title: t('common.error.offlineTitle'),
      text: t('common.error.offlineText'),
    }),
  );

  useEffect(() => {
    const ways = { navigate: (to: string) => void navigate(to), tellUnreachable };
    return followLinks((to) => void openPage(to, ways));
  }, [navigate]);
  useEffect(() => rememberScroll(location.key), [location.key]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    const isNewPage = before.pathname !== location.pathname;
    if (isNewPage) {
      const page = loadPage(parseRoute(location.pathname));
      if (!(page instanceof Promise)) {
        const title = showHead(page);
        if (announcement.current) announcement.current.textContent = title;
      }
      void fadeIn();
    }
    if (type === 'POP' && restoreScroll(location.key)) return;
    if (location.hash) showSection(location.hash.slice(1), { smooth: !isNewPage });
    else showTop({ focusHeading: isNewPage, smooth: !isNewPage });
  }, [location, type]);

  return <p ref={announcement} role="status" className="sr-only" />;
}
