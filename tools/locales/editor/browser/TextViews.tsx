import type { DiffPart } from '../../wordDiff';
import { inLanguage, languageOf } from '../site';

/** The name of a language in that language. */
export function LanguageName({ code }: { code: string }) {
  return <bdi {...inLanguage(code)}>{languageOf(code).name}</bdi>;
}

/** A word diff, with `<ins>` and `<del>`. */
export function Diff({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const Part = kind === 'added' ? 'ins' : 'del';
    return <Part key={index}>{text}</Part>;
  });
}
