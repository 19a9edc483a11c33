import { useLayoutEffect, type KeyboardEvent } from 'react';
import { repairText } from '../../check/rules/patterns';
import { isPlaceholderText, withoutLabel } from '../../files/placeholderText';
import { inLanguage, source } from '../site';
import { EditorButton } from './EditorButton';
import { LanguageName } from './LanguageName';
import type { FieldState } from './useField';
import { isComposing } from './view';
import { say } from './words';

interface TextFieldProps {
  state: FieldState;
  caret: number | undefined;
  /** Whether the page doesn't show the draft. */
  isHeld: boolean;
  /** Opens the next text of the list. */
  onNext: () => void;
}

/** The field of a text with its buttons. */
export function TextField({ state, caret = 0, isHeld, onNext }: TextFieldProps) {
  const { text, field, draft, value, findings, insert, current, received } = state;
  const { language } = state.reference;
  const { english } = text;
  useLayoutEffect(() => {
    field.current?.setSelectionRange(caret, caret);
    field.current?.focus({ preventScroll: true });
  }, [field, caret]);
  const corrected = repairText(value, language);
  const missing = language === source.code ? [] : missingParts(english, value);
  const hint = withoutLabel(current ?? english);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    const goesOn = event.ctrlKey || event.metaKey;
    if (draft) state.save();
    // The next field opens before the next key press; the save goes on meanwhile.
    if (goesOn) onNext();
  }

  return (
    <section className="field" aria-labelledby="field-title">
      <h3 id="field-title">
        <LanguageName code={language} />
      </h3>
      {(!current || isPlaceholderText(current)) && (
        <p className="doubt">
          {say('field.waiting')} {hint !== english && <span className="quiet">{hint}</span>}
        </p>
      )}
      <textarea
        ref={field}
        {...inLanguage(language)}
        rows={2}
        spellCheck
        className={draft ? 'unsaved' : undefined}
        aria-labelledby="field-title"
        aria-describedby="findings"
        aria-invalid={findings.some(({ severity }) => severity === 'error')}
        value={value}
        onChange={(event) => state.write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={state.paste}
      />
      <div className="actions">
        <EditorButton
          says="field.save"
          className="primary"
          disabled={!draft}
          onClick={() => state.save()}
        />
        {state.canAccept && !draft && (
          <EditorButton says="field.accept" onClick={() => state.save(value)} />
        )}
        {findings.length > 0 && corrected !== value && (
          <EditorButton says="field.correct" onClick={() => insert(corrected, true)} />
        )}
        {received && !isPlaceholderText(received) && received !== value && (
          <EditorButton says="field.restore" onClick={() => insert(received, true)} />
        )}
        {draft && <EditorButton says="field.discard" onClick={state.discard} />}
        <Status state={state} />
      </div>
      {isHeld && <p className="quiet">{say('status.held')}</p>}
      {state.isConflict && <Conflict state={state} />}
      <div className="characters" role="group" aria-label={say('field.insert')}>
        {[...missing, ...(characters[language] ?? '–…')].map((part) => (
          <button
            key={part}
            type="button"
            className={missing.includes(part) ? 'wanted' : undefined}
            onClick={() => insert(part)}
          >
            <bdi {...inLanguage(missing.includes(part) ? source.code : language)}>{part}</bdi>
          </button>
        ))}
      </div>
    </section>
  );
}

function Status({ state }: { state: FieldState }) {
  const { saved, draft, isConflict } = state;
  const isWrong = saved?.state === 'refused' || saved?.state === 'failed';
  const shown = draft && (!saved || saved.state === 'saved') ? 'notSaved' : saved?.state;
  return (
    <p role="status" className={isWrong ? 'wrong' : 'quiet'}>
      {shown && !isConflict && say(`status.${shown}`, { reason: saved?.reason ?? '' })}
    </p>
  );
}

/** The wording that somebody else has saved meanwhile, and the choice between it and the draft. */
function Conflict({
  state: { current, isWritten, reference, discard, save },
}: {
  state: FieldState;
}) {
  return (
    <div className="conflict" role="alert">
      <p>{say(isWritten ? 'conflict.changed' : 'conflict.removed')}</p>
      {isWritten && <blockquote {...inLanguage(reference.language)}>{current}</blockquote>}
      <div className="actions">
        {isWritten && <EditorButton says="conflict.takeTheirs" onClick={discard} />}
        <EditorButton says="conflict.keepMine" onClick={() => save(current)} />
      </div>
    </div>
  );
}

/** Characters that keyboards of a language lack and no rule corrects. */
const characters: Readonly<Record<string, string>> = {
  en: '’“”–…',
  fr: 'œæÀÇÉÈÊÎÔŒ«»–…',
  ar: '«»،؛؟–…',
};

/** The placeholders and tags of the English that a translation lacks. */
function missingParts(english: string, text: string): string[] {
  const parts = english.match(/\{\{[^}]*\}\}|<\/?\w+>/gu) ?? [];
  return [...new Set(parts)].filter((part) => !text.includes(part));
}
