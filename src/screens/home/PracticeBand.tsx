import type { ReactNode } from 'react';
import type { PracticeId } from '../../site/catalogue';
import { Drawing } from '../../ui/Drawing';

interface PracticeBandProps {
  practiceId: PracticeId;
  children: ReactNode;
}

export function PracticeBand({ practiceId, children }: PracticeBandProps) {
  return (
    <div className="opening filled relative isolate grid grid-cols-1 items-center overflow-hidden bg-accent py-8 text-paper md:min-h-72 md:pt-12 md:pb-13">
      {/* On phones the drawing is faint and behind the end of the text, elsewhere beside it. Moved a little beyond the
      edge, so that no tip of a star is cut there. */}
      <Drawing
        name={`lattice-${practiceId}`}
        className="absolute inset-y-0 -end-1.5 -z-10 h-full w-full mask-[linear-gradient(to_right,transparent_50%,#000)] opacity-25 md:w-[min(44%,100%-35rem)] md:mask-[linear-gradient(to_right,transparent,#000_70%)] md:opacity-42 rtl:[scale:-1_1]"
      />
      <div className="container-page md:max-lg:pe-[calc(100%-35rem)]">{children}</div>
    </div>
  );
}
