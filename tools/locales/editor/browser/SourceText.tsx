import { isPlaceholderText } from '../../files/placeholderText';
import { inLanguage, source } from '../siteAdapter';
import { Diff } from './Diff';
import { LanguageName } from './LanguageName';
import type { FieldState } from './useField';
import { explain, say } from './words';

const noEnglish = explain({ rule: 'no-english', values: {} });

/** The English that a text is translated from, with what has changed in it. */
export function SourceText({ state: { text, reference, stale } }: { state: FieldState }) {
  if (reference.language === source.code) return null;
  return (
    <section className="source" aria-label={say('source.name')}>
      <h3>
        <LanguageName code={source.code} />
      </h3>
      {isPlaceholderText(text.english) ? (
        <p className="doubt">
          {noEnglish.message} {noEnglish.suggestion}
        </p>
      ) : (
        <blockquote {...inLanguage(source.code)}>
          {stale?.change ? <Diff parts={stale.change} /> : text.english}
        </blockquote>
      )}
      {stale && <p className="change">{say('source.changedHelp')}</p>}
    </section>
  );
}
