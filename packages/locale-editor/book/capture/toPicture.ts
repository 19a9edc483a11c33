import { parseTextId } from '../../editor/textId';
import type { Box, Picture, TextKey } from '../book';
import { textKey } from '../contents/textKey';
import type { PageTexts } from './pageTexts';

/**
 * What the book keeps of a page: its own language's texts, those that are seen with their places.
 * @param language code of the page's language; a bar that offers another one is no text of the page
 */
export function toPicture(
  { width, height, texts }: PageTexts,
  language: string,
): Pick<Picture, 'size' | 'places' | 'unseen'> {
  const places: Record<TextKey, Box[]> = {};
  const unseen: Record<TextKey, string | null> = {};
  for (const { id, attribute, box } of texts) {
    const reference = parseTextId(id);
    if (reference?.language !== language) continue;
    const key = textKey(reference.name, reference.key);
    if (box) (places[key] ??= []).push(box);
    else unseen[key] ??= attribute;
  }
  for (const key of Object.keys(places)) Reflect.deleteProperty(unseen, key);
  return { size: { width, height }, places, unseen };
}
