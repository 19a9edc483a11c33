import type { PracticeId } from '../site/catalogue';
import { useDrawings } from './drawings';

interface HorizonProps {
  practice: PracticeId;
}

/** The horizon of a practice, in the page's accent; it keeps its beginning and its foot. Decoration. */
export function Horizon({ practice }: HorizonProps) {
  const drawings = useDrawings();
  return (
    <div className="draws no-print">
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 160"
        preserveAspectRatio="xMinYMax slice"
        fill="none"
        stroke="currentColor"
        className="h-[max(11.1vw,6.5rem)] w-full text-accent rtl:[scale:-1_1]"
      >
        <drawings.Horizon practice={practice} />
      </svg>
    </div>
  );
}
