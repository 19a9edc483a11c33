import { useLocation, type LinkProps } from 'react-router-dom';
import { usePage } from '../routing/usePage';
import { hrefOf } from '../site/hrefs';
import type { Language } from '../site/languages';
import { useHash, useSearch } from '../routing/address';
import { Link } from '../ui/Link';
import { saveReadingPosition } from '../ui/readingPosition';

interface LanguageLinkProps extends Omit<LinkProps, 'to' | 'state' | 'onClick'> {
  language: Language;
}

/** Links to the current page in another language; keeps the reading position, the query and the history state. */
export function LanguageLink({ language, ...props }: LanguageLinkProps) {
  const { screen } = usePage();
  const { state } = useLocation() as { state: unknown };
  const [search, hash] = [useSearch(), useHash()];
  return (
    <Link
      {...props}
      to={{ pathname: hrefOf(language, screen), search, hash }}
      state={state}
      preventScrollReset
      onClick={saveReadingPosition}
    />
  );
}
