import { useEffect, useRef, useState } from 'react';
import type { NotesChange, StateName } from '../../../locale-kit/notes/notes';
import { wordDiff } from '../../../locale-kit/stale/wordDiff';
import { textId, type TextReference } from '../../texts';
import { Diff, viewStrings } from '../../views/TextViews';
import type { LanguageText } from '../protocol';
import { strings } from '../strings';
import { noteDrafts } from './drafts';
import { insertText } from './insertText';
import { ask, Refused } from './service';
import { useAnswer } from './useServer';
import { useStored } from './useStored';

interface NotesProps {
  reference: TextReference;
  /** The text as it is on disk. */
  text: Pick<LanguageText, 'notes' | 'version'>;
  /** Called with what is on disk now. */
  onDisk: (now: Partial<LanguageText>) => void;
}

/** What people note of a text, and how far it is. */
export function Notes({ reference, text: { notes, version }, onDisk }: NotesProps) {
  const id = textId(reference);
  const start = notes.note ?? '';
  const kept = noteDrafts.useAll().get(id);
  const draft = kept && kept.text !== start ? kept : null;
  const isOutrun = draft !== null && draft.opened !== start;
  const [by, setBy] = useStored('translate:author');
  const [said, setSaid] = useState('');
  const [isOpen, setOpen] = useState(draft !== null);
  const field = useRef<HTMLInputElement>(null);
  const details = useKeptInView(isOpen, notes);
  const current = notes.state?.name ?? 'translated';
  // A draft that says what the file says is none.
  useEffect(() => {
    if (kept && kept.text === start) noteDrafts.keep(id, null);
  }, [id, kept, start]);

  function write(note: string): void {
    const opened = draft?.opened ?? start;
    noteDrafts.keep(id, note === start ? null : { text: note, opened });
    setSaid('');
  }

  function putBack(note: string): void {
    insertText(field.current, note, true);
    write(note);
  }

  /** @returns whether it was noted */
  async function change(changed: NotesChange, note = start): Promise<boolean> {
    const seen = { note, state: notes.state ?? null, version };
    try {
      onDisk(await ask('note', { ...reference, ...changed, seen }));
      setSaid(strings.noted);
      return true;
    } catch (error) {
      if (error instanceof Refused) onDisk({ ...error.answer.current, ...error.answer.noted });
      setSaid(strings.failed(error instanceof Error ? error.message : String(error)));
      return false;
    }
  }

  async function keepNote(opened = draft?.opened): Promise<void> {
    if (!draft || !(await change({ note: draft.text.trim() || null }, opened))) return;
    const written = noteDrafts.of(id);
    const isSame = written?.text === draft.text;
    noteDrafts.keep(id, written && !isSame ? { ...written, opened: draft.text.trim() } : null);
  }

  return (
    <details
      ref={details}
      className="notes"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{strings.notes}</summary>
      <form
        className="note"
        onSubmit={(event) => {
          event.preventDefault();
          void keepNote();
        }}
      >
        <label>
          {strings.note}
          <input
            ref={field}
            value={draft?.text ?? start}
            dir="auto"
            className={draft ? 'unsaved' : undefined}
            onChange={(event) => write(event.currentTarget.value)}
          />
        </label>
        <div className="actions">
          <button type="submit" disabled={!draft}>
            {strings.keepNote}
          </button>
          {draft && (
            <button type="button" onClick={() => putBack(start)}>
              {strings.discard}
            </button>
          )}
        </div>
      </form>
      {isOutrun && (
        <div className="conflict" role="alert">
          <p>{start === '' ? strings.noteRemoved : strings.noteConflict}</p>
          {start !== '' && <blockquote dir="auto">{start}</blockquote>}
          <div className="actions">
            {start !== '' && (
              <button type="button" onClick={() => putBack(start)}>
                {strings.takeTheirs}
              </button>
            )}
            <button type="button" onClick={() => void keepNote(start)}>
              {strings.keepMine}
            </button>
          </div>
        </div>
      )}
      <div className="fields">
        <label>
          {strings.by}
          <input
            value={by}
            autoComplete="name"
            onChange={(event) => setBy(event.currentTarget.value)}
          />
        </label>
        <label>
          {strings.stateLabel}
          <select
            value={current}
            onChange={({ currentTarget: { value } }) => {
              const name = value as StateName;
              void change({ state: name === 'translated' ? null : { name, by } });
            }}
          >
            {Object.entries(viewStrings.states).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="quiet">
          {said}
        </p>
      </div>
    </details>
  );
}

interface HistoryProps {
  reference: TextReference;
  /** The text as the field has it. */
  text: string;
  onRestore: (text: string) => void;
}

/** The wordings that a text has had, each with a button that puts it back into the field. */
export function History({ reference, text, onRestore }: HistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const { answer, error } = useAnswer('history', isOpen ? reference : null);
  const details = useKeptInView(isOpen, answer);
  return (
    <details
      ref={details}
      className="notes"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{strings.history}</summary>
      {!answer && <p>{error?.message ?? strings.loading}</p>}
      {answer?.why && <p className="quiet">{answer.why}</p>}
      <ul>
        {answer?.versions.map((version) => (
          <li key={version.date}>
            <p className="quiet">
              {strings.past(version)} <q>{version.summary}</q>
            </p>
            <Diff parts={wordDiff(text, version.text)} code={reference.language} />
            {version.text !== text && (
              <button type="button" onClick={() => onRestore(version.text)}>
                {strings.restore}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Scrolls to what has been opened, and again when it has grown.
 * @param content what it shows
 * @returns the reference of its element
 */
function useKeptInView(isOpen: boolean, content: unknown) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen) details.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, content]);
  return details;
}
