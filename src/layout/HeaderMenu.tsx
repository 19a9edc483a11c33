import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../i18n/PageContext';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useModalMenu } from './useModalMenu';

const menuId = 'menu';

/**
 * The header's links: in a row on wide screens, in a menu on small ones. The
 * menu is a native popover, which opens and closes before and without scripts.
 */
export function HeaderMenu() {
  const { t } = useTranslation();
  const href = useHref();
  const menu = useRef<HTMLElement>(null);
  const isOpen = useModalMenu(menu);
  const home = { name: 'home' } as const;
  const link = 'flex min-h-11 items-center py-3 link-line decoration-transparent lg:py-0';
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-expanded={isOpen}
        aria-label={isOpen ? t('common.nav.closeMenu') : t('common.nav.openMenu')}
        className="grid size-11 shrink-0 place-items-center lg:hidden"
      >
        <Icon name={isOpen ? 'close' : 'menu'} className="size-6" />
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={t('common.nav.main')}
        className="header-menu"
      >
        <ul className="flex flex-col lg:flex-row lg:items-center lg:gap-x-8">
          <li>
            <a className={link} href={href(home, 'services')}>
              {t('common.nav.services')}
            </a>
          </li>
          <li>
            <a className={link} href={href(home, 'about')}>
              {t('common.nav.about')}
            </a>
          </li>
          <li>
            <a className={link} href={href(home, 'contact')}>
              {t('common.nav.contact')}
            </a>
          </li>
          <li className="pt-4 lg:pt-0">
            <Button href={href(home, 'contact')} size="small">
              {t('common.nav.getStarted')}
            </Button>
          </li>
        </ul>
      </nav>
    </>
  );
}
