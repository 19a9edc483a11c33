import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../site/languages';
import { usePage } from '../i18n/page';
import { hrefOf } from '../site/routes';
import { LanguageName } from './LanguageName';
import { sectionInView } from './sectionInView';
import { Link } from 'react-router-dom';

/** Links to the same page in each language; with scripts they also keep the section in view. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { language, screen } = usePage();
  const [section, setSection] = useState('');
  const keepSection = () => setSection(sectionInView());
  return (
    <nav aria-label={t('a11y.chooseLanguage')} className="ms-auto lg:order-last lg:ms-0">
      <ul className="languages text-small">
        {languages.map((other) => (
          <li key={other.code}>
            <Link
              to={hrefOf(other, screen, section)}
              hrefLang={other.code}
              lang={other.code}
              dir={other.direction}
              aria-current={other.code === language.code ? 'true' : undefined}
              onPointerDown={keepSection}
              onKeyDown={keepSection}
            >
              <LanguageName language={other} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
