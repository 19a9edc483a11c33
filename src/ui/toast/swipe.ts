/** How far a pointer has moved since it went down, in CSS pixels. */
export interface Movement {
  x: number;
  y: number;
}

export type Direction = 'ltr' | 'rtl';

/** A swipe must go past this many pixels toward the edge, however fast. */
const threshold = 50;
/** Up to here a pointer that is pressed may tremble. */
const slack = 6;

/** What a movement that has just begun is: across the page, along it, or not yet to tell. */
export function axisOf({ x, y }: Movement): 'across' | 'along' | null {
  if (Math.hypot(x, y) <= slack) return null;
  return Math.abs(x) > Math.abs(y) ? 'across' : 'along';
}

/** How far a movement goes toward the edge at the end of the lines; 0 where it goes away from it. */
export function towardEdge({ x }: Movement, direction: Direction): number {
  return Math.max(0, direction === 'rtl' ? -x : x);
}

/** Whether a pointer that is released here swipes the notification away. */
export function isSwipedAway(movement: Movement, direction: Direction): boolean {
  return towardEdge(movement, direction) > threshold;
}
