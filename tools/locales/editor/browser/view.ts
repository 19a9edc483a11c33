import { useState } from 'react';
import { store, stored } from './storage';

export const tabs = ['search', 'work', 'handIn'] as const;
export type Tab = (typeof tabs)[number];

/** An open text, with the ids of the list that it was opened from. */
export interface Opened {
  /** See `textId`. */
  id: string;
  ids: readonly string[];
}

/** The visible parts of the editor. */
interface View {
  isOn: boolean;
  tab: Tab | null;
  opened: Opened | null;
}

const key = 'translate:view';
const closed: View = { isOn: false, tab: null, opened: null };

function readView(): View {
  try {
    const view = JSON.parse(stored(key, () => sessionStorage) ?? '') as View;
    const isValid = Array.isArray(view.opened?.ids ?? []) && tabs.includes(view.tab ?? 'work');
    return isValid ? { ...closed, ...view } : closed;
  } catch {
    return closed;
  }
}

/** The view and its setter; the view survives navigation. */
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
