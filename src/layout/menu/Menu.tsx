import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../routing/usePage';
import { practices } from '../../site/catalogue';
import { facts } from '../../site/facts';
import { Button } from '../../ui/Button';
import { ContactDetail } from '../../ui/ContactDetail';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';

const menuId = 'menu';
const sections = ['services', 'about', 'contact'] as const;

/**
 * The header's links: a row in wide windows, a menu in small ones. The menu is a native popover, so the
 * button works before hydration. startMenu.ts does what a popover does not; styles are in menu.css.
 */
export function Menu({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const href = useHref();
  const home = { name: 'home' } as const;
  const linkClass = 'flex min-h-11 items-center py-3 link-line decoration-transparent lg:py-0';
  return (
    <>
      <div id={menuId} popover="auto" className="header-menu">
        <nav aria-label={t('nav.main')}>
          <ul className="flex flex-col lg:flex-row lg:items-center lg:gap-x-4 xl:gap-x-7">
            {sections.map((id) => (
              <li key={id}>
                <Link className={linkClass} to={href(home, id)}>
                  {t(`nav.${id}`)}
                </Link>
              </li>
            ))}
            <li className="pt-4 lg:pt-0">
              <Button to={href(home, 'contact')} size="small">
                {t('nav.getStarted')}
              </Button>
            </li>
          </ul>
        </nav>
        <ul className="mt-6 border-t border-line pt-3 text-small md:columns-2 lg:hidden menuless:hidden">
          {practices.map(({ id, anchor }) => (
            <li key={id} data-practice={id}>
              <Link className="inline-block py-2 leading-snug" to={href(home, anchor)}>
                {t(`practices.${id}`)}
              </Link>
            </li>
          ))}
          <li className="pt-3">
            <ContactDetail kind="email" value={facts.email} />
          </li>
          <li>
            <ContactDetail kind="phone" value={facts.phone} />
          </li>
        </ul>
      </div>
      {children}
      <button
        type="button"
        popoverTarget={menuId}
        className="menu-button -me-3 grid size-11 shrink-0 place-items-center lg:hidden"
      >
        <span className="when-closed">
          <Icon name="menu" className="size-6" />
          <span className="sr-only">{t('nav.openMenu')}</span>
        </span>
        <span className="when-opened">
          <Icon name="close" className="size-6" />
          <span className="sr-only">{t('nav.closeMenu')}</span>
        </span>
      </button>
    </>
  );
}
