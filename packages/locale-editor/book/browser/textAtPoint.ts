import type { DataPicture } from '../render/data';

/** How far beside a text a finger may be, in pixels of the page. */
const near = 6;

/**
 * The number of the text at a point of a page: of several the smallest, since texts stand in
 * larger ones.
 * @returns null if there is none
 */
export function textAtPoint({ places }: Pick<DataPicture, 'places'>, x: number, y: number) {
  const hit = places
    .filter(
      ([, [left, top, width, height]]) =>
        x >= left - near && x <= left + width + near && y >= top - near && y <= top + height + near,
    )
    .sort(([, one], [, other]) => one[2] * one[3] - other[2] * other[3]);
  return hit[0]?.[0] ?? null;
}
