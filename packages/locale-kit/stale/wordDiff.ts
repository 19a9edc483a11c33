export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** What changed between two texts, word by word. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  const common = commonLengths(old, young);
  const parts: DiffPart[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < young.length) {
    const [removed, added] = [old[left], young[right]];
    if (removed !== undefined && removed === added) {
      append(parts, 'same', removed);
      left += 1;
      right += 1;
    } else if (
      added === undefined ||
      lengthAt(common, left + 1, right) >= lengthAt(common, left, right + 1)
    ) {
      if (removed === undefined) append(parts, 'added', young[right++] ?? '');
      else append(parts, 'removed', old[left++] ?? '');
    } else append(parts, 'added', young[right++] ?? '');
  }
  return parts;
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

/** For each pair of places, how many words the rests have in common, in order. */
function commonLengths(old: readonly string[], young: readonly string[]): number[][] {
  const lengths = old.map(() => young.map(() => 0));
  for (let left = old.length - 1; left >= 0; left -= 1) {
    for (let right = young.length - 1; right >= 0; right -= 1) {
      const length =
        old[left] === young[right]
          ? lengthAt(lengths, left + 1, right + 1) + 1
          : Math.max(lengthAt(lengths, left + 1, right), lengthAt(lengths, left, right + 1));
      lengths[left]?.splice(right, 1, length);
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly number[][], left: number, right: number): number {
  return lengths[left]?.[right] ?? 0;
}

function append(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
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
