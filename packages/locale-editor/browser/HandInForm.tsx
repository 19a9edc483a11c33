import { useState } from 'react';
import { ask } from './service';
import { store, stored } from './storage';
import { useWords } from './words';

interface HandInFormProps {
  /** How many texts can be handed in. */
  count: number;
  /** Who handed in before. */
  author: string;
}

/** Who hands in, a word to who receives it, and the button that makes the file. */
export function HandInForm({ count, author }: HandInFormProps) {
  const { say } = useWords();
  const [said, setSaid] = useState('');
  const [who, setWho] = useState({
    author: stored('translate:author') ?? author,
    note: stored('translate:note') ?? '',
  });

  /** The browser keeps what is written. */
  function write(name: keyof typeof who, value: string): void {
    store(`translate:${name}`, value);
    setWho((before) => ({ ...before, [name]: value }));
  }

  async function make(): Promise<void> {
    try {
      const { name, content } = await ask('handIn', who);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
      write('note', '');
      setSaid(say('handIn.made', { file: name }));
    } catch (reason) {
      setSaid(say('status.failed', { reason: reason instanceof Error ? reason.message : '' }));
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label>
        {say('handIn.author')}
        <input
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the view is opened to hand in
          autoFocus
          required
          autoComplete="name"
          dir="auto"
          value={who.author}
          onChange={(event) => write('author', event.currentTarget.value)}
        />
      </label>
      <label>
        {say('handIn.note')}
        <input
          dir="auto"
          value={who.note}
          onChange={(event) => write('note', event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="primary">
        {say('handIn.make', { count })}
      </button>
      <p role="status">{said}</p>
    </form>
  );
}
