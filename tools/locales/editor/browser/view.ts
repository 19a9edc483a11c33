import { useState } from 'react';
import { store, stored } from './storage';

export const tabs = ['search', 'work', 'handIn'] as const;
export type Tab = (typeof tabs)[number];

/** A text that is open, with the list that it was opened from. */
export interface Opened {
  /** See `textId`. */
  id: string;
  ids: readonly string[];
}

/** What of the editor is shown. */
interface View {
  isOn: boolean;
  tab: Tab | null;
  opened: Opened | null;
}

const name = 'translate:view';
const closed: View = { isOn: false, tab: null, opened: null };

function readView(): View {
  try {
    const view = JSON.parse(stored(name, () => sessionStorage) ?? '') as View;
    const isReadable = Array.isArray(view.opened?.ids ?? []) && tabs.includes(view.tab ?? 'work');
    return isReadable ? { ...closed, ...view } : closed;
  } catch {
    return closed;
  }
}

/** What is shown, which stays so from page to page, and what changes it. */
export function useView(): [View, (change: Partial<View>) => void] {
  const [view, setView] = useState(readView);
  const change = (changes: Partial<View>) => {
    const next = { ...view, ...changes };
    const shown = next.isOn ? next : closed;
    store(name, JSON.stringify(shown), () => sessionStorage);
    setView(shown);
  };
  return [view, change];
}
