import type { Words } from '../messages/wordsIn';

type Format = keyof Words['terminal']['formats'];

/** How each format begins. The names of the files in an archive are at its end, too. */
const formats: readonly (readonly [beginning: RegExp, format: Format])[] = [
  [/^PK.*word\//su, 'word'],
  [/^PK.*xl\//su, 'excel'],
  [/^PK/u, 'zip'],
  [/<xliff[^>]*\sversion=["']2/u, 'xliff2'],
  [/^<(?:!doctype )?html/iu, 'html'],
  [/^msg(?:id|ctxt) "/mu, 'po'],
  [/^[[{]/u, 'json'],
  [/^[^<\n][^\n]*[,;\t]/u, 'csv'],
];

/** The format of a file that can't be received; undefined for XLIFF 1, damaged XML and unknown formats. */
export function otherFormat(bytes: Uint8Array): Format | undefined {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const part = isArchive ? bytes : bytes.subarray(0, 4000);
  const content = new TextDecoder(isArchive ? 'latin1' : encoding).decode(part).trimStart();
  return formats.find(([beginning]) => beginning.test(content))?.[1];
}
