import type { DiffPart } from '../../record/wordDiff';
import { inLanguage, languageOf } from '../site';

export function LanguageName({ code }: { code: string }) {
  return <bdi {...inLanguage(code)}>{languageOf(code).name}</bdi>;
}

export function Diff({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const Part = kind === 'added' ? 'ins' : 'del';
    return <Part key={index}>{text}</Part>;
  });
}
