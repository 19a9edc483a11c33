/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text
    .trim()
    .split(/(?<=[.!?؟…][»”)]?)\s+(?=[^\s\p{Ll}])/u)
    .filter(Boolean);
}

/** The words of a text in small letters, without marks of vowels and signs of direction. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/[\u064B-\u0652\u2066-\u2069]/gu, '');
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu) ?? [];
}
