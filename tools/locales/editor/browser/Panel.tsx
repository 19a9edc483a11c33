import type { Ref } from 'react';
import { inLanguage, source } from '../site';
import { parseTextId, textId, textKey, type TextReference } from '../texts';
import type { FoundText } from './findTexts';
import { fileTitle, whatIs } from './labels';
import { FileFindings } from './Findings';
import { keepDraft, useEditor, type Site } from './store';
import type { Opened } from './view';
import { useWords } from './words';
import { Written } from './Written';

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
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is for all that is in it
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
      {!site && <p className="panel-content">{say('loading')}</p>}
      {site && text?.versions[reference.language] === undefined && (
        <NoField {...{ site, reference }} isKnown={text !== undefined} />
      )}
      {site && text?.versions[reference.language] !== undefined && (
        <Written
          {...{ site, text, reference, found, onOpen }}
          onNext={() => next && onOpen(next)}
          isLast={at === ids.length - 1}
        />
      )}
    </aside>
  );
}

interface NoFieldProps {
  site: Site;
  reference: TextReference;
  /** Whether another language has the text. */
  isKnown: boolean;
}

const focus = (part: HTMLElement | null) => part?.focus();

/** A text that is gone, that its language has no use for, or whose file can't be read; and what was written for it. */
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
