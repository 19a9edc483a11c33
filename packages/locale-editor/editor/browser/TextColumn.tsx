import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { defaultLanguage, languageOf } from '../../../../src/site/languages';
import { staleRule, type Finding } from '../../../locale-kit/check/finding';
import { repairText } from '../../../locale-kit/check/rules/patterns';
import { graphemeCount, wordCount } from '../../../locale-kit/check/rules/length';
import { excerpt } from '../../../locale-kit/stale/wordDiff';
import { isMarked, withoutMark } from '../../../locale-kit/check/text';
import { textId, type TextReference } from '../../texts';
import { Diff, FindingText, inLanguage, LanguageName, listedFindings } from '../../views/TextViews';
import { withoutMarks } from '../marks';
import type { LanguageText, LengthLimit } from '../protocol';
import { strings } from '../strings';
import { charactersOf, type Insertion } from './characters';
import { textDrafts } from './drafts';
import { insertText } from './insertText';
import { KeptWords } from './KeptWords';
import { ask, Refused } from './service';
import { useKeys } from './useKeys';

/** What Ctrl+Enter has a meaning of its own on: other fields, and links, which it opens in a new tab. */
const ofOwnEnter = 'textarea, input:not([type=checkbox]), a[href]';

/** How long after the last key a text is checked. */
const delay = 200;

interface TextColumnProps {
  /** The text as it is on disk. */
  text: LanguageText;
  reference: TextReference;
  /** What the text is translated from. */
  english: string;
  /** Takes the focus when it is shown. */
  isAsked: boolean;
  /** Called with what is on disk now. */
  onDisk: (text: LanguageText) => void;
  /** Goes to the next text of the list; tells whether there is one. */
  onNext: () => boolean;
}

/** A text in one language: a field, or what keeps it from being one. */
export function TextColumn(props: TextColumnProps) {
  const { text, isAsked } = props;
  const { code } = languageOf(text.language);
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const isEditable = ['there', 'marked', 'missing'].includes(text.state);
  useEffect(() => {
    if (!isAsked || !section.current) return;
    const field = section.current.querySelector('textarea') ?? section.current;
    field.focus({ preventScroll: true });
    // Not only the field: what stands above it says what to do.
    const scroller = section.current.closest('.panel-content');
    const first = section.current.parentElement?.offsetTop ?? 0;
    scroller?.scrollTo({ top: section.current.offsetTop - first, behavior: 'instant' });
  }, [isAsked]);
  return (
    <section
      ref={section}
      className={isAsked ? 'column asked' : 'column'}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h3>
        <span id={titleId}>
          <LanguageName code={code} />
        </span>
        <span className="quiet">{code === defaultLanguage.code ? strings.source : code}</span>
      </h3>
      {isEditable ? <EditedText {...props} titleId={titleId} /> : <FixedText {...props} />}
    </section>
  );
}

/** A language that has no use for the text, or whose file can't be read. */
function FixedText({ text, reference, english }: TextColumnProps) {
  const isReadable = text.state !== 'unreadable';
  const isSource = text.language === defaultLanguage.code;
  return (
    <>
      {isReadable && <p className="quiet">{strings.unneeded}</p>}
      {isReadable && isSource && english !== '' && (
        <>
          <p className="quiet">{strings.standIn}</p>
          <blockquote {...inLanguage(defaultLanguage.code)}>{english}</blockquote>
        </>
      )}
      {isReadable ? (
        <Findings findings={text.findings} />
      ) : (
        <FileFindings findings={text.findings} where={strings.broken} />
      )}
      <KeptWords id={textId({ ...reference, language: text.language })} />
    </>
  );
}

