import { diffArrays } from 'diff';

export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** What changed between two texts, word by word. `diffWords` would repeat words beside no-break spaces. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) parts.push({ kind: 'removed', text: removed });
    if (added) parts.push({ kind: 'added', text: added });
    removed = added = '';
  };
  const changes = diffArrays(wordsOf(before), wordsOf(after));
  for (const [at, change] of changes.entries()) {
    const text = change.value.join('');
    // The space between two changed words belongs to the change.
    const isGap = text.trim() === '' && at > 0 && at < changes.length - 1;
    if (change.removed || isGap) removed += text;
    if (change.added || isGap) added += text;
    if (change.removed || change.added || isGap) continue;
    flush();
    parts.push({ kind: 'same', text });
  }
  flush();
  return parts;
}

/** A diff as one line: `the [-first-][+last+] stone`. */
export function formatDiff(parts: readonly DiffPart[]): string {
  const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] } as const;
  return parts.map(({ kind, text }) => signs[kind].join(text)).join('');
}

/** Words before and after each change. */
const context = 4;

/** The changes of a text with the words around them. */
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
