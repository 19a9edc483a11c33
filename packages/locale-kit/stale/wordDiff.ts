import { diffArrays } from 'diff';

export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** The last word of a text has no space behind it, and is the same word with one. */
const comparator = (one: string, other: string) => one.trimEnd() === other.trimEnd();

/** What changed between two texts, word by word. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  let left = 0;
  return diffArrays(old, young, { comparator }).map(({ added, removed, value }) => {
    const words = value.map((word, at) => {
      const other = added || removed ? word : (old[left + at] ?? word);
      return other.length > word.length ? other : word;
    });
    if (!added) left += value.length;
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: words.join('') };
  });
}

/** A text whole, to its spaces, with the words marked that another wording lacks. */
export function ownWords(text: string, other: string, kind: 'added' | 'removed'): DiffPart[] {
  return diffArrays(wordsOf(other), wordsOf(text), { comparator })
    .filter(({ removed }) => !removed)
    .map(({ added, value }) => ({ kind: added ? kind : 'same', text: value.join('') }));
}

/** A diff as one line: `the [first → last] stone`, `[new: …]`, `[removed: …]`. */
export function formatDiff(parts: readonly DiffPart[]): string {
  return parts
    .map(({ kind, text }, index) => {
      const next = parts[index + 1];
      if (kind === 'same') return text;
      if (kind === 'removed') {
        return next?.kind === 'added' ? `[${text.trim()} → ` : `[removed: ${text.trim()}] `;
      }
      const end = text.endsWith(' ') ? '] ' : ']';
      const isReplacement = parts[index - 1]?.kind === 'removed';
      return `${isReplacement ? '' : '[new: '}${text.trim()}${end}`;
    })
    .join('')
    .trim();
}

/** Words, each with the space behind it; punctuation by itself. */
function wordsOf(text: string): string[] {
  return text.match(/(?:\{\{[^}]*\}\}|[\p{L}\p{M}\p{N}’'-]+|[^\s])\s*/gu) ?? [];
}

/** How many words are left before and after each change. */
const context = 4;

/** The changes of a text with the words around them: what is long and the same is left out. */
export function excerpt(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part;
    const words = part.text.match(/\S+\s*/gu) ?? [];
    const before = index === 0 ? [] : words.slice(0, context);
    const after = index === parts.length - 1 ? [] : words.slice(-context);
    if (before.length + after.length >= words.length) return part;
    return { ...part, text: [...before, '… ', ...after].join('') };
  });
}
