import { useTranslation } from 'react-i18next';
import { languages } from '../site/languages';
import { usePage } from '../i18n/page';
import { hrefOf } from '../site/hrefs';
import { saveReadingPosition } from './readingPosition';
import { useLocation } from 'react-router-dom';
import { useHash, useSearch } from '../ui/address';
import { Drawing } from '../ui/Drawing';
import { Link } from '../ui/Link';

/**
 * Links to the same page in each language. The list wraps where the header is narrow. With JavaScript
 * the reading position is kept.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { language, screen } = usePage();
  const { state } = useLocation() as { state: unknown };
  const [search, hash] = [useSearch(), useHash()];
  return (
    <nav aria-label={t('a11y.chooseLanguage')} className="ms-auto lg:ms-0">
      <ul className="flex min-h-11 flex-wrap justify-end gap-x-[clamp(0.625rem,2.5vw,1rem)] text-small">
        {languages.map((other) => (
          <li key={other.code}>
            <Link
              to={{ pathname: hrefOf(other, screen), search, hash }}
              state={state}
              preventScrollReset
              onClick={saveReadingPosition}
              hrefLang={other.code}
              lang={other.code}
              dir={other.direction}
              aria-current={other.code === language.code ? 'true' : undefined}
              className="grid h-full items-center border-y-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-b-gold aria-[current]:text-ink"
            >
              {/* An SVG if the page's fonts lack the letters of the name. */}
              {other.drawnName && other.writingSystem !== language.writingSystem ? (
                <>
                  <span className="sr-only">{other.name}</span>
                  <Drawing name={other.drawnName} className="aspect-[178/78] h-[1.3em]" />
                </>
              ) : (
                <span key="text">{other.name}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
