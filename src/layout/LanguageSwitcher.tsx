import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../i18n/languages';
import { usePage } from '../i18n/PageContext';
import { hrefOf } from '../site/routes';
import { sectionInView } from './sectionInView';

/** Plain links to the same page in each language; with scripts they also keep the section in view. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { language, screen } = usePage();
  return (
    <nav aria-label={t('common.a11y.chooseLanguage')} className="ms-auto lg:order-2 lg:ms-0">
      <ul className="flex gap-x-2.5 text-small sm:gap-x-4">
        {languages.map((other) => (
          <li key={other.code}>
            <a
              href={hrefOf(other, screen)}
              hrefLang={other.code}
              lang={other.code}
              dir={other.direction}
              aria-current={other.code === language.code ? 'true' : undefined}
              onClick={keepSection}
              className="grid min-h-11 place-items-center border-y-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-b-gold aria-[current]:text-ink"
            >
              {other.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function keepSection({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = sectionInView();
}
