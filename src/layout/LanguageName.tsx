import { usePage } from '../i18n/page';
import type { Language } from '../site/languages';
import { Drawing } from '../ui/Drawing';

interface LanguageNameProps {
  language: Language;
}

/** A language's name in itself: drawn, where the page's own fonts lack its letters. */
export function LanguageName({ language: { name, drawnName, script } }: LanguageNameProps) {
  const page = usePage();
  if (!drawnName || script === page.language.script) return <span key="text">{name}</span>;
  return (
    <>
      <span className="sr-only">{name}</span>
      <Drawing name={drawnName} className="aspect-[178/78] h-[1.3em]" />
    </>
  );
}
