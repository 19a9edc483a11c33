import { useState } from 'react';
import { isMarked } from '../../rules/text';
import { wordDiff } from '../../wordDiff';
import { parseTextId, textKey } from '../texts';
import { ask, Refused } from './service';
import { store, stored } from './storage';
import { useEditor, type Site } from './store';
import { TextGroups, type OnOpen } from './TextGroups';
import { useWords } from './words';

interface HandInProps {
  site: Site;
  /** The language of the page. */
  language: string;
  onOpen: OnOpen;
}

/** The texts of all languages that have changed since they were received, and the form that hands them in. */
export function HandIn({ site, language, onOpen }: HandInProps) {
  const { say } = useWords();
  const unsaved = useEditor(({ drafts }) => drafts.size);
  const changed = Object.entries(site.received).flatMap(([id, received = '']) => {
    const reference = parseTextId(id);
    const shown = reference && site.texts.get(textKey(reference))?.versions[reference.language];
    if (!shown) return [];
    const change = wordDiff(isMarked(received) ? '' : received, shown);
    const isWrong = site.findings[id]?.some(({ severity }) => severity === 'error') ?? false;
    return [{ id, shown, shownIn: reference.language, change, isWrong }];
  });
  const ready = changed.filter(({ isWrong }) => !isWrong);
  const heldBack = changed.filter(({ isWrong }) => isWrong);
  return (
    <>
      <p>{say(changed.length === 0 ? 'handIn.nothing' : 'handIn.help')}</p>
      {unsaved > 0 && <p>{say('handIn.unsaved', { count: unsaved })}</p>}
      {ready.length > 0 && <Form count={ready.length} />}
      <div className="groups">
        <TextGroups
          groups={[
            { title: 'handIn.heldBack', texts: heldBack },
            { title: 'handIn.ready', texts: ready },
          ]}
          {...{ language, onOpen }}
        />
      </div>
    </>
  );
}

/** The key of the translator's name in the browser's storage. */
const authorKey = 'translate:author';

/** Makes the hand-in files and downloads them. */
function Form({ count }: { count: number }) {
  const { say } = useWords();
  const [author, setAuthor] = useState(() => stored(authorKey) ?? '');
  const [result, setResult] = useState('');

  async function handIn(): Promise<void> {
    try {
      const files = await ask('handIn', { author });
      for (const { name, content } of files) {
        const href = URL.createObjectURL(new Blob([content]));
        Object.assign(document.createElement('a'), { href, download: name }).click();
        URL.revokeObjectURL(href);
      }
      store(authorKey, author);
      setResult(say('handIn.made', { file: files.map(({ name }) => name).join(', ') }));
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
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the list is opened to hand in
          autoFocus
          required
          autoComplete="name"
          dir="auto"
          value={author}
          onChange={(event) => setAuthor(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="primary">
        {say('handIn.make', { count })}
      </button>
      <p role="status">{result}</p>
    </form>
  );
}
