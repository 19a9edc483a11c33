import { diffArrays } from 'diff';

export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/**
 * The changes between two texts word by word, or both whole if more than half of their words differ. `diffWords` of the
 * package would repeat words beside no-break spaces.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const parts = diffArrays(wordsOf(before), wordsOf(after)).map(
    ({ value, removed, added }): DiffPart => ({
      kind: removed ? 'removed' : added ? 'added' : 'same',
      text: value.join(''),
    }),
  );
  const countOf = (kind: DiffPart['kind']) =>
    parts
      .filter((part) => part.kind === kind)
      .reduce((sum, { text }) => sum + (text.match(/\S+/gu)?.length ?? 0), 0);
  const most = Math.max(countOf('removed'), countOf('added'));
  if (most <= countOf('same') || before === '' || after === '') return parts;
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

/** A diff as one line: `the [-first-][+last+] stone`. */
export function formatDiff(parts: readonly DiffPart[]): string {
  const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] } as const;
  return parts.map(({ kind, text }) => signs[kind].join(text)).join('');
}

/** Number of unchanged words that are kept before and after each change. */
const context = 4;

/** Shortens the unchanged parts of a diff to the words beside each change. */
export function excerpt(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part;
    const words = part.text.match(/^\s*\S+\s*|\S+\s*/gu) ?? [];
    const before = index === 0 ? [] : words.slice(0, context);
    const after = index === parts.length - 1 ? [] : words.slice(-context);
    if (before.length + after.length >= words.length) return part;
    return { ...part, text: [...before, '… ', ...after].join('') };
  });
}
