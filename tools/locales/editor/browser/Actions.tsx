import { isPlaceholderText } from '../../files/placeholderText';
import { repairText } from '../../check/rules/patterns';
import { EditorButton } from './EditorButton';
import type { FieldState } from './useField';
import { say } from './words';

interface ActionsProps {
  state: FieldState;
  /** Whether the page doesn't show the draft. */
  isHeld: boolean;
}

/** The buttons for the open text, and the state of its last save. */
export function Actions({ state, isHeld }: ActionsProps) {
  const { draft, value, findings, insert, received, reference } = state;
  const corrected = repairText(value, reference.language);
  return (
    <div className="actions">
      <EditorButton
        says="field.save"
        className="primary"
        disabled={!draft}
        onClick={() => state.save()}
      />
      {state.canAccept && !draft && (
        <EditorButton says="field.accept" onClick={() => state.save(value)} />
      )}
      {findings.length > 0 && corrected !== value && (
        <EditorButton says="field.correct" onClick={() => insert(corrected, true)} />
      )}
      {received && !isPlaceholderText(received) && received !== value && (
        <EditorButton says="field.restore" onClick={() => insert(received, true)} />
      )}
      {draft && <EditorButton says="field.discard" onClick={state.discard} />}
      <Status {...{ state, isHeld }} />
    </div>
  );
}

function Status({ state, isHeld }: ActionsProps) {
  const { saved, draft, isConflict } = state;
  const isWrong = saved?.state === 'refused' || saved?.state === 'failed';
  const shown = draft && (!saved || saved.state === 'saved') ? 'notSaved' : saved?.state;
  return (
    <p role="status" className={isWrong ? 'wrong' : 'quiet'}>
      {shown && !isConflict && say(`status.${shown}`, { reason: saved?.reason ?? '' })}{' '}
      {isHeld && say('status.held')}
    </p>
  );
}
