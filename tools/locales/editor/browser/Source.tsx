import type { ReactNode } from 'react';
import type { Finding } from '../../finding';
import { isMarked, withoutMark } from '../../rules/text';
import { allLanguages, inLanguage, source } from '../site';
import type { SiteText, TextReference } from '../texts';
import { Diff, LanguageName } from './TextViews';
import { useWords } from './words';

interface SourceProps {
  text: SiteText;
  reference: TextReference;
  english: string;
  /** The finding that the English has changed since. */
  stale: Finding | undefined;
}

/** The English that a text is translated from, with what has changed in it, and the other languages. */
export function Source({ text, reference, english, stale }: SourceProps) {
  const { say } = useWords();
  const isTranslation = reference.language !== source.code;
  const version = (code: string, words: ReactNode) => (
    <div key={code}>
      <h3>
        <LanguageName code={code} />
      </h3>
      <blockquote {...inLanguage(code)}>{words}</blockquote>
    </div>
  );
  const change = stale?.change && <Diff parts={stale.change} code={source.code} />;
  const shown = isMarked(english)
    ? say('source.unwritten', { hint: withoutMark(english) })
    : english;
  const others = [reference.language, source.code];
  return (
    <section className="source" aria-label={say('source.name')}>
      {isTranslation && version(source.code, change ?? shown)}
      {stale && <p className="change">{say('source.changedHelp')}</p>}
      <details open={!isTranslation}>
        <summary>{say('source.others')}</summary>
        {allLanguages
          .filter(({ code }) => !others.includes(code))
          .map(({ code }) => version(code, text.versions[code] ?? ''))}
      </details>
    </section>
  );
}
