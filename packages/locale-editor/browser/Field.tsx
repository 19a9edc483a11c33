import { useId, useLayoutEffect } from 'react';
import { repairText } from '../../locale-kit/check/rules/patterns';
import { graphemeCount, wordCount } from '../../locale-kit/check/rules/length';
import { isMarked, withoutMark } from '../../locale-kit/check/text';
import type { TextsAnswer } from '../protocol';
import { inLanguage, languageOf, source } from '../site';
import type { LengthLimit, SiteText, TextReference } from '../texts';
import { Characters } from './Characters';
import { Conflict } from './Conflict';
import { englishOf } from './siteTexts';
import { LanguageName } from './TextViews';
import type { FieldState } from './useField';
import { useWords, type Say } from './words';

interface FieldProps {
  answer: TextsAnswer;
  text: SiteText;
  reference: TextReference;
  state: FieldState;
  /** Whether the list ends here. */
  isLast: boolean;
}

/** The field of a text, with what can be done about it. */
export function Field({ answer, text, reference, state, isLast }: FieldProps) {
  const { say } = useWords();
  const ids = { title: useId(), length: useId() };
  const { id, field, draft, value, findings, stale, isOutrun, insert } = state;
  const english = englishOf(answer, text);
  const isSource = reference.language === source.code;
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [field]);
  const repairable = findings.filter(({ repair }) => repair !== undefined).length;
  const isWrong = findings.some(({ severity }) => severity === 'error');
  const said = statusOf(state, isLast, say);
  return (
    <section className="field" aria-labelledby={ids.title}>
      <h3>
        <span id={ids.title}>
          <LanguageName code={reference.language} />
        </span>
        <Length id={ids.length} text={value} limit={text.limit} />
      </h3>
      <Waiting current={state.current} english={english} />
      <textarea
        ref={field}
        {...inLanguage(reference.language)}
        rows={2}
        spellCheck
        className={draft ? 'unsaved' : undefined}
        aria-labelledby={ids.title}
        aria-describedby={`${ids.length} ${CSS.escape(`${id} findings`)}`}
        aria-invalid={isWrong}
        value={value}
        onChange={(event) => state.write(event.currentTarget.value)}
      />
      <div className="actions">
        <button
          type="button"
          className="primary"
          disabled={!draft}
          onClick={() => {
            state.save();
            field.current?.focus();
          }}
        >
          {say('field.save')}
        </button>
        {stale && !draft && (
          <button type="button" aria-keyshortcuts="Control+Shift+Enter" onClick={state.accept}>
            {say('field.accept')}
          </button>
        )}
        {repairable > 1 && (
          <button
            type="button"
            onClick={() =>
              insert(repairText(value, { ...languageOf(reference.language), isSource }), true)
            }
          >
            {say('findings.correctAll')}
          </button>
        )}
        {draft && (
          <button type="button" onClick={state.undo}>
            {say('field.undo')}
          </button>
        )}
        <p role="status" className={said.isWrong ? 'status wrong' : 'status'}>
          {said.words}
        </p>
      </div>
      {isOutrun && <Conflict language={reference.language} state={state} />}
      <Characters
        language={reference.language}
        english={isSource ? '' : english}
        value={value}
        field={field}
        onInsert={insert}
      />
    </section>
  );
}

/** What the line beside the buttons says. */
function statusOf({ saved, draft, isOutrun }: FieldState, isLast: boolean, say: Say) {
  const isWrong = saved?.state === 'refused' || saved?.state === 'failed';
  const words = (() => {
    if (isOutrun) return '';
    switch (saved?.state) {
      case 'saving':
        return say('status.saving');
      case 'refused':
        return say('status.refused');
      case 'failed':
        return say('status.failed', { reason: saved.reason });
      case 'saved':
        return draft ? say('status.notSaved') : say('status.saved');
      case 'accepted':
        return say('status.accepted');
      default:
        return draft ? say('status.notSaved') : '';
    }
  })();
  return { isWrong, words: [words, isLast && say('status.last')].filter(Boolean).join(' ') };
}

/** What a text that is missing or marked waits for. */
function Waiting({ current, english }: { current: string | null; english: string }) {
  const { say } = useWords();
  if (current === null || current === '') return <p className="doubt">{say('field.missing')}</p>;
  if (!isMarked(current)) return null;
  const hint = withoutMark(current);
  return (
    <p className="doubt">
      {say('field.marked')} {hint !== english && <span className="quiet">{hint}</span>}
    </p>
  );
}

function Length({ id, text, limit }: { id: string; text: string; limit: LengthLimit | null }) {
  const { say } = useWords();
  const unit = limit?.unit ?? 'characters';
  const length = unit === 'words' ? wordCount(text) : graphemeCount(text);
  const isOutside = limit !== null && (length < limit.least || length > limit.most);
  return (
    <span id={id} className={isOutside ? 'length doubt' : 'length'}>
      {say(unit === 'words' ? 'length.words' : 'length.characters', { count: length })}
      {limit && ` · ${limitOf(limit, say)}`}
    </span>
  );
}

function limitOf({ unit, least, most }: LengthLimit, say: Say): string {
  if (least === 0) return say('length.most', { most });
  return say(unit === 'words' ? 'length.wordsBetween' : 'length.between', { least, most });
}
