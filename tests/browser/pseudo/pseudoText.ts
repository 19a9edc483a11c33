import { mapWords, mask } from '../../../packages/locale-kit/check/mask';
import { limitFor, type TextEntry } from '../../../packages/locale-kit/schema';

/** How much longer than English a text may become where nothing limits it. */
const growth = 1.4;
const filling = ' one two three four five six seven eight nine ten'.repeat(40);

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const accented = 'åbçðéfĝĥîĵķļmñöþqŕšţûvŵxýž';
const arabic = 'ابجدهفغحيقكلمنعطصرستوشخضظز';

/** Makes a text of a pseudo-language of an English one: as long as the key allows, in other letters. */
export type Pseudo = (text: string, entry?: TextEntry) => string;

export const longer: Pseudo = (text, entry) => inLetters(lengthened(text, entry), accented);

/** The same in Arabic letters, to be read from right to left. */
export const mirrored: Pseudo = (text, entry) => inLetters(lengthened(text, entry), arabic);

function inLetters(text: string, letters: string): string {
  const marks = letters === arabic ? { ',': '،', ';': '؛', '?': '؟' } : {};
  const others = new Map<string, string>(Object.entries(marks));
  for (const [at, letter] of [...alphabet].entries()) others.set(letter, letters[at] ?? letter);
  return mapWords(text.replaceAll('...', '…'), (words) =>
    [...words].map((one) => others.get(one) ?? others.get(one.toLowerCase()) ?? one).join(''),
  );
}

function lengthened(text: string, entry: TextEntry | undefined): string {
  const limit = limitFor(entry?.limits, 'other');
  const longest = limit?.unit === 'characters' ? limit.most : Math.round(text.length * growth);
  if (longest - text.length < 3 || !/\p{L}/u.test(mask(text))) return text;
  const [, start = '', end = ''] = /^(.*?)([.!?…]*)$/su.exec(text) ?? [];
  return start + filling.slice(0, longest - text.length).trimEnd() + end;
}
