import leven from 'leven';
import { textKey, type TextVersions } from '../textVersions';

const alike: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  ة: 'ه',
  ى: 'ي',
  ٱ: 'ا',
};

/** Folds what people type in several ways: case, accents, Arabic vowel signs, hamzas and tatweel, spaces. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ـ]/gu, '');
  const letters = plain.replace(/[œæ’ةىٱ]/gu, (letter) => alike[letter] ?? letter);
  return letters.replace(/\s+/gu, ' ').trim();
}

const known = new WeakMap<TextVersions, string>();

/** The key and all versions of a text, folded once: each letter that is typed searches all texts. */
function folded(text: TextVersions): string {
  const content =
    known.get(text) ?? fold([textKey(text), ...Object.values(text.versions)].join('\n'));
  known.set(text, content);
  return content;
}

const notLetters = /[^\p{L}\p{N}]+/u;

/** Shorter words have too many neighbours. */
const leastLetters = 4;

/** Whether a word of a text is the searched word with one wrong letter. */
function isNear(word: string, searched: string): boolean {
  if (Math.abs(word.length - searched.length) > 1 || searched.length < leastLetters) return false;
  return leven(word, searched, { maxDistance: 2 }) < 2;
}

/**
 * The texts that contain every word of a query, in their key, in any language or in a draft; if none does, those that
 * contain them with one wrong letter.
 * @param draftsOf the drafts of a text
 */
export function search(
  texts: Iterable<TextVersions>,
  query: string,
  draftsOf: (text: TextVersions) => readonly string[] = () => [],
): TextVersions[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const all = Array.from(texts, (text) => {
    return { text, content: [folded(text), ...draftsOf(text).map(fold)].join('\n') };
  });
  const found = all.filter(({ content }) => words.every((word) => content.includes(word)));
  if (found.length > 0) return found.map(({ text }) => text);
  const near = all.filter(({ content }) => {
    const contained = [...new Set(content.split(notLetters))];
    return words.every((word) => contained.some((near) => near === word || isNear(near, word)));
  });
  return near.map(({ text }) => text);
}

/** A text in pieces: each second one is a word that a query finds. */
export function splitAtHits(text: string, query: string): string[] {
  const words = fold(query).split(' ').filter(Boolean);
  const isHit = (piece: string) => {
    const plain = fold(piece);
    return words.some((word) => plain.includes(word) || isNear(plain, word));
  };
  const pieces = [''];
  for (const piece of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (isHit(piece)) pieces.push(piece, '');
    else pieces.push((pieces.pop() ?? '') + piece);
  }
  return pieces;
}
