import { element } from '../../editor/browser/element';
import type { Box } from '../book';
import type { DataPicture } from '../render/data';

/** Draws outlines on a picture, in place of those that were there. */
export function drawOutlines(
  holder: HTMLElement,
  { size }: DataPicture,
  boxes: readonly Box[],
): void {
  for (const old of holder.querySelectorAll('.place')) old.remove();
  for (const [left, top, width, height] of boxes) {
    const outline = element('span', { class: 'place', 'aria-hidden': 'true' });
    Object.assign(outline.style, {
      left: share(left, size.width),
      top: share(top, size.height),
      width: share(width, size.width),
      height: share(height, size.height),
    });
    holder.append(outline);
  }
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}

/** Scrolls a frame so that the first outline in it is in view. */
export function scrollToOutline(frame: HTMLElement): void {
  const outline = [...frame.querySelectorAll<HTMLElement>('.place')].find(
    (candidate) => candidate.offsetParent !== null,
  );
  if (!outline) return;
  const above = outline.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  frame.scrollTop += above - frame.clientHeight / 3;
}
