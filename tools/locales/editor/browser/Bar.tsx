import { EditorButton } from './EditorButton';
import { useEditor } from './store';
import type { Tab } from './view';
import { say } from './words';

const shortcut = 'Alt+Shift+E';

interface BarProps {
  isOn: boolean;
  tab: Tab | null;
  tabs: readonly Tab[];
  onToggle: () => void;
  onList: (tab: Tab) => void;
}

/** The bar at the foot of the page: turns editing on, opens the lists. */
export function Bar({ isOn, tab, tabs, onToggle, onList }: BarProps) {
  const unsaved = useEditor(({ drafts }) => drafts.size);
  return (
    <div className="bar" role="group" aria-label={say('bar.name')}>
      <EditorButton
        says={isOn ? 'bar.turnOff' : 'bar.turnOn'}
        className={isOn ? 'toggle' : 'toggle primary'}
        title={shortcut}
        aria-keyshortcuts={shortcut}
        aria-pressed={isOn}
        onClick={onToggle}
      />
      {isOn &&
        tabs.map((name) => (
          <EditorButton
            key={name}
            says={`lists.${name}`}
            className="lists"
            aria-pressed={name === tab}
            onClick={() => onList(name)}
          />
        ))}
      {isOn && <p className="help">{say('bar.howTo')}</p>}
      <p className="doubt" role="status">
        {unsaved > 0 && say('bar.unsaved', { count: unsaved })}
      </p>
    </div>
  );
}
