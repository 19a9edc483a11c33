import { monogram } from './logo';

const { straps, strapWidth, heart } = monogram;

/** The firm's sign. */
export function LogoDrawing() {
  return (
    <>
      <path d={straps} fill="none" stroke="currentColor" strokeWidth={strapWidth} />
      <path d={heart} fill="currentColor" />
    </>
  );
}
