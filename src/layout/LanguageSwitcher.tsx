import { useTranslation } from 'react-i18next';
import { languages } from '../site/languages';
import { usePage } from '../i18n/page';
import { Drawing } from '../ui/Drawing';
import { LanguageLink } from './LanguageLink';

export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { language: current } = usePage();
  return (
    <nav aria-label={t('a11y.chooseLanguage')} className="ms-auto lg:ms-0">
      <ul className="flex min-h-11 flex-wrap justify-end gap-x-[clamp(0.625rem,2.5vw,1rem)] text-small">
        {languages.map((language) => (
          <li key={language.code}>
            <LanguageLink
              language={language}
              hrefLang={language.code}
              lang={language.code}
              dir={language.direction}
              aria-current={language.code === current.code ? 'true' : undefined}
              className="grid h-full items-center border-y-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-b-gold aria-[current]:text-ink"
            >
              {/* The name is an SVG if the page's fonts lack its letters. */}
              {language.drawnName && language.writingSystem !== current.writingSystem ? (
                <>
                  <span className="sr-only">{language.name}</span>
                  <Drawing name={language.drawnName} className="aspect-[178/78] h-[1.3em] w-auto" />
                </>
              ) : (
                <span>{language.name}</span>
              )}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
