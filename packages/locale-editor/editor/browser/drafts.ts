import { useMemo, useSyncExternalStore } from 'react';

/** What isn't saved yet of a text. */
export interface Draft {
  text: string;
  /** The `version` of the text that the translator started from. */
  opened: string;
}

/** By the ids of their texts. */
type Drafts = ReadonlyMap<string, Draft>;

/**
 * What isn't saved is kept in the browser, and every tab follows what another one writes.
 * @param prefix what its names there begin with
 */
function createDrafts(prefix: string) {
  const listeners = new Set<() => void>();
  let drafts = stored(prefix);

  function readAnew(): void {
    drafts = stored(prefix);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) readAnew();
  });
  return {
    /** All of them, now and whenever one changes. */
    useAll: (): Drafts => useSyncExternalStore(subscribe, () => drafts),
    /** That of a text as it is at this moment. */
    of: (id: string): Draft | null => drafts.get(id) ?? null,
    /** Keeps one; null forgets it. */
    keep(id: string, draft: Draft | null): void {
      if (draft) localStorage.setItem(prefix + id, JSON.stringify(draft));
      else localStorage.removeItem(prefix + id);
      readAnew();
    },
  };
}

function stored(prefix: string): Drafts {
  return new Map(
    Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .sort()
      .map((name) => [
        name.slice(prefix.length),
        JSON.parse(localStorage.getItem(name) ?? '') as Draft,
      ]),
  );
}

export const textDrafts = createDrafts('translate:draft:');

/** The texts of which something isn't saved, by their ids, each with its words. */
export function useUnsaved(): ReadonlyMap<string, string> {
  const texts = textDrafts.useAll();
  return useMemo(() => new Map(Array.from(texts, ([id, { text }]) => [id, text])), [texts]);
}
