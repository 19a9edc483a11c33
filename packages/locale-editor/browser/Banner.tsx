import { useEditor } from './store';
import { useWords } from './words';

interface BannerProps {
  /** The text that is open. */
  opened: string | undefined;
  onOpen: (id: string, ids: readonly string[]) => void;
}

/** One sentence on what keeps texts from being saved, and the way to those that weren't. */
export function Banner({ opened, onOpen }: BannerProps) {
  const { say } = useWords();
  const isReachable = useEditor((state) => state.isReachable);
  const isKept = useEditor((state) => state.unkept.size === 0);
  const saves = useEditor((state) => state.saves);
  const notSaved = Array.from(saves)
    .filter(([id, { state }]) => ['refused', 'failed', 'notSaved'].includes(state) && id !== opened)
    .map(([id]) => id);
  const [first] = notSaved;
  const stopped = isKept ? 'trouble.stopped' : 'trouble.stoppedAndFull';
  if (isReachable && isKept && first === undefined) return null;
  return (
    <div className="banner" role="alert">
      {!(isReachable && isKept) && <p>{say(isReachable ? 'trouble.full' : stopped)}</p>}
      {first !== undefined && (
        <button type="button" onClick={() => onOpen(first, notSaved)}>
          {say('trouble.notSaved', { count: notSaved.length })}
        </button>
      )}
    </div>
  );
}
