import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { parseRoute } from '../site/routes';
import { showToast } from '../ui/toast/store';
import { showHead } from './documentHead';
import { followLinks } from './followLinks';
import { fadeIn } from './fadeIn';
import { readyPage } from './loadPage';
import { openPage } from './openPage';
import { forgetFailure } from './recovery';
import { focusHeading, rememberScroll, restoreScroll, showSection, showTop } from './scroll';

/** React Router's key of entries that the visitor has made in the address bar. */
const keyless = 'default';

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
    const ways = {
      navigate: (to: string) => void navigate(to, { replace: isShown(to) }),
      tellUnreachable,
    };
    return followLinks((to) => void openPage(to, ways));
  }, [navigate]);

  useLayoutEffect(() => rememberScroll(location.key), [location.key]);
  useLayoutEffect(() => () => forgetFailure(parseRoute(location.pathname)), [location.pathname]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    const isNewPage = before.pathname !== location.pathname;
    if (isNewPage) {
      const page = readyPage(parseRoute(location.pathname));
      if (page) {
        const title = showHead(page);
        if (announcement.current) announcement.current.textContent = title;
      }
      focusHeading();
      fadeIn();
    }
    if (type === 'POP' && location.key !== keyless && restoreScroll(location.key)) return;
    if (!showHash(location, isNewPage)) showTop({ smooth: !isNewPage });
  }, [location, type]);

  return <p ref={announcement} role="status" className="sr-only" />;
}

/** An address that leads to nothing new is shown again, but is no further step on the way back. */
function isShown(to: string): boolean {
  const { pathname, search, hash } = window.location;
  return to === pathname + search + hash;
}

/** @returns whether there is nothing left to do: a hash that the page has not leaves the page as it is */
function showHash({ hash }: Location, isNewPage: boolean): boolean {
  return hash !== '' && (showSection(hash, { smooth: !isNewPage }) || !isNewPage);
}
