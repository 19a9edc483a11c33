import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../i18n/PageContext';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { useModalMenu } from './useModalMenu';

const menuId = 'menu';

/**
 * The header's links: in a row in wide windows, in a menu in small ones. The
 * menu is a native popover, which opens and closes before the scripts are there.
 */
export function HeaderMenu() {
  const { t } = useTranslation();
  const href = useHref();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useModalMenu(menu, button);
  const isAlive = useIsAlive();
  const home = { name: 'home' } as const;
  const link = 'flex min-h-11 items-center py-3 link-line decoration-transparent lg:py-0';
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={menuId}
        aria-expanded={isAlive ? isOpen : undefined}
        className="menu-button grid size-11 shrink-0 place-items-center lg:hidden"
      >
        <span className="when-closed">
          <Icon name="menu" className="size-6" />
          <span className="sr-only">{t('nav.openMenu')}</span>
        </span>
        <span className="when-open">
          <Icon name="close" className="size-6" />
          <span className="sr-only">{t('nav.closeMenu')}</span>
        </span>
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        role={isOpen ? 'dialog' : undefined}
        aria-label={isOpen ? t('nav.main') : undefined}
        className="header-menu"
      >
        <nav aria-label={t('nav.main')}>
          <ul className="flex flex-col lg:flex-row lg:items-center lg:gap-x-7">
            <li>
              <Link className={link} to={href(home, 'services')}>
                {t('nav.services')}
              </Link>
            </li>
            <li>
              <Link className={link} to={href(home, 'about')}>
                {t('nav.about')}
              </Link>
            </li>
            <li>
              <Link className={link} to={href(home, 'contact')}>
                {t('nav.contact')}
              </Link>
            </li>
            <li className="pt-4 lg:pt-0">
              <Button to={href(home, 'contact')} size="small">
                {t('nav.getStarted')}
              </Button>
            </li>
          </ul>
        </nav>
      </div>
    </>
  );
}

/** Before the scripts are there the browser itself tells whether the button's popover is open. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
