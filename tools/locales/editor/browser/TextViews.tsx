import { fold } from '../../search';
import type { DiffPart } from '../../wordDiff';
import { inLanguage, languageOf } from '../site';

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
        const Part = kind === 'added' ? 'ins' : 'del';
        return <Part key={index}>{text}</Part>;
      })}
    </span>
  );
}

/** A text with the words marked in which a search has found something, by the same folding as the search. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const sought = fold(query).split(' ').filter(Boolean);
  return text
    .split(/(\s+)/u)
    .map((word, index) =>
      sought.some((part) => fold(word).includes(part)) ? <mark key={index}>{word}</mark> : word,
    );
}
