import { useEffect, useRef, useState } from 'react';
import { staleRule, type Finding } from '../../finding';
import { isMarked } from '../../rules/text';
import { withoutMarkers } from '../textMarkers';
import { textId, type SiteText, type TextReference } from '../texts';
import { ask } from './service';
import { acceptText, draftOf, forgetSave, keepDraft, saveDraft, useEditor } from './store';

/** How long after the last key a text is checked. */
const delay = 250;

/** A text that is being written: what is in its field, what is found in it, and what can be done. */
export function useField(reference: TextReference, text: SiteText) {
  const id = textId(reference);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useEditor(({ drafts }) => drafts.get(id));
  const saved = useEditor(({ saves }) => saves.get(id));
  const known = useEditor(({ site }) => site?.findings[id]) ?? [];
  const current = text.versions[reference.language] ?? null;
  const isWritten = current !== null && !isMarked(current);
  /** What the field begins with: a mark is no text to go on with. */
  const start = isWritten ? current : '';
  const value = draft?.text ?? start;
  const checked = useChecked(reference, draft?.text);
  const ofDraft = saved?.state === 'refused' ? saved.findings : (checked?.findings ?? []);
  // What waits to be written isn't wrong before it is begun.
  const findings = draft ? ofDraft : isWritten ? known : [];

  function write(written: string): void {
    const line = withoutMarkers(written).replace(/\s*[\r\n]+\s*/gu, ' ');
    const opened = draftOf(id)?.opened ?? current;
    keepDraft(id, line === start ? null : { text: line, opened });
    forgetSave(id);
  }

  return {
    ...{ id, reference, text, field, draft, saved, current, isWritten, value, findings, write },
    /** How the text was received, if it was another. */
    received: useEditor(({ site }) => site?.received[id]),
    stale: known.find(({ rule }) => rule === staleRule),
    /** Somebody else has written another wording meanwhile. */
    isOutrun: draft !== undefined && saved?.state !== 'saving' && draft.opened !== current,
    /** Whether what was found is of this very wording: what corrects another one would put it back. */
    isOfThis: !draft || checked?.text === value,
    /** Puts words at the cursor, or in the place of all, as if they were typed: Ctrl+Z goes back. */
    insert: (words: string, isWhole = false) => {
      field.current?.focus();
      if (isWhole) field.current?.select();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else can be undone in the field
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
      acceptText(id);
      field.current?.focus();
    },
  };
}

/** What {@link useField} gives. */
export type FieldState = ReturnType<typeof useField>;

/** What the check says of a draft, a moment after the last key. */
function useChecked({ language, name, key }: TextReference, text: string | undefined) {
  const [checked, setChecked] = useState<{ text: string; findings: readonly Finding[] }>();
  useEffect(() => {
    if (text === undefined) return;
    let isCurrent = true;
    const waiting = window.setTimeout(() => {
      ask('check', { language, name, key, text }).then(
        ({ findings }) => isCurrent && setChecked({ text, findings }),
        () => undefined,
      );
    }, delay);
    return () => {
      isCurrent = false;
      window.clearTimeout(waiting);
    };
  }, [language, name, key, text]);
  return checked;
}
