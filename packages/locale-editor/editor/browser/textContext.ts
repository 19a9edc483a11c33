import type { FoundText } from './findTexts';

/**
 * How a text stands on the page: in which attribute, and with which others.
 * @param texts those of the page
 */
export function contextOf(id: string, texts: readonly FoundText[]) {
  const own = texts.filter((text) => text.id === id);
  const place = own[0]?.place;
  return {
    attribute: place?.kind === 'attribute' ? place.attribute : null,
    within: [...new Set(own.flatMap(({ within }) => within))],
    parts: [...new Set(texts.filter(({ within }) => within.includes(id)).map((text) => text.id))],
  };
}
