import { useState, type KeyboardEvent } from 'react';
import { store, stored } from './storage';

export type Tab = 'search' | 'work' | 'handIn';

/** Whether a key belongs to an input method. Safari sends the one that ends a composition after its end, as 229. */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells that key
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/** An open text, with the ids of the list that it was opened from. */
export interface Opened {
  id: string;
  ids: readonly string[];
  /** The offset in the text at which the cursor goes into its field. */
  caret?: number | undefined;
}

interface View {
  isOn: boolean;
  tab: Tab | null;
  opened: Opened | null;
}

const key = 'translate:view';
const closed: View = { isOn: false, tab: null, opened: null };

const readView = () => {
  const view = JSON.parse(stored(key, () => sessionStorage) ?? '{}') as Partial<View>;
  return { ...closed, ...view };
};

/** The view and its setter; the view survives a reload. */
export function useView(): [View, (change: Partial<View>) => void] {
  const [view, setView] = useState(readView);
  const change = (changes: Partial<View>) => {
    const next = { ...view, ...changes };
    const shown = next.isOn ? next : closed;
    store(key, JSON.stringify(shown), () => sessionStorage);
    setView(shown);
  };
  return [view, change];
}
