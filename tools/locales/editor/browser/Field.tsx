import { useLayoutEffect, type KeyboardEvent } from 'react';
import { graphemeCount, wordCount } from '../../rules/length';
import { repairText } from '../../rules/patterns';
import { isMarked, withoutMark } from '../../rules/text';
import { inLanguage, source } from '../site';
import type { LengthLimit } from '../texts';
import { LanguageName } from './TextViews';
import type { FieldState } from './useField';
import { useWords } from './words';

interface FieldProps {
  state: FieldState;
  /** What the text is translated from. */
  english: string;
  /** Opens the next text of the list. */
  onNext: () => void;
  isLast: boolean;
}

/** The field of a text with its buttons. */
export function Field({ state, english, onNext, isLast }: FieldProps) {
  const { say } = useWords();
  const { text, field, draft, value, findings, insert, current, received } = state;
  const { language } = state.reference;
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [field]);
  const repairable = findings.filter(({ repair }) => repair !== undefined).length;
  const missing = language === source.code ? [] : missingParts(english, value);
  const waits = current === null || current === '' ? 'missing' : isMarked(current) && 'marked';
  const hint = withoutMark(current ?? english);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const goesOn = event.ctrlKey || event.metaKey;
    if (draft) state.save();
    else if (goesOn && event.shiftKey && state.stale) state.accept();
    // The next field opens before the next key press; the save goes on meanwhile.
    if (goesOn) onNext();
  }

  return (
    <section className="field" aria-labelledby="field-title">
      <h3>
        <span id="field-title">
          <LanguageName code={language} />
        </span>
        <Length text={value} limit={text.limits[language] ?? null} />
      </h3>
      {waits && (
        <p className="doubt">
          {say(`field.${waits}`)} {hint !== english && <span className="quiet">{hint}</span>}
        </p>
      )}
      <textarea
        ref={field}
        {...inLanguage(language)}
        rows={2}
        spellCheck
        className={draft ? 'unsaved' : undefined}
        aria-labelledby="field-title"
        aria-describedby="field-length findings"
        aria-invalid={findings.some(({ severity }) => severity === 'error')}
        value={value}
        onChange={(event) => state.write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="actions">
        <button type="button" className="primary" disabled={!draft} onClick={() => state.save()}>
          {say('field.save')}
        </button>
        {state.stale && !draft && (
          <button type="button" aria-keyshortcuts="Control+Shift+Enter" onClick={state.accept}>
            {say('field.accept')}
          </button>
        )}
        {repairable > 1 && (
          <button type="button" onClick={() => insert(repairText(value, language), true)}>
            {say('findings.correctAll')}
          </button>
        )}
        {received && !isMarked(received) && received !== value && (
          <button type="button" onClick={() => insert(received, true)}>
            {say('field.restore')}
          </button>
        )}
        {draft && (
          <button type="button" onClick={state.undo}>
            {say('field.undo')}
          </button>
        )}
        <Status state={state} isLast={isLast} />
      </div>
      {state.isConflict && <Conflict state={state} />}
      <div className="characters" role="group" aria-label={say('field.insert')}>
        {missing.map((part) => (
          <button key={part} type="button" className="wanted" onClick={() => insert(part)}>
            <bdi dir="ltr">{part}</bdi>
          </button>
        ))}
        {[...(characters[language] ?? '–…')].map((character) => (
          <button key={character} type="button" onClick={() => insert(character)}>
            <bdi {...inLanguage(language)}>{character}</bdi>
          </button>
        ))}
      </div>
    </section>
  );
}

/** The outcome of the last save. */
function Status({ state, isLast }: Pick<FieldProps, 'state' | 'isLast'>) {
  const { say } = useWords();
  const { saved, draft, isConflict } = state;
  const isWrong = saved?.state === 'refused' || saved?.state === 'failed';
  const reason = saved?.state === 'failed' ? saved.reason : '';
  const shown = draft && (!saved || saved.state === 'saved') ? 'notSaved' : saved?.state;
  return (
    <p role="status" className={isWrong ? 'wrong' : 'quiet'}>
      {shown && !isConflict && say(`status.${shown}`, { reason })} {isLast && say('status.last')}
    </p>
  );
}

function Length({ text, limit }: { text: string; limit: LengthLimit | null }) {
  const { say } = useWords();
  const isInWords = limit?.unit === 'words';
  const count = isInWords ? wordCount(text) : graphemeCount(text);
  const isOutside = limit !== null && (count < limit.least || count > limit.most);
  return (
    <span id="field-length" className={isOutside ? 'doubt' : 'quiet'}>
      {say(isInWords ? 'length.words' : 'length.characters', { count })}
      {limit && ` · ${say(limit.least === 0 ? 'length.most' : 'length.between', { ...limit })}`}
    </span>
  );
}

/** The wording that somebody else has saved meanwhile, and the choice between it and the draft. */
function Conflict({ state }: Pick<FieldProps, 'state'>) {
  const { say } = useWords();
  const { current, isWritten, reference } = state;
  return (
    <div className="conflict" role="alert">
      <p>{say(isWritten ? 'conflict.changed' : 'conflict.removed')}</p>
      {isWritten && <blockquote {...inLanguage(reference.language)}>{current}</blockquote>}
      <div className="actions">
        {isWritten && (
          <button type="button" onClick={state.undo}>
            {say('conflict.takeTheirs')}
          </button>
        )}
        <button type="button" onClick={() => state.save(current)}>
          {say('conflict.keepMine')}
        </button>
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
