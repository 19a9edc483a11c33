import { parseTextId, textId } from '../textId';
import type { FoundText } from './findTexts';
import { service } from './service';
import type { ListedText } from './listedText';

/** From this many texts on, a file counts as one of the page's own, not as one that is linked to. */
const ownFrom = 4;

/**
 * The texts of the page's files that the page doesn't show now: messages that
 * come and go, other plural forms, what other pages share.
 */
export async function textsElsewhere(found: readonly FoundText[]): Promise<ListedText[]> {
  const language = document.documentElement.lang;
  const ids = new Set(found.map(({ id }) => id));
  const counts = new Map<string, number>();
  for (const id of ids) {
    const reference = parseTextId(id);
    if (reference?.language !== language) continue;
    counts.set(reference.name, (counts.get(reference.name) ?? 0) + 1);
  }
  const names = [...counts].filter(([, count]) => count >= ownFrom).map(([name]) => name);
  const files = await Promise.all(names.map((name) => textsOf({ language, name })));
  return files.flat().filter(({ id }) => !ids.has(id));
}

async function textsOf(file: { language: string; name: string }): Promise<ListedText[]> {
  const { texts } = await service.texts(file).catch(() => ({ texts: [] }));
  return texts.map(({ key, text, isMissing }) => ({
    id: textId({ ...file, key }),
    shown: text,
    attribute: null,
    isMissing,
  }));
}
