import { practices, type PracticeId } from '../../site/catalogue';
import { shortPath } from '../shortPath';
import { monogram as sign } from './monogram';
import { motifs } from './motifs';
import { markStroke } from './markStroke';
import { starPath } from './star';
import { tiles as tilesOfPractices, type Tile } from './tile';

/** The tile of each practice. */
export const tiles = ofPractices<Tile>((id) => {
  const tile = tilesOfPractices[id];
  return { ...tile, path: shortPath(tile.path) };
});

/** Path data of each practice's mark. */
export const marks = ofPractices((id) => shortPath(starPath(motifs[id].star, markStroke)));

/** The firm's sign. */
export const monogram = { ...sign, straps: shortPath(sign.straps), heart: shortPath(sign.heart) };

function ofPractices<Drawing>(draw: (id: PracticeId) => Drawing): Record<PracticeId, Drawing> {
  const drawings = practices.map(({ id }) => [id, draw(id)]);
  return Object.fromEntries(drawings) as Record<PracticeId, Drawing>;
}
