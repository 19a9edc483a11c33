import { useEffect, useState } from 'react';

const debounceMs = 700;

interface AnnouncementProps {
  chosen: number | undefined;
  /** Called once the slider rests. */
  textOf: () => string;
}

/** Announces the answer to screen readers once the visitor has stopped moving the slider. */
export function Announcement({ chosen, textOf }: AnnouncementProps) {
  const [announced, setAnnounced] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(setAnnounced, debounceMs, chosen);
    return () => {
      clearTimeout(timer);
      setAnnounced(undefined);
    };
  }, [chosen]);
  return (
    <p role="status" className="sr-only">
      {chosen !== undefined && announced === chosen && textOf()}
    </p>
  );
}
