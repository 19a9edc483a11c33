import { useEffect, useState } from 'react';

/** Milliseconds after which the slider counts as at rest. */
const rest = 700;

/** Says the answer once the slider rests where a reader has moved it. */
export function Announcement({ moved, text }: { moved: number | undefined; text: string }) {
  const [rested, setRested] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(setRested, rest, moved);
    return () => clearTimeout(timer);
  }, [moved]);
  return (
    <p role="status" className="sr-only">
      {moved !== undefined && rested === moved && text}
    </p>
  );
}
