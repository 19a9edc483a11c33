import type { Ref } from 'react';
import { addressOf, inLanguage, source } from '../site';
import { parseTextId, textId, textKey, type SiteText, type TextReference } from '../texts';
import { Field } from './Field';
import { FileFindings, Findings } from './Findings';
import type { FoundText } from './findTexts';
import { Glossary } from './Glossary';
import { fileTitle, whatIs } from './labels';
import { Source } from './Source';
import { englishOf, keepDraft, useEditor, type Site } from './store';
import { useField } from './useField';
import type { Opened } from './view';
import { useWords } from './words';

interface PanelProps extends Opened {
  /** The texts of the page. */
  found: readonly FoundText[];
  panelRef: Ref<HTMLElement>;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The panel of one text: its source, its field and its findings. */
export function Panel({ id, ids, found, panelRef, onOpen, onClose }: PanelProps) {
  const { say } = useWords();
  const site = useEditor((state) => state.site);
  const reference = parseTextId(id) ?? { language: source.code, name: '', key: id };
  const text = site?.texts.get(textKey(reference));
  const at = ids.indexOf(id);
  const [previous, next] = at < 0 ? [] : [ids[at - 1], ids[at + 1]];
  const step = (to: string | undefined, label: string) => (
    <button type="button" disabled={to === undefined} onClick={() => to && onOpen(to)}>
      {label}
    </button>
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <aside
      ref={panelRef}
      className="panel"
      aria-label={say('panel.name')}
      onKeyDown={({ key, nativeEvent }) =>
        key === 'Escape' && !nativeEvent.isComposing && onClose()
      }
    >
      <header>
        <h2>
          <bdi lang={source.code}>{text ? whatIs(text.what, reference) : reference.key}</bdi>{' '}
          {site && text && (
            <bdi className="quiet">{fileTitle(site, text, reference.language, say)}</bdi>
          )}
        </h2>
        {ids.length > 1 && at >= 0 && (
          <div className="steps" role="group" aria-label={say('panel.steps')}>
            {step(previous, say('panel.previous'))}
            <span>{say('panel.position', { at: at + 1, of: ids.length })}</span>
            {step(next, say('panel.next'))}
          </div>
        )}
        <p className="quiet help">{say(ids.length > 1 ? 'panel.helpNext' : 'panel.help')}</p>
        <button type="button" className="close" aria-keyshortcuts="Escape" onClick={onClose}>
          {say('close')}
        </button>
      </header>
      {!site ? (
        <p className="panel-content">{say('loading')}</p>
      ) : text?.versions[reference.language] === undefined ? (
        <NoField {...{ site, reference }} isKnown={text !== undefined} />
      ) : (
        <Written
          {...{ site, text, reference, found, onOpen }}
          onNext={() => next && onOpen(next)}
          isLast={at === ids.length - 1}
        />
      )}
    </aside>
  );
}

interface WrittenProps extends Pick<PanelProps, 'found' | 'onOpen'> {
  site: Site;
  text: SiteText;
  reference: TextReference;
  onNext: () => void;
  isLast: boolean;
}

/** A text with a field. */
function Written({ site, text, reference, found, onOpen, onNext, isLast }: WrittenProps) {
  const { say } = useWords();
  const state = useField(reference, text);
  const english = englishOf(site, text);
  const { stale, findings } = state;
  const isOnPage = found.some(({ id }) => id === textId(reference));
  return (
    <div className="panel-content">
      <Source {...{ text, reference, english, stale, onOpen }} />
      <Field {...{ state, english, onNext, isLast }} />
      <div className="side">
        <Findings
          id="findings"
          findings={findings}
          onCorrect={state.isChecked ? (corrected) => state.insert(corrected, true) : undefined}
        />
        <Glossary {...{ english, state }} />
        <p className="quiet">
          <bdi lang={source.code}>{text.where}</bdi>{' '}
          {!isOnPage && <a href={addressOf(reference)}>{say('panel.showPage')}</a>}{' '}
          <code>{`${reference.name}: ${reference.key}`}</code>
        </p>
      </div>
    </div>
  );
}

interface NoFieldProps {
  site: Site;
  reference: TextReference;
  /** Whether another language has the text. */
  isKnown: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** A text that was removed, that its language doesn't need, or whose file can't be read; with its draft. */
function NoField({ site, reference, isKnown }: NoFieldProps) {
  const { say } = useWords();
  const id = textId(reference);
  const draft = useEditor(({ drafts }) => drafts.get(id));
  const { language, name } = reference;
  const broken = site.broken.filter(({ file }) => file.endsWith(`/${language}/${name}.json`));
  return (
    <div className="panel-content no-field" tabIndex={-1} ref={focus}>
      {broken.length === 0 && <p>{say(isKnown ? 'panel.unneeded' : 'panel.gone')}</p>}
      <FileFindings findings={broken} where="broken" />
      {draft && (
        <label className="field">
          {say('kept.title')}
          <textarea readOnly {...inLanguage(language)} value={draft.text} />
          <button type="button" onClick={() => keepDraft(id, null)}>
            {say('kept.discard')}
          </button>
        </label>
      )}
    </div>
  );
}
