/** The characters that pages of each writing system show, and that visitors may type into the form. */

/** English and French. The combining marks compose letters such as Ÿ. */
export const latinText =
  range(0x20, 0x7e) + range(0xa0, 0xff) + 'œŒ’‘“”‚„–—…•‹›€™\u2212' + '\u0300\u0301\u0308';

/**
 * The narrow space before French question marks, which both Latin faces lack. With a full stop, because browsers refuse
 * a font without shapes.
 */
export const narrowSpace = '\u202f.';

/** Addresses, names and numerals inside Arabic texts, and «Français». */
export const latinInArabic = range(0x20, 0x7e) + '²çé€';

/** Numerals and percentages inside Arabic headings. */
export const numerals = '0123456789%';

export const arabicText =
  range(0x621, 0x63a) + // hamza forms to ghain
  range(0x641, 0x64a) + // feh to yeh
  'ٱپچڤگ' + // alef wasla, and letters borrowed for foreign names
  '\u0640' + // tatweel
  range(0x64b, 0x652) + // harakat
  '\u0670' + // dagger alef
  ' !(),-./:،؛؟٪\u00a0«»·©–—…•’‘“”\u200c\u200d';

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
