import { useId, useRef, useState } from 'react';
import { ask } from './service';
import { store, stored } from './storage';
import { useWords } from './words';

/** A word that the browser keeps, such as the name of who works here. */
function useStored(name: string, first = '') {
  const [word, setWord] = useState(() => stored(name) ?? first);
  const keep = (next: string) => {
    store(name, next);
    setWord(next);
  };
  return [word, keep] as const;
}

function download({ name, content }: { name: string; content: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface HandInFormProps {
  /** How many texts can be handed in. */
  count: number;
  /** How many stay here. */
  staying: number;
  /** Who handed in before. */
  author: string;
  /** The id of what says which texts stay. */
  describedBy: string;
}

/** Who hands in, a word to who receives it, and the button that makes the file. */
export function HandInForm({ count, staying, author: known, describedBy }: HandInFormProps) {
  const { say } = useWords();
  const [author, setAuthor] = useStored('translate:author', known);
  const [note, setNote] = useStored('translate:hand-in-note');
  const [isNameAsked, setNameAsked] = useState(false);
  const [said, setSaid] = useState('');
  const name = useRef<HTMLInputElement>(null);
  const nameId = useId();
  const isNameless = isNameAsked && author.trim() === '';

  async function make(): Promise<void> {
    setSaid('');
    setNameAsked(true);
    if (author.trim() === '') return name.current?.focus();
    try {
      const made = await ask('handIn', { author, note });
      download(made);
      setNote('');
      setSaid(
        [
          say('handIn.made', { file: made.name }),
          staying > 0 && say('handIn.stayed', { count: staying }),
        ]
          .filter(Boolean)
          .join(' '),
      );
    } catch (reason) {
      setSaid(say('status.failed', { reason: reason instanceof Error ? reason.message : '' }));
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label>
        {say('handIn.author')}
        <input
          ref={name}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the view is opened to hand in
          autoFocus
          required
          autoComplete="name"
          dir="auto"
          aria-invalid={isNameless}
          aria-describedby={`${nameId} ${describedBy}`}
          value={author}
          onChange={(event) => setAuthor(event.currentTarget.value)}
        />
      </label>
      <label>
        {say('handIn.note')}
        <input dir="auto" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </label>
      <button type="submit" className="primary">
        {say('handIn.make', { count })}
      </button>
      <div>
        <p id={nameId} role="alert">
          {isNameless && say('handIn.nameless')}
        </p>
        <p role="status">{said}</p>
      </div>
    </form>
  );
}
