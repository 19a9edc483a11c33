import { useTranslation } from 'react-i18next';
import { useHref } from '../routing/usePage';
import { Drawing } from '../ui/Drawing';
import { Link } from '../ui/Link';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Menu } from './menu/Menu';

export function Header() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 h-bar">
      <div className="container-page flex h-full items-center gap-x-3 lg:gap-x-7">
        <Link to={href({ name: 'home' })} className="flex min-h-11 shrink-0 items-center gap-3">
          <Drawing name="logo" className="size-8 text-bronze" />
          <span className="wordmark text-title leading-none max-sm:w-min max-sm:text-small max-sm:leading-tight max-[24.375rem]:sr-only">
            {t('firm.name')}
          </span>
        </Link>
        <Menu>
          <LanguageSwitcher />
        </Menu>
      </div>
    </header>
  );
}
