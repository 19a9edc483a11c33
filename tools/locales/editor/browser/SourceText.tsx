import { inLanguage, source } from '../site';
import { Diff } from './Diff';
import { LanguageName } from './LanguageName';
import type { FieldState } from './useField';
import { say } from './words';

/** The English that a text is translated from, with what has changed in it. */
export function SourceText({ state: { text, reference, stale } }: { state: FieldState }) {
  if (reference.language === source.code) return null;
  return (
    <section className="source" aria-label={say('source.name')}>
      <h3>
        <LanguageName code={source.code} />
      </h3>
      <blockquote {...inLanguage(source.code)}>
        {stale?.change ? <Diff parts={stale.change} /> : text.english}
      </blockquote>
      {stale && <p className="change">{say('source.changedHelp')}</p>}
    </section>
  );
}
