import { languages } from '../site/languages';
import { usePage } from '../routing/usePage';
import { Drawing } from '../ui/Drawing';
import { LanguageLink } from './LanguageLink';

interface LanguageLinksProps {
  className: string;
  linkClass: string;
}

/** The page in each language, by the language's own name. */
export function LanguageLinks({ className, linkClass }: LanguageLinksProps) {
  const { language: current } = usePage();
  return (
    <ul className={`flex flex-wrap text-small ${className}`}>
      {languages.map((language) => (
        <li key={language.code}>
          <LanguageLink
            language={language}
            hrefLang={language.code}
            lang={language.code}
            dir={language.direction}
            aria-current={language.code === current.code ? 'true' : undefined}
            className={linkClass}
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
  );
}
