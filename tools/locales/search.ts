import { fold } from './fold';

/** A text that can be found. */
export interface Entry {
  /** `home#hero.headline` */
  id: string;
  /** The text in every language. */
  versions: readonly string[];
}

/**
 * Prepares a search by key and by words in any language.
 * @returns gives what holds all words of a query, the best first: the key itself, keys with it,
 * a text that is the phrase, texts with it, then the order of the entries
 */
export function textSearch<Found extends Entry>(
  entries: readonly Found[],
): (query: string) => Found[] {
  const prepared = entries.map((entry) => ({
    entry,
    id: fold(entry.id),
    key: fold(entry.id.slice(entry.id.indexOf('#') + 1)),
    versions: entry.versions.map(fold),
  }));
  return (query) => {
    const phrase = fold(query);
    if (phrase === '') return [];
    const words = phrase.split(' ');
    return prepared
      .map((item) => ({ item, rank: rankOf(item, phrase, words) }))
      .filter(({ rank }) => rank < none)
      .sort((one, other) => one.rank - other.rank)
      .map(({ item }) => item.entry);
  };
}

const none = 5;

function rankOf(
  { id, key, versions }: { id: string; key: string; versions: string[] },
  phrase: string,
  words: string[],
): number {
  if (key === phrase || id === phrase) return 0;
  if (key.includes(phrase) || id.startsWith(phrase)) return 1;
  if (versions.some((text) => text === phrase)) return 2;
  if (versions.some((text) => text.includes(phrase))) return 3;
  const everything = [id, ...versions].join('\n');
  return words.every((word) => everything.includes(word)) ? 4 : none;
}
