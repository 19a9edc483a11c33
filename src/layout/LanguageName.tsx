import { usePage } from '../i18n/PageContext';
import type { Language } from '../site/languages';
import { useDrawings } from '../ui/drawings';

interface LanguageNameProps {
  language: Language;
}

/** A language's name in itself: drawn, where the page's own fonts lack its letters. */
export function LanguageName({ language }: LanguageNameProps) {
  const page = usePage();
  const drawings = useDrawings();
  const { code, name, nameBox, script } = language;
  if (!nameBox || script === page.language.script) return name;
  return (
    <>
      <span className="sr-only">{name}</span>
      <svg aria-hidden="true" viewBox={nameBox} fill="currentColor" className="h-[1.3em]">
        {drawings ? <drawings.Name code={code} /> : ''}
      </svg>
    </>
  );
}
