import { fold } from '../../locale-kit/search/fold';

interface Piece {
  isHit: boolean;
  words: string;
}

/** A text in pieces: what a search has found in it, by the same folding as the search, and the rest. */
export function hitsIn(text: string, query: string): Piece[] {
  const letters = Array.from(text, (letter) => ({ letter, folded: fold(letter) || blank(letter) }));
  const folded = letters.map((each) => each.folded).join('');
  const words = fold(query).split(' ').filter(Boolean);
  const isFound = new Array<boolean>(folded.length).fill(false);
  for (const word of folded.includes(fold(query)) ? [fold(query)] : words) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isFound.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const each of letters) {
    const last = pieces.at(-1);
    // A mark on a letter, which folds to nothing, belongs to the letter.
    const isHit = each.folded === '' ? last?.isHit === true : isFound[at] === true;
    if (last?.isHit === isHit) last.words += each.letter;
    else pieces.push({ isHit, words: each.letter });
    at += each.folded.length;
  }
  return pieces;
}

function blank(letter: string): string {
  return /\s/u.test(letter) ? ' ' : '';
}
