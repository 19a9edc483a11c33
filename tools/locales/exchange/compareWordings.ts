import { composed, repairText } from '../check/rules/patterns';

/** A wording with plain spaces, quotation marks, apostrophes and dashes: translation programs replace others. */
export const plain = (text: string): string =>
  composed(text)
    .replace(/\s*[«»“”„"]\s*/gu, '"')
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/[–—\u2011]/gu, '-')
    .replace(/\s+(?=[;:!?%€])|^\s+|\s+$/gu, '')
    .replace(/\s+/gu, ' ');

export const isAlike = (a: string, b: string): boolean => plain(a) === plain(b);

/** A plain wording without invisible characters and the punctuation around it. */
export const bare = (text: string): string =>
  plain(text.replace(/\p{Cf}/gu, '')).replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '');

/** Counts the characters that translation programs replace by plain ones. */
const countTypography = (text: string) => text.match(/[\u00A0\u202F\u2011’‘“”«»–—]/gu)?.length ?? 0;

/**
 * Whether a received wording is the present wording, apart from typography that a program has lost or that has been
 * fixed here since. Typography that the translator has added makes a new wording.
 */
export function isSameWording(received: string, now: string, language: string): boolean {
  const text = composed(received);
  if ([text, repairText(text, language)].includes(now)) return true;
  return isAlike(text, now) && countTypography(text) < countTypography(now);
}
