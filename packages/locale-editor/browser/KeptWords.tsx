import { useState } from 'react';
import { inLanguage } from '../site';
import { parseTextId } from '../texts';
import { keepDraft, useDraft } from './drafts';
import { useWords, type WordKey } from './words';

/**
 * What isn't saved of a text that has no field to show it in, such as one that was removed.
 * @param id see `textId`
 */
export function KeptWords({ id }: { id: string }) {
  const { say } = useWords();
  const draft = useDraft(id);
  const [said, setSaid] = useState<WordKey | null>(null);
  if (!draft) return null;
  const { text } = draft;
  return (
    <div className="conflict">
      <p>{say('kept.title')}</p>
      <blockquote {...inLanguage(parseTextId(id)?.language ?? '')}>{text}</blockquote>
      <div className="actions">
        <button
          type="button"
          onClick={() => {
            navigator.clipboard.writeText(text).then(
              () => setSaid('kept.copied'),
              () => setSaid('kept.notCopied'),
            );
          }}
        >
          {say('kept.copy')}
        </button>
        <button type="button" onClick={() => keepDraft(id, null)}>
          {say('kept.discard')}
        </button>
        <p role="status" className="quiet">
          {said && say(said)}
        </p>
      </div>
    </div>
  );
}
