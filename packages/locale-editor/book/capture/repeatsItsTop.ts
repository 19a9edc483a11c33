import sharp from 'sharp';

/** The rows that are looked for: those of the site's header, which no other part looks like. */
const topRows = 64;
/** Compression changes no pixel by more, of 255. */
const noise = 48;
/** Up to this share of other pixels two parts are the same; text alone covers more. */
const mostOthers = 0.002;

/**
 * Whether a picture of a page shows the top of the page again further down. A browser gives such
 * pictures, without an error, when it paints two pages of one window at the same time.
 */
export async function repeatsItsTop(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const count = topRows * width;
  const isSame = (row: number): boolean => {
    let others = 0;
    for (let at = 0, below = row * width; at < count; at += 1, below += 1) {
      if (Math.abs((data[at] ?? 0) - (data[below] ?? 0)) <= noise) continue;
      others += 1;
      if (others > count * mostOthers) return false;
    }
    return true;
  };
  for (let row = topRows; row + topRows <= height; row += 1) if (isSame(row)) return true;
  return false;
}
