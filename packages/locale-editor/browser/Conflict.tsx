import { inLanguage } from '../site';
import type { FieldState } from './useField';
import { useWords } from './words';

/** What somebody else has written meanwhile, to choose between it and one's own. */
export function Conflict({ state }: { state: FieldState }) {
  const { say } = useWords();
  const { current, isWritten, reference } = state;
  return (
    <div className="conflict" role="alert">
      <p>{say(isWritten ? 'conflict.changed' : 'conflict.removed')}</p>
      {isWritten && <blockquote {...inLanguage(reference.language)}>{current}</blockquote>}
      <div className="actions">
        {isWritten && (
          <button type="button" onClick={state.undo}>
            {say('conflict.takeTheirs')}
          </button>
        )}
        <button type="button" onClick={() => state.save(current)}>
          {say('conflict.keepMine')}
        </button>
      </div>
    </div>
  );
}
