import { useState } from 'react';
import { EditorButton } from './EditorButton';
import { ask, Refused } from './requests';
import { useEditor } from './store';
import { say } from './words';

export function HandIn() {
  const [author, setAuthor] = useState('');
  const [result, setResult] = useState('');
  const unsaved = useEditor(({ drafts }) => drafts.size);

  async function handIn(): Promise<void> {
    try {
      const { name, content } = await ask('handIn', { author });
      const href = URL.createObjectURL(new Blob([content]));
      Object.assign(document.createElement('a'), { href, download: name }).click();
      URL.revokeObjectURL(href);
      setResult(say('handIn.made', { file: name }));
    } catch (error) {
      setResult(error instanceof Refused ? error.message : say('trouble.stopped'));
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void handIn();
      }}
    >
      <label>
        {say('handIn.author')}
        <input
          required
          autoComplete="name"
          dir="auto"
          value={author}
          onChange={(event) => setAuthor(event.currentTarget.value)}
        />
      </label>
      <EditorButton type="submit" says="lists.handIn" className="primary" />
      {unsaved > 0 && <p className="doubt">{say('bar.unsaved', { count: unsaved })}</p>}
      <p role="status">{result}</p>
    </form>
  );
}
