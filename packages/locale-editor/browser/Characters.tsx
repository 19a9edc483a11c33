import type { RefObject } from 'react';
import { charactersOf, missingParts, type Insertion } from './insertions';
import { useWords } from './words';

interface CharactersProps {
  language: string;
  /** What the text is translated from; '' for the source. */
  english: string;
  value: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onInsert: (words: string, isWhole: boolean) => void;
}

/** What keyboards lack, and what the English has and the text lacks, to put in at the cursor. */
export function Characters({ language, english, value, field, onInsert }: CharactersProps) {
  const { say } = useWords();

  function insert({ before, after }: Insertion): void {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    onInsert(before + value.slice(selectionStart, selectionEnd) + after, false);
    if (selectionStart !== selectionEnd) return;
    const between = selectionStart + before.length;
    field.current?.setSelectionRange(between, between);
  }

  const button = (insertion: Insertion, label: string, className?: string) => (
    <button
      key={insertion.shown}
      type="button"
      className={className}
      title={label}
      aria-label={label}
      onClick={() => insert(insertion)}
    >
      <bdi>{insertion.shown}</bdi>
    </button>
  );
  return (
    <div className="characters" role="group" aria-label={say('characters.group')}>
      {missingParts(english, value).map((part) =>
        button(part, say('characters.putIn', { part: part.shown }), 'wanted'),
      )}
      {charactersOf(language).map((each) =>
        button(each, each.name ? say(`characters.${each.name}`) : each.shown),
      )}
    </div>
  );
}
