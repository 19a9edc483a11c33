import type { DiffPart } from '../../locale-kit/stale/wordDiff';
import { inLanguage, languageOf } from '../site';
import { hitsIn } from './hits';

/** A language's own name for itself. */
export function LanguageName({ code }: { code: string }) {
  return <bdi {...inLanguage(code)}>{languageOf(code).name}</bdi>;
}

/** What has changed in a text, as words taken out and put in. */
export function Diff({ parts, code }: { parts: readonly DiffPart[]; code: string }) {
  return (
    <span className="diff" {...inLanguage(code)}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return text;
        // The space behind a word is no change of its own.
        const words = text.trimEnd();
        const Part = kind === 'added' ? 'ins' : 'del';
        return (
          <span key={index}>
            <Part>{words}</Part>
            {text.slice(words.length)}
          </span>
        );
      })}
    </span>
  );
}

/** A text with what was looked for in it. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return hitsIn(text, query).map(({ isHit, words }, index) =>
    isHit ? <mark key={index}>{words}</mark> : words,
  );
}
