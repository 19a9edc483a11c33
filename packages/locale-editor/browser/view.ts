import { useState } from 'react';
import { store, stored } from './storage';

export const listTabs = ['page', 'work', 'all', 'handIn'] as const;
export type ListTab = (typeof listTabs)[number];

/** A text that is open, with the list that it was opened from. */
export interface Opened {
  /** See `textId`. */
  id: string;
  ids: readonly string[];
}

/** What of the editor is shown. */
export interface View {
  isOn: boolean;
  tab: ListTab | null;
  opened: Opened | null;
}

const name = 'translate:view';
const closed: View = { isOn: false, tab: null, opened: null };

function readView(): View {
  try {
    const { isOn, tab, opened } = JSON.parse(stored(name, () => sessionStorage) ?? '') as View;
    const isReadable = typeof opened?.id === 'string' && Array.isArray(opened.ids);
    return {
      isOn,
      tab: listTabs.find((each) => each === tab) ?? null,
      opened: isReadable ? opened : null,
    };
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
