import type { TextFinding } from './finding';

export interface DecodedFile {
  /** The text, with a replacement character for each byte that is not UTF-8. */
  text: string;
  /** What is wrong with the encoding; `index` is a place in `text`. */
  problem: TextFinding | null;
}

const saveAsUtf8 = 'Save the file again with the encoding "UTF-8" (in most editors: Save As).';

/**
 * The text of a locale file.
 * @param content its bytes, or its text when the encoding is already known to be right
 */
export function decode(content: string | Uint8Array): DecodedFile {
  if (typeof content !== 'string') return decodeBytes(content);
  return { text: content, problem: byteOrderMark(content) };
}

function decodeBytes(bytes: Uint8Array): DecodedFile {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return { text, problem: encodingError('The file is saved as UTF-16.', 0) };
  const invalid = text.includes('\uFFFD') ? firstInvalidByte(bytes, text) : -1;
  if (invalid < 0) return { text, problem: byteOrderMark(text) };
  const index = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    bytes.subarray(0, invalid),
  ).length;
  return { text, problem: encodingError('A character here is not valid UTF-8.', index) };
}

/** The decoder replaces what it can't read, so the first difference from the original is the place. */
function firstInvalidByte(bytes: Uint8Array, text: string): number {
  const encoded = new TextEncoder().encode(text);
  return encoded.findIndex((byte, index) => byte !== bytes[index]);
}

function byteOrderMark(text: string): TextFinding | null {
  if (!text.startsWith('\uFEFF')) return null;
  const problem = encodingError('The file begins with an invisible byte order mark.', 0);
  return { ...problem, suggestion: 'Save the file as "UTF-8" without "BOM" (byte order mark).' };
}

function encodingError(message: string, index: number): TextFinding {
  return { severity: 'error', rule: 'encoding', message, suggestion: saveAsUtf8, index };
}
