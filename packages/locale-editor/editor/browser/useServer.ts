import { useEffect, useEffectEvent, useState } from 'react';
import type { Action, Actions } from '../protocol';
import { ask } from './service';

interface Loaded<Answer> {
  answer: Answer | null;
  /** Whether there is an answer, which may be null. */
  isAnswered: boolean;
  error: Error | null;
  /** Puts what is known better in the answer's place. */
  replace: (answer: Answer) => void;
}

/**
 * What was asked for, asked for anew when a locale file changes; what was answered stays meanwhile.
 * @param asked null asks nothing
 */
export function useLoaded<Answer>(
  asked: string | null,
  load: (asked: string) => Promise<Answer>,
): Loaded<Answer> {
  const [answered, setAnswered] = useState<{ answer: Answer } | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [changes, setChanges] = useState(0);
  const start = useEffectEvent(load);
  useEffect(() => {
    const listener = () => setChanges((count) => count + 1);
    window.addEventListener('texts', listener);
    return () => window.removeEventListener('texts', listener);
  }, []);
  useEffect(() => {
    if (asked === null) return;
    let isCurrent = true;
    start(asked).then(
      (answer) => {
        if (!isCurrent) return;
        setAnswered({ answer });
        setError(null);
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason instanceof Error ? reason : new Error(String(reason)));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, changes]);
  const replace = (answer: Answer) => setAnswered({ answer });
  return { answer: answered?.answer ?? null, isAnswered: answered !== null, error, replace };
}

/**
 * The server's answer.
 * @param question null asks nothing
 */
export function useAnswer<Name extends Action>(action: Name, question: Actions[Name][0] | null) {
  return useLoaded(question && JSON.stringify(question), (asked) =>
    ask(action, JSON.parse(asked) as Actions[Name][0]),
  );
}
