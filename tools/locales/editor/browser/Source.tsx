import type { ReactNode } from 'react';
import { allLanguages, inLanguage, source } from '../site';
import { Diff, LanguageName } from './TextViews';
import type { FieldState } from './useField';
import { say } from './words';

/** The English that a text is translated from, with what has changed in it, and the other languages. */
export function Source({ state: { text, reference, stale } }: { state: FieldState }) {
  const isTranslation = reference.language !== source.code;
  const version = (code: string, words: ReactNode) => (
    <div key={code}>
      <h3>
        <LanguageName code={code} />
      </h3>
      <blockquote {...inLanguage(code)}>{words}</blockquote>
    </div>
  );
  const change = stale?.change && <Diff parts={stale.change} />;
  const others = [reference.language, source.code];
  return (
    <section className="source" aria-label={say('source.name')}>
      {isTranslation && version(source.code, change ?? text.english)}
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