function EditedText(props: TextColumnProps & { titleId: string }) {
  const { text, reference, english, isAsked, onDisk, onNext, titleId } = props;
  const own = { ...reference, language: text.language };
  const language = languageOf(text.language);
  const isSource = language === defaultLanguage;
  const id = textId(own);
  const ids = { length: useId(), findings: useId() };
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [checked, setChecked] = useState<{ text: string; findings: readonly Finding[] } | null>(
    null,
  );

  /** What the field begins with: a mark is no text to go on with. */
  const start = text.state === 'marked' ? '' : text.text;
  const kept = textDrafts.useAll().get(id);
  const draft = kept && kept.text !== start ? kept : null;
  const value = draft?.text ?? start;
  const isOutrun = draft !== null && draft.opened !== text.version;

  // What waits to be written is said above the field, and isn't wrong before it is begun.
  const isUntouched = draft === null && text.state !== 'there';
  const found = draft ? (checked?.findings ?? []) : text.findings;
  const findings = isUntouched ? [] : found;
  // What was found in an earlier wording must not put it back.
  const isOfThis = draft === null || checked?.text === value;
  const stale = findings.find(({ rule }) => rule === staleRule);

  const check = useEffectEvent(async (isCurrent: () => boolean) => {
    const asked = value;
    const answer = await ask('check', { ...own, text: asked }).catch((error: unknown) =>
      error instanceof Refused ? error.answer : null,
    );
    if (answer?.findings && isCurrent()) setChecked({ text: asked, findings: answer.findings });
  });
  const isDraft = draft !== null;
  useEffect(() => {
    if (!isDraft) return;
    let isCurrent = true;
    const waiting = window.setTimeout(() => void check(() => isCurrent), delay);
    return () => {
      isCurrent = false;
      window.clearTimeout(waiting);
    };
  }, [isDraft, value, text.version]);
  // A draft that says what the file says is none.
  useEffect(() => {
    if (kept && kept.text === start) textDrafts.keep(id, null);
  }, [id, kept, start]);

  function write(written: string): void {
    const line = withoutMarks(written).replace(/\s*[\r\n]+\s*/gu, ' ');
    const opened = draft?.opened ?? text.version;
    textDrafts.keep(id, line === start ? null : { text: line, opened });
    setSaid(null);
    setFailed(null);
  }

  function insert(written: string, isWhole: boolean): void {
    insertText(field.current, written, isWhole);
    if (isWhole && textDrafts.of(id)?.text !== written) write(written);
  }

  function insertAround({ before, after }: Insertion): void {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    insert(before + value.slice(selectionStart, selectionEnd) + after, false);
    if (selectionStart !== selectionEnd) return;
    const between = selectionStart + before.length;
    field.current?.setSelectionRange(between, between);
  }

  /** @returns whether the file holds now what the field holds */
  async function save(opened = draft?.opened): Promise<boolean> {
    if (!draft || opened === undefined) return true;
    setFailed(null);
    try {
      const answer = await ask('save', { ...own, text: draft.text, opened });
      const { version, findings: now, line, unrecorded } = answer;
      const written = textDrafts.of(id);
      const isSame = written === null || written.text === draft.text;
      textDrafts.keep(id, isSame ? null : { ...written, opened: version });
      setChecked(null);
      onDisk({ ...text, state: 'there', text: draft.text, version, findings: now });
      setSaid(
        [strings.saved(text.file, line), unrecorded && strings.unrecorded(unrecorded)].join(' '),
      );
      return isSame;
    } catch (error) {
      refuse(error);
      return false;
    }
  }

  async function accept(): Promise<boolean> {
    setFailed(null);
    try {
      onDisk({ ...text, ...(await ask('accept', own)) });
      setSaid(strings.accepted);
      field.current?.focus();
      return true;
    } catch (error) {
      refuse(error);
      return false;
    }
  }

  function refuse(error: unknown): void {
    const { current, findings: now } = error instanceof Refused ? error.answer : {};
    if (current) onDisk({ ...text, ...current });
    if (now) setChecked({ text: value, findings: now });
    const reason = error instanceof Error ? error.message : String(error);
    if (now) setFailed(strings.refused);
    else setFailed(current ? null : strings.failed(reason));
  }

  async function saveAndNext(isRight: boolean): Promise<void> {
    const isWritten = isRight || draft !== null;
    const isDone = isRight && !draft ? await accept() : await save();
    if (!isDone || onNext()) return;
    setSaid((before) => [isWritten && before, strings.last].filter(Boolean).join(' '));
  }

  useKeys((event, focused) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    const goesOn = event.ctrlKey || event.metaKey;
    const isOwn = focused === field.current;
    if (!isOwn && !(isAsked && goesOn && !focused?.matches(ofOwnEnter))) return;
    event.preventDefault();
    event.stopPropagation();
    if (goesOn) void saveAndNext(event.shiftKey);
    else void save();
  });

  return (
    <>
      {text.state === 'missing' && <p className="missing">{strings.missing}</p>}
      {text.state === 'marked' && <MarkedHint mark={text.text} english={english} />}
      {stale && (
        <p className="change" title={strings.englishChangedHelp}>
          <strong>{strings.englishChanged}</strong>{' '}
          {stale.change && <Diff parts={excerpt(stale.change)} code={defaultLanguage.code} />}
        </p>
      )}
      <textarea
        ref={field}
        {...inLanguage(text.language)}
        rows={2}
        spellCheck
        className={draft ? 'unsaved' : undefined}
        aria-labelledby={titleId}
        aria-describedby={`${ids.length} ${ids.findings}`}
        aria-invalid={findings.some(({ severity }) => severity === 'error')}
        value={value}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <LengthLine id={ids.length} text={value} limit={text.limit} />
      <div className="actions">
        <button type="button" className="primary" disabled={!draft} onClick={() => void save()}>
          {strings.save}
        </button>
        {stale && !draft && (
          <button
            type="button"
            aria-keyshortcuts="Control+Shift+Enter"
            onClick={() => void accept()}
          >
            {strings.accept}
          </button>
        )}
        {findings.filter(({ repair }) => repair !== undefined).length > 1 && (
          <button
            type="button"
            onClick={() => insert(repairText(value, { ...language, isSource }), true)}
          >
            {strings.correctAll}
          </button>
        )}
        {draft && (
          <button type="button" onClick={() => insert(start, true)}>
            {strings.undo}
          </button>
        )}
        <p role="status" className={failed === null ? 'status' : 'status failed'}>
          {failed ?? said ?? (draft ? strings.notSaved : '')}
        </p>
      </div>
      {isOutrun && (
        <div ref={bringIntoView} className="conflict" role="alert">
          <p>{text.state === 'there' ? strings.conflict : strings.removed}</p>
          {text.state === 'there' && (
            <blockquote {...inLanguage(text.language)}>{text.text}</blockquote>
          )}
          <div className="actions">
            {text.state === 'there' && (
              <button
                type="button"
                onClick={() => {
                  insert(text.text, true);
                  setSaid(strings.tookTheirs);
                }}
              >
                {strings.takeTheirs}
              </button>
            )}
            <button type="button" onClick={() => void save(text.version)}>
              {strings.keepMine}
            </button>
          </div>
        </div>
      )}
      <Findings
        id={ids.findings}
        findings={findings}
        onCorrect={isOfThis ? (corrected) => insert(corrected, true) : undefined}
      />
      <div className="characters" role="group" aria-label={strings.characters}>
        {charactersOf(text.language).map((insertion) => (
          <button
            key={insertion.name}
            type="button"
            title={insertion.name}
            aria-label={insertion.name}
            onClick={() => insertAround(insertion)}
          >
            {insertion.shown}
          </button>
        ))}
      </div>
    </>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** What a mark says beside the English text, such as what belongs in a text that nobody has written. */
function MarkedHint({ mark, english }: { mark: string; english: string }) {
  const hint = withoutMark(mark);
  if (isMarked(english)) return <p className="missing">{strings.unwritten(hint)}</p>;
  return (
    <p className="missing">
      {strings.marked} {hint !== english && <span className="quiet">{hint}</span>}
    </p>
  );
}

function LengthLine({ id, text, limit }: { id: string; text: string; limit: LengthLimit | null }) {
  const counts = { characters: graphemeCount(text), words: wordCount(text) };
  const length = counts[limit?.unit ?? 'words'];
  const isOutside = limit !== null && (length < limit.least || length > limit.most);
  return (
    <p id={id} className="length">
      {strings.length(counts.characters, counts.words)}
      {limit && ' · '}
      {limit && <span className={isOutside ? 'outside' : undefined}>{strings.limit(limit)}</span>}
    </p>
  );
}

interface FindingsProps {
  id?: string;
  findings: readonly Finding[];
  /** Takes a text with a fault put right. */
  onCorrect?: ((text: string) => void) | undefined;
}

/** What is wrong with a text, each with a button where a rule can put it right. */
export function Findings({ id, findings, onCorrect }: FindingsProps) {
  return (
    <ul id={id} className="findings">
      {listedFindings(findings).map((finding, index) => (
        <li key={index} className={finding.severity}>
          <strong>{strings[finding.severity]}</strong> <FindingText finding={finding} />{' '}
          {onCorrect && finding.repair !== undefined && (
            <button type="button" onClick={() => onCorrect(finding.repair ?? '')}>
              {strings.correct}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FileFindingsProps {
  findings: readonly Finding[];
  /** Says in words where one is. */
  where: (finding: Finding) => string;
}

/** What is wrong in files, with its place. */
export function FileFindings({ findings, where }: FileFindingsProps) {
  return findings.map((finding, index) => (
    <div key={index}>
      <p>{where(finding)}</p>
      <Findings findings={[finding]} />
    </div>
  ));
}
