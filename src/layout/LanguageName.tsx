import { usePage } from '../i18n/page';
import type { Language } from '../site/languages';
import { useDrawings } from '../ui/drawings';

interface LanguageNameProps {
  language: Language;
}

/** A language's name in itself: drawn, where the page's own fonts lack its letters. */
export function LanguageName({ language }: LanguageNameProps) {
  const page = usePage();
  const { name, nameBox, script } = language;
  if (!nameBox || script === page.language.script) return name;
  return (
    <>
      <span className="sr-only">{name}</span>
      <DrawnName code={language.code} box={nameBox} />
    </>
  );
}

interface DrawnNameProps {
  code: Language['code'];
  box: string;
}

/** Apart from the name, which outlives it: what is drawn again needs the drawings of then. */
function DrawnName({ code, box }: DrawnNameProps) {
  const drawings = useDrawings();
  return (
    <svg aria-hidden="true" viewBox={box} fill="currentColor" className="h-[1.3em]">
      <drawings.Name code={code} />
    </svg>
  );
}
