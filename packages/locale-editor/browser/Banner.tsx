import { useUnsaved } from './drafts';
import { useNotSaved } from './saving';
import { useReachable } from './siteTexts';
import { useWords } from './words';

interface BannerProps {
  /** The text that is open. */
  opened: string | null;
  onOpen: (id: string, ids: readonly string[]) => void;
}

/** One sentence on what keeps texts from being saved, and the way to those that weren't. */
export function Banner({ opened, onOpen }: BannerProps) {
  const { say } = useWords();
  const { isKept } = useUnsaved();
  const isReachable = useReachable();
  const notSaved = Array.from(useNotSaved())
    .filter(([id, { state }]) => ['refused', 'failed', 'conflict'].includes(state) && id !== opened)
    .map(([id]) => id);
  const [first] = notSaved;
  if (isReachable && isKept && first === undefined) return null;
  return (
    <div className="banner" role="alert">
      {!isReachable && <p>{say(isKept ? 'trouble.stopped' : 'trouble.stoppedAndFull')}</p>}
      {!isKept && isReachable && <p>{say('trouble.full')}</p>}
      {first !== undefined && (
        <button type="button" onClick={() => onOpen(first, notSaved)}>
          {say('trouble.notSaved', { count: notSaved.length })}
        </button>
      )}
    </div>
  );
}
