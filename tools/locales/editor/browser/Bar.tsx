import { languageOf } from '../site';
import { Button } from './Button';
import { workCount } from './groups';
import { useEditor } from './store';
import type { Tab } from './view';
import { speak, spoken, useWords } from './words';

const shortcut = 'Alt+Shift+E';

interface BarProps {
  isOn: boolean;
  tabs: readonly Tab[];
  /** The language of the page. */
  language: string;
  onToggle: () => void;
  onList: (tab: Tab) => void;
}

/** The bar at the foot of the page: turns editing on, opens the lists. */
export function Bar({ isOn, tabs, language, onToggle, onList }: BarProps) {
  const { say, language: own } = useWords();
  const site = useEditor((state) => state.site);
  const drafts = useEditor((state) => state.drafts);
  const toggle = {
    ...{ className: 'toggle', onClick: onToggle, title: shortcut },
    ...{ 'aria-keyshortcuts': shortcut, 'aria-pressed': isOn },
  };
  return (
    <div className="bar" role="group" aria-label={say('bar.name')}>
      <Button says={isOn ? 'bar.turnOff' : 'bar.turnOn'} {...toggle} />
      {isOn &&
        tabs.map((tab) => (
          <button key={tab} type="button" className="lists" onClick={() => onList(tab)}>
            {say(`lists.${tab}`)}
            {tab === 'work' && site && ` (${workCount(site, drafts, language)})`}
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
