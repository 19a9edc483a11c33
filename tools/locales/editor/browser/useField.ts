import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { staleRule, type Finding } from '../../check/finding';
import { idOf, type TextReference } from '../../files/keys';
import { keepNoBreakSpaces } from '../../check/rules/noBreakSpaces';
import { isPlaceholderText } from '../../files/placeholderText';
import { withoutMarkers } from '../textMarkers';
import type { TextVersions } from '../textVersions';
import { ask, save } from './requests';
import { keepDraft, useEditor } from './store';

export function useField(reference: TextReference, text: TextVersions) {
  const id = idOf(reference);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useEditor(({ drafts }) => drafts.get(id));
  const saved = useEditor(({ saves }) => saves.get(id));
  const received = useEditor(({ site }) => site?.received[id]);
  const known = useEditor(({ site }) => site?.findings[id]) ?? [];
  const current = text.versions[reference.language] ?? null;
  const isWritten = current !== null && !isPlaceholderText(current);
  /** A placeholder text is not edited but replaced: the field starts empty. */
  const start = isWritten ? current : '';
  const value = draft?.text ?? start;
  const checked = useChecked(reference, draft?.text);
  // An unwritten text has no errors until it is begun.
  const findings = draft ? checked : isWritten ? known : [];

  function write(written: string): void {
    const line = oneLine(written);
    // null is kept too: a text that was missing may have been written by somebody else since.
    const opened = draft ? draft.opened : current;
    keepDraft(id, line === start ? null : { text: line, opened });
  }

  /** Inserts words at the cursor, or in place of all, as if they were typed: Ctrl+Z undoes it. */
  function insert(words: string, isWhole = false): void {
    field.current?.focus();
    if (isWhole) field.current?.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else keeps the undo history
    document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
  }

  return {
    reference,
    text,
    field,
    draft,
    saved,
    received,
    current,
    isWritten,
    value,
    findings,
    write,
    insert,
    /** Pastes one line: a field whose value React changes afterwards forgets what Ctrl+Z would undo. */
    paste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text/plain');
      if (oneLine(pasted) === pasted) return;
      event.preventDefault();
      insert(oneLine(pasted));
    },
    stale: known.find(({ rule }) => rule === staleRule),
    /** Whether a person has to say that the text is right for the present English. */
    canAccept: isWritten && known.some(({ rule }) => rule === staleRule || rule === 'unrecorded'),
    /** Whether somebody else has changed the text since the draft was begun. */
    isConflict: draft !== undefined && saved?.state !== 'saving' && draft.opened !== current,
    // The field keeps the focus after a click on a button.
    discard: () => insert(start, true),
    save: (opened?: string | null) => {
      const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
      const kept = keepNoBreakSpaces(value, start);
      if (kept !== value) {
        insert(kept, true);
        field.current?.setSelectionRange(selectionStart, selectionEnd);
      }
      save(id, kept, opened);
      field.current?.focus();
    },
  };
}

/** A text is one paragraph, without the markers of words that were copied from the page. */
const oneLine = (text: string) => withoutMarkers(text).replace(/\s*[\r\n]+\s*/gu, ' ');

export type FieldState = ReturnType<typeof useField>;

/** Milliseconds after the last keystroke before a draft is checked. */
const delay = 250;

function useChecked({ language, name, key }: TextReference, text: string | undefined) {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    if (text === undefined) return;
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      ask('check', { language, name, key, text }).then(
        (answer) => isCurrent && setFindings(answer.findings),
        () => undefined,
      );
    }, delay);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [language, name, key, text]);
  return findings;
}
