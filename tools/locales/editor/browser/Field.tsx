import { useLayoutEffect, type KeyboardEvent } from 'react';
import { graphemeCount, wordCount } from '../../rules/length';
import { repairText } from '../../rules/patterns';
import { isMarked, withoutMark } from '../../rules/text';
import { inLanguage, source } from '../site';
import type { LengthLimit } from '../texts';
import { LanguageName } from './TextViews';
import type { FieldState } from './useField';
import { useWords } from './words';

export interface FieldProps {
  state: FieldState;
  /** What the text is translated from. */
  english: string;
  /** Opens the next text of the list. */
  onNext: () => void;
  /** Whether the list ends here. */
  isLast: boolean;
}

/** The field of a text, with what can be done about it. */
export function Field({ state, english, onNext, isLast }: FieldProps) {
  const { say } = useWords();
  const { text, field, draft, value, findings, insert, current, received } = state;
  const { language } = state.reference;
  const isSource = language === source.code;
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [field]);
  const repairable = findings.filter(({ repair }) => repair !== undefined).length;
  const isWrong = findings.some(({ severity }) => severity === 'error');
  const parts = isSource ? [] : missingParts(english, value);
  const waits = current === null || current === '' ? 'missing' : isMarked(current) && 'marked';
  const hint = withoutMark(current ?? english);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const goesOn = event.ctrlKey || event.metaKey;
    if (draft) state.save();
    else if (goesOn && event.shiftKey && state.stale) state.accept();
    // The next text has its field before the next key is pressed; the save goes on meanwhile.
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
        aria-invalid={isWrong}
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
            {say('handIn.restore')}
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
        {[...parts, ...(charactersOf[language] ?? '–…')].map((each) => (
          <button
            key={each}
            type="button"
            className={parts.includes(each) ? 'wanted' : undefined}
            onClick={() => insert(each)}
          >
            <bdi {...(parts.includes(each) ? { dir: 'ltr' } : inLanguage(language))}>{each}</bdi>
          </button>
        ))}
      </div>
    </section>
  );
}

/** How the last save went, beside the buttons. */
function Status({
  state: { saved, draft, isConflict },
  isLast,
}: Pick<FieldProps, 'state' | 'isLast'>) {
  const { say } = useWords();
  const isWrong = saved?.state === 'refused' || saved?.state === 'failed';
  const reason = saved?.state === 'failed' ? saved.reason : '';
  const state = draft && (!saved || saved.state === 'saved') ? 'notSaved' : saved?.state;
  return (
    <p role="status" className={isWrong ? 'wrong' : 'quiet'}>
      {state && !isConflict && say(`status.${state}`, { reason })} {isLast && say('status.last')}
    </p>
  );
}

function Length({ text, limit }: { text: string; limit: LengthLimit | null }) {
  const { say } = useWords();
  const unit = limit?.unit ?? 'characters';
  const count = unit === 'words' ? wordCount(text) : graphemeCount(text);
  const isOutside = limit !== null && (count < limit.least || count > limit.most);
  return (
    <span id="field-length" className={isOutside ? 'doubt' : 'quiet'}>
      {say(unit === 'words' ? 'length.words' : 'length.characters', { count })}
      {limit && ` · ${say(limit.least === 0 ? 'length.most' : 'length.between', { ...limit })}`}
    </span>
  );
}

/** What somebody else has written meanwhile, to choose between it and one's own. */
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

/** What the keyboards of a language lack, and no check puts in. */
const charactersOf: Readonly<Record<string, string>> = {
  en: '’“”–…',
  fr: 'œæÀÇÉÈÊÎÔŒ«»–…',
  ar: '«»،؛؟–…',
};

/** The placeholders and tags of an English text that a translation lacks. */
function missingParts(english: string, text: string): string[] {
  const parts = english.match(/\{\{[^}]*\}\}|<\/?\w+>/gu) ?? [];
  return [...new Set(parts)].filter((part) => !text.includes(part));
}
