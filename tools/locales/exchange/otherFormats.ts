const toolkit = 'translate-toolkit makes XLIFF of it';

/** What a file that is not XLIFF 1 is, and the way from there to XLIFF. */
const kinds: readonly (readonly [head: RegExp, name: string, way: string])[] = [
  [/^PK.*word\//su, 'a Word document', 'Put its texts in with: npm run locales edit'],
  [/^PK.*xl\//su, 'an Excel table', 'Save it as CSV; csv2po and po2xliff make XLIFF of that.'],
  [/^PK/u, 'a ZIP archive', 'Unzip it, and receive the .xlf file in it.'],
  [/<xliff[^>]*\sversion=["']2/u, 'XLIFF 2', 'Save it as XLIFF 1.2 in the program that made it.'],
  [/^<(?:!doctype )?html/iu, 'a web page', 'Download the .xlf file itself.'],
  [/^msg(?:id|ctxt) "/mu, 'a PO file', `${toolkit}: po2xliff texts-fr.po texts-fr-back.xlf`],
  [/^[[{]/u, 'JSON', 'If it is a locale file, put it in its place and run: npm run locales'],
  [/^[^<\n][^\n]*[,;\t]/u, 'a CSV table', `${toolkit}: csv2po, then po2xliff`],
];

/** What a file is that can't be received, and what to do; undefined for XLIFF 1, damaged XML and what nobody knows. */
export function describeOtherFormat(bytes: Uint8Array): string | undefined {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  // The names in an archive are at its end, too.
  const part = isArchive ? bytes : bytes.subarray(0, 4000);
  const head = new TextDecoder(isArchive ? 'latin1' : encoding).decode(part).trimStart();
  const [, name, way] = kinds.find(([pattern]) => pattern.test(head)) ?? [];
  return name && `This is ${name}, not XLIFF 1.2. ${way}`;
}
