import { useLayoutEffect, type KeyboardEvent } from 'react';
import { lengthOf } from '../../check/rules/length';
import { isPlaceholderText } from '../../files/placeholderText';
import { inLanguage, source } from '../siteAdapter';
import { EditorButton } from './EditorButton';
import { LanguageName } from './LanguageName';
import { breaksPage } from './preview';
import type { FieldState } from './useField';
import { isComposing } from './view';
import { say } from './words';

interface TextFieldProps {
  state: FieldState;
  caret: number | undefined;
  /** Opens the next text of the list. */
  onNext: () => void;
}

/** The field of a text, with keys for what keyboards lack. */
export function TextField({ state, caret = 0, onNext }: TextFieldProps) {
  const { text, field, draft, value, findings, insert } = state;
  const { language } = state.reference;
  const { english } = text;
  useLayoutEffect(() => {
    field.current?.setSelectionRange(caret, caret);
    field.current?.focus({ preventScroll: true });
  }, [field, caret]);
  const missing = language === source.code ? [] : missingParts(english, value);
  const limit = text.limits[language];
  const length = limit ? lengthOf(value, limit.unit) : 0;
  const isTooLong = limit !== undefined && length > limit.most;
  const hasEnglish = language === source.code || !isPlaceholderText(english);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    const goesOn = event.ctrlKey || event.metaKey;
    if (draft) state.save();
    const isRefused = breaksPage(state.reference, text, value) || (isTooLong && limit.isHard);
    // The next field opens before the next key press; the save goes on meanwhile.
    if (goesOn && !(draft && isRefused)) onNext();
  }

  return (
    <section className="field" aria-labelledby="field-title">
      <div className="field-head">
        <h3 id="field-title">
          <LanguageName code={language} />
        </h3>
        {limit && (
          <span className={isTooLong ? 'doubt' : 'quiet'}>
            {say(limit.least > 0 ? 'length.range' : 'length.most', {
              length,
              least: limit.least,
              most: limit.most,
              unit: limit.unit,
            })}
          </span>
        )}
        <div className="keys" role="group" aria-label={say('field.insert')}>
          {[...missing, ...(characters[language] ?? '–')].map((part) => (
            <button
              key={part}
              type="button"
              className={missing.includes(part) ? 'key wanted' : 'key'}
              onClick={() => insert(part)}
            >
              <bdi {...inLanguage(missing.includes(part) ? source.code : language)}>{part}</bdi>
            </button>
          ))}
        </div>
      </div>
      {!state.isWritten && hasEnglish && <p className="doubt">{say('field.waiting')}</p>}
      <textarea
        ref={field}
        {...inLanguage(language)}
        rows={2}
        spellCheck
        aria-labelledby="field-title"
        aria-describedby="findings"
        aria-invalid={findings.some(({ severity }) => severity === 'error')}
        value={value}
        onChange={(event) => state.write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={state.paste}
      />
      {state.isConflict && <Conflict state={state} />}
    </section>
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
  en: '’“”–',
  fr: 'œÀÇÉÈÊÎÔŒ«»–',
  ar: '«»،؛؟–',
};

/** The placeholders and tags of the English that a translation lacks. */
function missingParts(english: string, text: string): string[] {
  const parts = english.match(/\{\{[^}]*\}\}|<\/?\w+>/gu) ?? [];
  return [...new Set(parts)].filter((part) => !text.includes(part));
}
