import { useState } from 'react';
import { parseTextId } from '../../texts';
import { inLanguage } from '../../views/TextViews';
import { strings } from '../strings';
import { textDrafts } from './drafts';

/**
 * What isn't saved of a text that has no field to show it in, such as one that was removed.
 * @param id see `textId`
 */
export function KeptWords({ id }: { id: string }) {
  const text = textDrafts.useAll().get(id);
  const language = inLanguage(parseTextId(id)?.language ?? '');
  return (
    <>
      {text && (
        <Kept
          title={strings.keptText}
          words={text.text}
          attributes={language}
          onDiscard={() => textDrafts.keep(id, null)}
        />
      )}
    </>
  );
}

interface KeptProps {
  title: string;
  words: string;
  attributes: { lang?: string; dir?: string };
  onDiscard: () => void;
}

function Kept({ title, words, attributes, onDiscard }: KeptProps) {
  const [said, setSaid] = useState('');
  return (
    <div className="conflict">
      <p>{title}</p>
      <blockquote {...attributes}>{words}</blockquote>
      <div className="actions">
        <button
          type="button"
          onClick={() => {
            navigator.clipboard.writeText(words).then(
              () => setSaid(strings.copied),
              () => setSaid(strings.notCopied),
            );
          }}
        >
          {strings.copy}
        </button>
        <button type="button" onClick={onDiscard}>
          {strings.discard}
        </button>
        <p role="status" className="quiet">
          {said}
        </p>
      </div>
    </div>
  );
}
