import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { staleRule, type Finding } from '../../locale-kit/check/finding';
import { isMarked } from '../../locale-kit/check/text';
import type { TextsAnswer } from '../protocol';
import { textId, textKey, type SiteText, type TextReference } from '../texts';
import { withoutMarks } from '../marks';
import { draftOf, keepDraft, useDraft } from './drafts';
import { insertText } from './insertText';
import { acceptText, forgetResult, saveDraft, useSaved } from './saving';
import { ask } from './service';

/** How long after the last key a text is checked. */
const delay = 250;

/** A text that is being written: what is in its field, what is found in it, and what can be done. */
export function useField(reference: TextReference, text: SiteText, answer: TextsAnswer) {
  const id = textId(reference);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(id);
  const saved = useSaved(id);
  const current = text.versions[reference.language] ?? null;
  const isWritten = current !== null && !isMarked(current);
  /** What the field begins with: a mark is no text to go on with. */
  const start = isWritten ? current : '';
  const value = draft?.text ?? start;
  const checked = useChecked(reference, draft?.text, current);
  const known = answer.findings[textKey(reference.name, reference.key)] ?? [];
  const ofDraft = saved?.state === 'refused' ? saved.findings : (checked?.findings ?? []);
  // What waits to be written isn't wrong before it is begun.
  const findings = draft ? ofDraft : isWritten ? known : [];

  function write(written: string): void {
    const line = withoutMarks(written).replace(/\s*[\r\n]+\s*/gu, ' ');
    const opened = draftOf(id)?.opened;
    keepDraft(id, line === start ? null : { text: line, opened: opened ?? current });
    forgetResult(id);
  }

  return {
    ...{ id, field, draft, saved, current, isWritten, value, findings, write },
    stale: known.find(({ rule }) => rule === staleRule),
    /** Somebody else has written another wording meanwhile. */
    isOutrun: draft !== undefined && saved?.state !== 'saving' && draft.opened !== current,
    /** Whether what was found is of this very wording: what corrects another one would put it back. */
    isOfThis: !draft || checked?.text === value,
    /** Puts words at the cursor, or in the place of all. */
    insert: (words: string, isWhole: boolean) => {
      insertText(field.current, words, isWhole);
      if (isWhole && (draftOf(id)?.text ?? start) !== words) write(words);
    },
    undo: () => {
      keepDraft(id, null);
      forgetResult(id);
      field.current?.focus();
    },
    save: (opened?: string | null) => saveDraft(id, opened),
    accept: () => void acceptText(id),
  };
}

/** What {@link useField} gives. */
export type FieldState = ReturnType<typeof useField>;

interface Checked {
  text: string;
  findings: readonly Finding[];
}

/** What the check says of a draft, a moment after the last key. */
function useChecked(reference: TextReference, text: string | undefined, current: string | null) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useEffectEvent(async (asked: string, isCurrent: () => boolean) => {
    const answer = await ask('check', { ...reference, text: asked }).catch(() => null);
    if (answer && isCurrent()) setChecked({ text: asked, findings: answer.findings });
  });
  useEffect(() => {
    if (text === undefined) return;
    let isCurrent = true;
    const waiting = window.setTimeout(() => void check(text, () => isCurrent), delay);
    return () => {
      isCurrent = false;
      window.clearTimeout(waiting);
    };
  }, [text, current]);
  return checked;
}
