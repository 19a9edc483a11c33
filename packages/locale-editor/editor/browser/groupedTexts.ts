import { strings } from '../strings';
import type { FoundText } from './findTexts';
import { isSeen } from './geometry';
import type { ListedText, ListGroup } from './listedText';
import { textsElsewhere } from './textsElsewhere';

/** The texts of the page and of its files, by where they are. */
export async function groupedTexts(found: readonly FoundText[]): Promise<ListGroup[]> {
  const seen = listed(found.filter(isSeen));
  const seenIds = new Set(seen.map(({ id }) => id));
  const unseen = listed(found.filter((text) => !isSeen(text) && !seenIds.has(text.id)));
  const elsewhere = await textsElsewhere(found);
  return [
    { title: strings.lacking, texts: elsewhere.filter(({ isMissing }) => isMissing) },
    { title: strings.seen, texts: seen },
    { title: strings.unseen, texts: unseen },
    { title: strings.elsewhere, texts: elsewhere.filter(({ isMissing }) => !isMissing) },
  ];
}

/** Each text once, however often the page shows it. */
function listed(texts: readonly FoundText[]): ListedText[] {
  const lines = new Map<string, ListedText>();
  for (const { id, shown, place } of texts) {
    const attribute = place.kind === 'attribute' ? place.attribute : null;
    if (!lines.has(id)) lines.set(id, { id, shown, attribute, isMissing: false });
  }
  return [...lines.values()];
}
