import { useEffect, useState } from 'react';

/** Milliseconds without a move before the answer is announced. */
const delay = 700;

/**
 * Announces the answer to screen readers once the visitor has stopped moving the slider.
 * @param props.chosen the value to which the visitor has moved the slider; undefined before the first move
 */
export function Announcement({ chosen, text }: { chosen: number | undefined; text: string }) {
  const [announced, setAnnounced] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(setAnnounced, delay, chosen);
    return () => {
      clearTimeout(timer);
      setAnnounced(undefined);
    };
  }, [chosen]);
  return (
    <p role="status" className="sr-only">
      {chosen !== undefined && announced === chosen && text}
    </p>
  );
}
