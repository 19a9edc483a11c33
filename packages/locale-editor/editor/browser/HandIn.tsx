import { useId, useRef, useState } from 'react';
import { defaultLanguage } from '../../../../src/site/languages';
import type { Finding } from '../../../locale-kit/check/finding';
import { isMarked } from '../../../locale-kit/check/text';
import type { HandInText } from '../../../locale-kit/handIn/file';
import { ownWords } from '../../../locale-kit/stale/wordDiff';
import { textId } from '../../texts';
import { Diff, inLanguage, LanguageName } from '../../views/TextViews';
import { strings } from '../strings';
import { useUnsaved } from './drafts';
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
  const [isNameAsked, setNameAsked] = useState(false);
  const [note, setNote] = useStored('translate:hand-in-note');
  const [said, setSaid] = useState('');
  const name = useRef<HTMLInputElement>(null);
  const [nameId, stayingId] = [useId(), useId()];
  const unsaved = [...useUnsaved().keys()].filter((id) => id.startsWith(`${language}/`));
  if (!prepared) return <p>{error?.message ?? strings.loading}</p>;
  const { handIn, heldBack, waiting, findings, stopping, unreadable } = prepared;
  const changed = [...heldBack, ...handIn.texts];
  const idOf = ({ file, key }: Pick<HandInText, 'file' | 'key'>) =>
    textId({ language, name: file, key });
  // A text that is begun may be missing, or held back, too.
  const staying = new Set([...unsaved, ...[...heldBack, ...waiting].map(idOf)]);
  const isNameless = isNameAsked && author.trim() === '';
  const groups = [
    { title: strings.heldBack, texts: heldBack },
    { title: strings.handedInNow, texts: handIn.texts },
  ].filter(({ texts }) => texts.length > 0);

  async function make(): Promise<void> {
    setSaid('');
    setNameAsked(author.trim() === '');
    if (author.trim() === '') return name.current?.focus();
    try {
      const { name: file, content } = await ask('handIn', { language, author, note });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
      link.download = file;
      link.click();
      URL.revokeObjectURL(link.href);
      setNote('');
      setSaid(strings.handedIn(file, staying.size));
    } catch (reason) {
      setSaid(reason instanceof Error ? reason.message : String(reason));
    }
  }

  return (
    <div className="hand-in">
      <p>
        {strings.handInHelp} <LanguageName code={language} />
      </p>
      {changed.length === 0 && <p>{strings.handInNothing}</p>}
      {unreadable.map((name) => (
        <p key={name} className="missing">
          {strings.handInUnreadable(name)}
        </p>
      ))}
      {stopping.length > 0 ? (
        <div className="broken" role="alert">
          <p className="missing">{strings.handInStopped}</p>
          {stopping.map((finding, index) => (
            <div key={index}>
              <p>{strings.inFile(finding)}</p>
              <Findings findings={[finding]} />
            </div>
          ))}
        </div>
      ) : (
        <div id={stayingId}>
          {heldBack.length > 0 && (
            <p className="missing">{strings.handInHeldBack(heldBack.length)}</p>
          )}
          {unsaved.length > 0 && <p className="missing">{strings.handInUnsaved(unsaved.length)}</p>}
          {waiting.length > 0 && <p className="quiet">{strings.handInWaiting(waiting.length)}</p>}
        </div>
      )}
      {changed.length > 0 && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <label>
            {strings.handInAuthor}
            <input
              ref={name}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the view is opened to hand in
              autoFocus
              required
              autoComplete="name"
              dir="auto"
              aria-invalid={isNameless}
              aria-describedby={`${nameId} ${stayingId}`}
              value={author}
              onChange={(event) => setAuthor(event.currentTarget.value)}
            />
          </label>
          <label>
            {strings.handInNote}
            <input
              dir="auto"
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </label>
          <button
            type="submit"
            className="primary"
            disabled={stopping.length > 0 || handIn.texts.length === 0}
          >
            {strings.handInMake(handIn.texts.length, changed.length)}
          </button>
          <div>
            <p id={nameId} role="alert">
              {isNameless && strings.handInNameless}
            </p>
            <p role="status">{said}</p>
          </div>
        </form>
      )}
      <div className="groups">
        {groups.map(({ title, texts }) => (
          <section key={title(0)}>
            <h3>{title(texts.length)}</h3>
            <ul>
              {texts.map((text) => (
                <li key={idOf(text)} className="changed">
                  <Changed
                    text={text}
                    language={language}
                    findings={findings.filter(
                      ({ key, file }) => key === text.key && file.endsWith(`/${text.file}.json`),
                    )}
                    onOpen={() => onOpen(idOf(text), changed.map(idOf))}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
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
  const { file: name, key, english, old, new: now, earlier } = text;
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
        {old === now && <em>{earlier ? strings.wordingBack : strings.accepted}</em>}
      </button>
      <Findings findings={findings} />
    </>
  );
}
