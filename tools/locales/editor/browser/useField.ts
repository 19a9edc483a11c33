import { useEffect, useRef, useState } from 'react';
import { staleRule, type Finding } from '../../finding';
import { isMarked } from '../../rules/text';
import { withoutMarkers } from '../textMarkers';
import { textId, type SiteText, type TextReference } from '../texts';
import { ask } from './service';
import { acceptText, draftOf, forgetSave, keepDraft, saveDraft, useEditor } from './store';

/** The state of the field of a text, and its actions. */
export function useField(reference: TextReference, text: SiteText) {
  const id = textId(reference);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useEditor(({ drafts }) => drafts.get(id));
  const saved = useEditor(({ saves }) => saves.get(id));
  const known = useEditor(({ site }) => site?.findings[id]) ?? [];
  const current = text.versions[reference.language] ?? null;
  const isWritten = current !== null && !isMarked(current);
  /** A placeholder text is not edited but replaced: the field starts empty. */
  const start = isWritten ? current : '';
  const value = draft?.text ?? start;
  const checked = useChecked(reference, draft?.text);
  const ofDraft = saved?.state === 'refused' ? saved.findings : (checked?.findings ?? []);
  // An unwritten text has no errors until it is begun.
  const findings = draft ? ofDraft : isWritten ? known : [];

  function write(written: string): void {
    const line = withoutMarkers(written).replace(/\s*[\r\n]+\s*/gu, ' ');
    const opened = draftOf(id)?.opened ?? current;
    keepDraft(id, line === start ? null : { text: line, opened });
    forgetSave(id);
  }

  return {
    ...{ id, reference, text, field, draft, saved, current, isWritten, value, findings, write },
    /** The text as it was received, if it has changed since. */
    received: useEditor(({ site }) => site?.received[id]),
    stale: known.find(({ rule }) => rule === staleRule),
    /** Whether somebody else has changed the text since the draft was begun. */
    isConflict: draft !== undefined && saved?.state !== 'saving' && draft.opened !== current,
    /** Whether the findings are those of the words in the field: corrections of older words would undo typing. */
    isChecked: !draft || checked?.text === value,
    /** Inserts words at the cursor, or in place of all, as if they were typed: Ctrl+Z undoes it. */
    insert: (words: string, isWhole = false) => {
      field.current?.focus();
      if (isWhole) field.current?.select();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else keeps the undo history
      document.execCommand('insertText', false, words);
      if (isWhole && (draftOf(id)?.text ?? start) !== words) write(words);
    },
    undo: () => {
      keepDraft(id, null);
      forgetSave(id);
      field.current?.focus();
    },
    save: (opened?: string | null) => {
      saveDraft(id, opened);
      field.current?.focus();
    },
    accept: () => {
      if (isWritten) acceptText(id, current);
      field.current?.focus();
    },
  };
}

export type FieldState = ReturnType<typeof useField>;

/** Milliseconds after the last keystroke before a draft is checked. */
const delay = 250;

/** The findings of a draft, debounced. */
function useChecked({ language, name, key }: TextReference, text: string | undefined) {
  const [checked, setChecked] = useState<{ text: string; findings: readonly Finding[] }>();
  useEffect(() => {
    if (text === undefined) return;
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      ask('check', { language, name, key, text }).then(
        ({ findings }) => isCurrent && setChecked({ text, findings }),
        () => undefined,
      );
    }, delay);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [language, name, key, text]);
  return checked;
}
