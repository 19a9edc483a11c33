import { useEffect, useRef, useState } from 'react';
import type { NotesChange, StateName, TextNotes } from '../../../locale-kit/notes/notes';
import { wordDiff } from '../../../locale-kit/stale/wordDiff';
import type { TextReference } from '../../texts';
import { Diff, viewStrings } from '../../views/TextViews';
import type { Actions } from '../protocol';
import { strings } from '../strings';
import { ask } from './service';
import { useAnswer } from './useServer';
import { useStored } from './useStored';

interface NotesProps {
  reference: TextReference;
  notes: TextNotes;
  onNoted: (answer: Actions['note'][1]) => void;
}

/** What people note of a text, and how far it is. */
export function Notes({ reference, notes, onNoted }: NotesProps) {
  const [note, setNote] = useState(notes.note ?? '');
  const [by, setBy] = useStored('translate:author');
  const [said, setSaid] = useState('');
  const [isOpen, setOpen] = useState(false);
  const details = useKeptInView(isOpen, notes);
  const current = notes.state?.name ?? 'translated';

  async function change(changed: NotesChange): Promise<void> {
    try {
      onNoted(await ask('note', { ...reference, ...changed }));
      setSaid(strings.noted);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <details
      ref={details}
      className="notes"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{strings.notes}</summary>
      <div className="fields">
        <label>
          {strings.note}
          <input value={note} dir="auto" onChange={(event) => setNote(event.currentTarget.value)} />
        </label>
        <button type="button" onClick={() => void change({ note: note.trim() || null })}>
          {strings.keepNote}
        </button>
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
