import type { Ref } from 'react';
import { languageOf } from '../site';
import { workCount } from './groups';
import { useEditor } from './store';
import { tabs, type Tab } from './view';
import { speak, spoken, useWords } from './words';

/** Turns editing on and off. */
const shortcut = 'Alt+Shift+E';

interface BarProps {
  barRef: Ref<HTMLDivElement>;
  isOn: boolean;
  language: string;
  onToggle: () => void;
  onList: (tab: Tab) => void;
}

/** The editor's switch, with what can be done while it is on. */
export function Bar({ barRef, isOn, language, onToggle, onList }: BarProps) {
  const { say, language: own } = useWords();
  const site = useEditor((state) => state.site);
  const drafts = useEditor((state) => state.drafts);
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
        tabs.map((tab) => (
          <button key={tab} type="button" className="lists" onClick={() => onList(tab)}>
            {say(`lists.${tab}`)}
            {tab === 'work' && site && ` (${workCount(site, drafts, language).toDo})`}
          </button>
        ))}
      {isOn && <p className="quiet help">{say('bar.howTo')}</p>}
      <p className="doubt" role="status">
        {drafts.size > 0 && say('bar.unsaved', { count: drafts.size })}
      </p>
      {isOn && (
        <select
          aria-label={say('bar.language')}
          value={own}
          onChange={(event) => speak(event.currentTarget.value)}
        >
          {spoken.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageOf(code).name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
