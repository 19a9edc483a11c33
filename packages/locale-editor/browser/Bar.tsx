import type { Ref } from 'react';
import type { TextsAnswer } from '../protocol';
import { useDrafts, useUnsaved } from './drafts';
import { workCount } from './groups';
import { listTabs, type ListTab } from './view';
import { speak, spoken, useWords } from './words';

/** Turns editing on and off. */
export const shortcut = 'Alt+Shift+E';

interface BarProps {
  barRef: Ref<HTMLDivElement>;
  isOn: boolean;
  language: string;
  answer: TextsAnswer | null;
  onToggle: () => void;
  onList: (tab: ListTab) => void;
}

/** The editor's switch, with what can be done while it is on. */
export function Bar({ barRef, isOn, language, answer, onToggle, onList }: BarProps) {
  const { say, language: own } = useWords();
  const drafts = useDrafts();
  const { count } = useUnsaved();
  const counts = answer && workCount(answer, drafts, language);
  return (
    <div ref={barRef} className="bar" role="group" aria-label={say('bar.name')}>
      <button
        type="button"
        className="toggle"
        aria-keyshortcuts={shortcut}
        aria-pressed={isOn}
        onClick={onToggle}
      >
        {say(isOn ? 'bar.turnOff' : 'bar.turnOn')} <kbd dir="ltr">{shortcut}</kbd>
      </button>
      {isOn &&
        listTabs.map((tab) => (
          <button key={tab} type="button" className="lists" onClick={() => onList(tab)}>
            {say(`lists.${tab}`)}
            {tab === 'work' && counts && ` (${counts.toDo})`}
          </button>
        ))}
      {isOn && <p className="help">{say('bar.howTo')}</p>}
      <p className="doubt" role="status">
        {count > 0 && say('bar.unsaved', { count })}
      </p>
      {isOn && (
        <select
          aria-label={say('bar.language')}
          value={own}
          onChange={(event) => speak(event.currentTarget.value)}
        >
          {spoken.map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
