import type { PracticeId } from '../../site/catalogue';
import { horizons } from './horizons';

interface HorizonDrawingProps {
  practice: PracticeId;
}

/** What a practice builds in the mind, on one line, in the colour of the text. */
export function HorizonDrawing({ practice }: HorizonDrawingProps) {
  const { far, near, fine } = horizons[practice];
  return (
    <>
      <path d={far} strokeWidth=".6" />
      <path d={near} className="fill-paper" />
      <path d={fine} strokeWidth=".7" />
    </>
  );
}
