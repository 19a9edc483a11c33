import { useEffect, useEffectEvent, useState } from 'react';
import type { Action, Actions } from '../protocol';
import { ask } from './service';

/** Calls back whenever a locale file has changed. */
export function useChangesOfTexts(onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const listener = () => changed();
    import.meta.hot?.on('locales:changed', listener);
    return () => import.meta.hot?.off('locales:changed', listener);
  }, []);
}

interface Asked<Name extends Action> {
  answer: Actions[Name][1] | null;
  error: Error | null;
  /** Puts what is known better in the answer's place. */
  replace: (answer: Actions[Name][1]) => void;
}

/**
 * The server's answer, asked for anew when a locale file changes; what was answered stays meanwhile.
 * @param question null asks nothing
 */
export function useAnswer<Name extends Action>(
  action: Name,
  question: Actions[Name][0] | null,
): Asked<Name> {
  const [answer, setAnswer] = useState<Actions[Name][1] | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [changes, setChanges] = useState(0);
  const asked = question && JSON.stringify(question);
  useChangesOfTexts(() => setChanges((count) => count + 1));
  useEffect(() => {
    if (asked === null) return;
    let isCurrent = true;
    ask(action, JSON.parse(asked) as Actions[Name][0]).then(
      (given) => {
        if (!isCurrent) return;
        setAnswer(given);
        setError(null);
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason instanceof Error ? reason : new Error(String(reason)));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [action, asked, changes]);
  return { answer, error, replace: setAnswer };
}
