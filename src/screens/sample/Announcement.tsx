import { useEffect, useState } from 'react';

/** Milliseconds without a move before the answer is announced. */
const delay = 700;

/** Announces the answer to screen readers once the visitor has stopped moving the slider. */
export function Announcement({ chosen, text }: { chosen: number | undefined; text: string }) {
  const [announced, setAnnounced] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(setAnnounced, delay, chosen);
    return () => clearTimeout(timer);
  }, [chosen]);
  return (
    <p role="status" className="sr-only">
      {chosen !== undefined && announced === chosen && text}
    </p>
  );
}
