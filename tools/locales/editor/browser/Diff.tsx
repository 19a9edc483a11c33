import type { DiffPart } from '../../record/wordDiff';

export function Diff({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const Part = kind === 'added' ? 'ins' : 'del';
    return <Part key={index}>{text}</Part>;
  });
}
