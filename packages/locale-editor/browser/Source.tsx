import type { Finding } from '../../locale-kit/check/finding';
import { isMarked, withoutMark } from '../../locale-kit/check/text';
import { excerpt } from '../../locale-kit/stale/wordDiff';
import type { TextsAnswer } from '../protocol';
import { allLanguages, inLanguage, source } from '../site';
import { textId, type SiteText, type TextReference } from '../texts';
import { Diff, LanguageName } from './TextViews';
import { englishOf } from './siteTexts';
import { useWords } from './words';

interface SourceProps {
  answer: TextsAnswer;
  text: SiteText;
  reference: TextReference;
  /** That the English has changed since the text was made from it. */
  stale: Finding | undefined;
  onOpen: (id: string) => void;
}

/** What a text is made from: the English, what has changed in it, and the other languages. */
export function Source({ answer, text, reference, stale, onOpen }: SourceProps) {
  const { say } = useWords();
  const english = englishOf(answer, text);
  const isTranslation = reference.language !== source.code;
  const others = allLanguages.filter(
    ({ code }) => ![reference.language, source.code].includes(code),
  );
  const isUnwritten = isMarked(english);
  return (
    <section className="source" aria-label={say('source.name')}>
      {isTranslation && (
        <>
          <h3>
            <LanguageName code={source.code} />{' '}
            <span className="quiet">{say('source.original')}</span>
          </h3>
          {isUnwritten ? (
            <p className="doubt">{say('source.unwritten', { hint: withoutMark(english) })}</p>
          ) : (
            <blockquote {...inLanguage(source.code)}>{english}</blockquote>
          )}
          {stale?.change && (
            <div className="change">
              <strong>{say('source.changed')}</strong>{' '}
              <Diff parts={excerpt(stale.change)} code={source.code} />
            </div>
          )}
          {stale && <p className="quiet">{say('source.changedHelp')}</p>}
          <button
            type="button"
            className="link"
            onClick={() => onOpen(textId({ ...reference, language: source.code }))}
          >
            {say('source.edit')}
          </button>
        </>
      )}
      <details open={!isTranslation}>
        <summary>{say('source.others')}</summary>
        {others.map(({ code }) => (
          <div key={code}>
            <h3>
              <button
                type="button"
                className="link"
                onClick={() => onOpen(textId({ ...reference, language: code }))}
              >
                <LanguageName code={code} />
              </button>
            </h3>
            <blockquote {...inLanguage(code)}>{text.versions[code]}</blockquote>
          </div>
        ))}
      </details>
    </section>
  );
}
