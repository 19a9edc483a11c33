import type { PracticeId } from '../site/catalogue';
import { Drawing } from './Drawing';

interface HorizonProps {
  practice: PracticeId;
}

/** The horizon of a practice, in the page's accent, which draws itself as it comes into view. */
export function Horizon({ practice }: HorizonProps) {
  return (
    <div className="draws no-print">
      <Drawing
        name={`horizon-${practice}`}
        className="h-[max(11.1vw,6.5rem)] w-full text-accent rtl:[scale:-1_1]"
      />
    </div>
  );
}
