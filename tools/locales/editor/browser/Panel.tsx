import type { Ref } from 'react';
import { idOf, parseId, type TextReference } from '../../files/keys';
import { addressOf, inLanguage, source } from '../siteAdapter';
import { textKey } from '../textVersions';
import type { TextVersions } from '../textVersions';
import { Actions } from './Actions';
import { Description } from './Description';
import { EditorButton } from './EditorButton';
import { TextField } from './TextField';
import { FileFindings, Findings } from './Findings';
import type { Place } from './places';
import { Glossary } from './Glossary';
import { SourceText } from './SourceText';
import { usePreview } from './preview';
import { keepDraft, useEditor, type Site } from './store';
import { useField } from './useField';
import { isComposing, type Opened } from './view';
import { language as ownLanguage, placeName, say } from './words';

interface PanelProps extends Opened {
  found: readonly Place[];
  panelRef: Ref<HTMLElement>;
  onOpen: (id: string) => void;
  onClose: () => void;
}

export function Panel({ id, ids, caret, found, panelRef, onOpen, onClose }: PanelProps) {
  const site = useEditor((state) => state.site);
  const reference = parseId(id) ?? { language: source.code, name: '', key: id };
  const { language, key } = reference;
  const text = site?.texts.get(textKey(reference));
  const at = ids.indexOf(id);
  const open = (index: number) => () => {
    const next = ids[index];
    if (next !== undefined) onOpen(next);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <aside
      ref={panelRef}
      className="panel"
      aria-label={say('panel.name')}
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onClose()}
    >
      <header>
        <h2>
          {text ? <Description {...{ text, reference }} /> : <bdi>{key}</bdi>}{' '}
          <bdi className="quiet">{reference.name}</bdi>
        </h2>
        {ids.length > 1 && (
          <div className="steps" role="group" aria-label={say('panel.steps')}>
            <EditorButton says="panel.previous" disabled={at === 0} onClick={open(at - 1)} />
            <span>{say('panel.position', { at: at + 1, of: ids.length })}</span>
            <EditorButton
              says="panel.next"
              disabled={at === ids.length - 1}
              onClick={open(at + 1)}
            />
          </div>
        )}
        <p className="help">{say('panel.help')}</p>
        <EditorButton says="close" className="close" aria-keyshortcuts="Escape" onClick={onClose} />
      </header>
      {!site ? (
        <p className="panel-content">{say('loading')}</p>
      ) : text?.versions[language] === undefined ? (
        <NoField {...{ site, reference }} />
      ) : (
        <Written {...{ text, reference, caret, found }} onNext={open(at + 1)} />
      )}
    </aside>
  );
}

interface WrittenProps extends Pick<PanelProps, 'caret' | 'found'> {
  text: TextVersions;
  reference: TextReference;
  onNext: () => void;
}

function Written({ text, reference, caret, found, onNext }: WrittenProps) {
  const state = useField(reference, text);
  const isHeld = usePreview(state, found);
  const place = placeName(text.where);
  const isOnPage = found.some(({ id }) => id === idOf(reference));
  return (
    <div className="panel-content">
      <SourceText state={state} />
      <TextField {...{ state, caret, onNext }} />
      <Actions {...{ state, isHeld }} />
      <div className="side">
        <Findings id="findings" findings={state.findings} />
        <Glossary state={state} />
        <p className="quiet">
          {place && <bdi lang={ownLanguage}>{place}</bdi>}{' '}
          {!isOnPage && <a href={addressOf(reference)}>{say('panel.showPage')}</a>}{' '}
          {ownLanguage === source.code && <code>{reference.key}</code>}
        </p>
      </div>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** A text that the site or the language doesn't have, or whose file can't be read; with its draft. */
function NoField({ site, reference }: { site: Site; reference: TextReference }) {
  const id = idOf(reference);
  const draft = useEditor(({ drafts }) => drafts.get(id));
  const { language, name } = reference;
  const findings = site.onFiles.filter(({ file }) => file.endsWith(`/${language}/${name}.json`));
  return (
    <div className="panel-content no-field" tabIndex={-1} ref={focus}>
      {findings.length === 0 && <p>{say('panel.gone')}</p>}
      <FileFindings findings={findings} />
      {draft && (
        <label className="field">
          {say('kept.title')}
          <textarea readOnly {...inLanguage(language)} value={draft.text} />
          <EditorButton says="kept.discard" onClick={() => keepDraft(id, null)} />
        </label>
      )}
    </div>
  );
}
