import { inLanguage } from '../site';
import type { TextReference } from '../texts';
import { FileFindings } from './Findings';
import { keepDraft, useEditor, type Site } from './store';
import { useWords } from './words';

interface NoFieldProps {
  /** See `textId`. */
  id: string;
  site: Site;
  reference: TextReference;
  /** Whether another language has the text. */
  isKnown: boolean;
}

const focus = (part: HTMLElement | null) => part?.focus();

/** A text that is gone, that its language has no use for, or whose file can't be read; and what was written for it. */
export function NoField({ id, site, reference, isKnown }: NoFieldProps) {
  const { say } = useWords();
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
