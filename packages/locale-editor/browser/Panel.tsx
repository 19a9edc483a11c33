import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { inLanguage, source } from '../site';
import { parseTextId, textKey, type SiteText, type TextReference } from '../texts';
import type { TextsAnswer } from '../protocol';
import { Details } from './Details';
import { Field } from './Field';
import { FileFindings, Findings } from './Findings';
import type { FoundText } from './findTexts';
import { Glossary } from './Glossary';
import { KeptWords } from './KeptWords';
import { fileTitle, whatIs } from './labels';
import { Source } from './Source';
import { loadTexts, useSiteTexts } from './siteTexts';
import { useField } from './useField';
import { useKeys } from './useKeys';
import type { Opened } from './view';
import { useWords } from './words';

/** What Ctrl+Enter has a meaning of its own on: other fields, and links, which it opens in a new tab. */
const ofOwnEnter = 'textarea, input, a[href]';

interface PanelProps extends Opened {
  /** The texts of the page as they are now. */
  found: readonly FoundText[];
  panelRef: Ref<HTMLElement>;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One text: what it is made from, its field, and what is known of it. */
export function Panel({ id, ids, found, panelRef, onOpen, onClose }: PanelProps) {
  const { say } = useWords();
  const reference = parseTextId(id) ?? { language: source.code, name: '', key: '' };
  const answer = useSiteTexts(reference.language);
  const key = textKey(reference.name, reference.key);
  const text = answer?.texts.find((each) => each.id === key);
  const at = ids.indexOf(id);
  // The texts to come are there before they are asked for, whatever their language.
  useEffect(
    () => loadTexts(new Set(ids.map((each) => parseTextId(each)?.language ?? source.code))),
    [ids],
  );
  useKeys((event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // What is open over the page is closed first.
    if (document.querySelector(':modal, [popover=auto]:popover-open')) return;
    event.stopPropagation();
    onClose();
  });

  function step(by: 1 | -1): boolean {
    const next = ids[at + by];
    if (at >= 0 && next !== undefined) onOpen(next);
    return at >= 0 && next !== undefined;
  }

  const inOwn = inLanguage(reference.language);
  return (
    <aside ref={panelRef} className="panel" aria-label={say('panel.name')}>
      <header>
        <h2>
          <bdi>{answer && text ? whatIs(answer, key) : reference.key}</bdi>
          {answer && (
            <bdi className="quiet" lang={inOwn.lang}>
              {fileTitle(answer, key, reference.language, say)}
            </bdi>
          )}
        </h2>
        {ids.length > 1 && at >= 0 && (
          <div className="steps" role="group" aria-label={say('panel.steps')}>
            <button type="button" disabled={at === 0} onClick={() => step(-1)}>
              {say('panel.previous')}
            </button>
            <span>{say('panel.position', { at: at + 1, of: ids.length })}</span>
            <button type="button" disabled={at === ids.length - 1} onClick={() => step(1)}>
              {say('panel.next')}
            </button>
          </div>
        )}
        <p className="quiet help">{say(ids.length > 1 ? 'panel.helpNext' : 'panel.help')}</p>
        <button type="button" className="close" aria-keyshortcuts="Escape" onClick={onClose}>
          {say('close')}
        </button>
      </header>
      {!answer && <p className="panel-content">{say('loading')}</p>}
      {answer && (!text || text.versions[reference.language] === undefined) && (
        <NoField id={id} answer={answer} reference={reference} text={text} />
      )}
      {answer && text?.versions[reference.language] !== undefined && (
        <Written
          {...{ answer, text, reference, found, onOpen }}
          onNext={() => step(1)}
          isLast={at === ids.length - 1}
        />
      )}
    </aside>
  );
}

interface WrittenProps {
  answer: TextsAnswer;
  text: SiteText;
  reference: TextReference;
  found: readonly FoundText[];
  onOpen: (id: string) => void;
  onNext: () => boolean;
  isLast: boolean;
}

/** A text that can be written. */
function Written({ answer, text, reference, found, onOpen, onNext, isLast }: WrittenProps) {
  const state = useField(reference, text, answer);
  const { id, field, draft, stale, findings } = state;
  useKeys((event, focused) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    const goesOn = event.ctrlKey || event.metaKey;
    const isOwn = focused === field.current;
    if (!isOwn && !(goesOn && !focused?.matches(ofOwnEnter))) return;
    event.preventDefault();
    event.stopPropagation();
    if (draft) state.save();
    else if (goesOn && event.shiftKey && stale) state.accept();
    // The next text has its field before the next key is pressed; the save goes on meanwhile.
    if (goesOn) onNext();
  });
  return (
    <div className="panel-content">
      <Source {...{ answer, text, reference, onOpen }} stale={stale} />
      <Field {...{ answer, text, reference, state }} isLast={isLast} />
      <div className="side">
        <Findings
          id={`${id} findings`}
          findings={findings}
          onCorrect={state.isOfThis ? (right) => state.insert(right, true) : undefined}
        />
        <Glossary {...{ answer, text, reference, state }} />
        <Details {...{ text, reference, found }} />
      </div>
    </div>
  );
}

interface NoFieldProps {
  id: string;
  answer: TextsAnswer;
  reference: TextReference;
  text: SiteText | undefined;
}

/** A text that is gone, that its language has no use for, or whose file can't be read. */
function NoField({ id, answer, reference, text }: NoFieldProps) {
  const { say } = useWords();
  const broken = answer.broken.filter(({ file }) => file.endsWith(`/${reference.name}.json`));
  const focus = useRef<HTMLParagraphElement>(null);
  const take = useEffectEvent(() => focus.current?.focus());
  useEffect(() => take(), []);
  return (
    <div className="panel-content no-field">
      {broken.length === 0 && (
        <p ref={focus} tabIndex={-1}>
          {say(text ? 'panel.unneeded' : 'panel.gone')}
        </p>
      )}
      <FileFindings findings={broken} where="broken" />
      <KeptWords id={id} />
    </div>
  );
}
