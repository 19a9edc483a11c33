import type { Finding } from '../../locale-kit/check/finding';
import { isMarked } from '../../locale-kit/check/text';
import type { HandInText } from '../../locale-kit/handIn/file';
import { wordDiff } from '../../locale-kit/stale/wordDiff';
import { inLanguage, source } from '../site';
import { Findings } from './Findings';
import { Diff, LanguageName } from './TextViews';
import { useWords } from './words';

interface ChangedProps {
  id: string;
  text: HandInText;
  findings: readonly Finding[];
  onOpen: () => void;
}

/** A text that has changed, as it was received and as it is now. */
export function Changed({ id, text, findings, onOpen }: ChangedProps) {
  const { say } = useWords();
  const { language, english, old, new: now } = text;
  const before = isMarked(old ?? '') ? '' : (old ?? '');
  return (
    <>
      <button type="button" className="line" data-id={id} onClick={onOpen}>
        {language !== source.code && (
          <span {...inLanguage(source.code)} className="quiet excerpt">
            {english}
          </span>
        )}
        <Diff parts={wordDiff(before, now)} code={language} />
        <span className="quiet">
          <LanguageName code={language} /> {old === now && say('status.accepted')}
        </span>
      </button>
      <Findings findings={findings} />
    </>
  );
}
