import { useTranslation } from 'react-i18next';
import { languages } from '../site/languages';
import { usePage } from '../i18n/page';
import { hrefOf } from '../site/routes';
import { LanguageName } from './LanguageName';
import { keepPlace } from './place';
import { useLocation } from 'react-router-dom';
import { Link } from '../ui/Link';

/** Links to the same page in each language; with scripts the reader's place stays. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { language, screen } = usePage();
  const location = useLocation();
  return (
    <nav aria-label={t('a11y.chooseLanguage')} className="ms-auto lg:ms-0">
      <ul className="languages text-small">
        {languages.map((other) => (
          <li key={other.code}>
            <Link
              to={hrefOf(other, screen)}
              state={location.state as unknown}
              preventScrollReset
              onClick={keepPlace}
              hrefLang={other.code}
              lang={other.code}
              dir={other.direction}
              aria-current={other.code === language.code ? 'true' : undefined}
            >
              <LanguageName language={other} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
