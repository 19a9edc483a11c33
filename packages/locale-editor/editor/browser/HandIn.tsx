import { useState } from 'react';
import { defaultLanguage } from '../../../../src/site/languages';
import type { Finding } from '../../../locale-kit/check/finding';
import { isMarked } from '../../../locale-kit/check/text';
import type { HandInText } from '../../../locale-kit/handIn/file';
import { ownWords } from '../../../locale-kit/stale/wordDiff';
import { textId } from '../../texts';
import { Diff, inLanguage, LanguageName, viewStrings } from '../../views/TextViews';
import { strings } from '../strings';
import { useDrafts } from './drafts';
import { PlacePicture } from './PlacePicture';
import { ask } from './service';
import { Findings } from './TextColumn';
import { useStored } from './useStored';
import { useAnswer } from './useServer';

interface HandInProps {
  language: string;
  onOpen: (id: string, ids: readonly string[]) => void;
}

/** What has changed since the texts were received, and the button that makes a file of it. */
export function HandIn({ language, onOpen }: HandInProps) {
  const { answer: prepared, error } = useAnswer('prepareHandIn', { language });
  const [author, setAuthor] = useStored('translate:author');
  const [note, setNote] = useState('');
  const [said, setSaid] = useState('');
  const unsaved = [...useDrafts().keys()].filter((id) => id.startsWith(`${language}/`)).length;
  if (!prepared) return <p>{error?.message ?? strings.loading}</p>;
  const { handIn, findings, isReady } = prepared;
  const ids = handIn.texts.map(({ file: name, key }) => textId({ language, name, key }));

  async function make(): Promise<void> {
    try {
      const { name, content } = await ask('handIn', { language, author, note });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
      setSaid(strings.handedIn(name));
    } catch (reason) {
      setSaid(reason instanceof Error ? reason.message : String(reason));
    }
  }

  return (
    <div className="hand-in">
      <p>
        {strings.handInHelp} <LanguageName code={language} />
      </p>
      {unsaved > 0 && <p className="missing">{strings.handInUnsaved(unsaved)}</p>}
      {handIn.texts.length === 0 && <p>{strings.handInNothing}</p>}
      <Findings findings={findings.filter(({ key }) => key === '')} />
      {handIn.texts.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <label>
            {strings.handInAuthor}
            <input
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the view is opened to hand in
              autoFocus
              autoComplete="name"
              value={author}
              onChange={(event) => setAuthor(event.currentTarget.value)}
            />
          </label>
          <label>
            {strings.handInNote}
            <input value={note} onChange={(event) => setNote(event.currentTarget.value)} />
          </label>
          <button type="submit" className="primary" disabled={!isReady}>
            {strings.handInMake(handIn.texts.length)}
          </button>
          {!isReady && <p className="missing">{strings.handInRefused}</p>}
          <p role="status">{said}</p>
        </form>
      )}
      <ul className="groups">
        {handIn.texts.map((text, index) => (
          <li key={ids[index]} className="changed">
            <Changed
              text={text}
              language={language}
              findings={findings.filter(({ key, file }) => {
                return key === text.key && file.endsWith(`/${text.file}.json`);
              })}
              onOpen={() => onOpen(ids[index] ?? '', ids)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChangedProps {
  text: HandInText;
  language: string;
  findings: readonly Finding[];
  onOpen: () => void;
}

/** A text old and new, at its place. */
function Changed({ text, language, findings, onOpen }: ChangedProps) {
  const { file: name, key, english, old, new: now, note, state } = text;
  const id = textId({ language, name, key });
  const before = isMarked(old ?? '') ? '' : (old ?? '');
  return (
    <>
      <button type="button" className="line" data-id={id} onClick={onOpen}>
        <span className="quiet">
          {name}: {key}
        </span>
        {language !== defaultLanguage.code && (
          <span {...inLanguage(defaultLanguage.code)} className="quiet excerpt">
            {english}
          </span>
        )}
        {before !== '' && before !== now && (
          <Diff parts={ownWords(before, now, 'removed')} code={language} />
        )}
        <Diff parts={ownWords(now, before, 'added')} code={language} />
        {old === now && note === undefined && state === undefined && <em>{strings.accepted}</em>}
        {note !== undefined && <em>{strings.noteSays(note ?? strings.noteGone)}</em>}
        {state !== undefined && <em>{state ? viewStrings.state(state) : strings.stateGone}</em>}
      </button>
      <PlacePicture id={id} />
      <Findings findings={findings} />
    </>
  );
}
