/** What each script's pages show and what their visitors may type into the form. */

const basicLatin = range(0x20, 0x7e);
const latin1 = range(0xa0, 0xff);
const figures = '0123456789';

/** English and French. Ÿ has no glyph in the packages' Latin files: see latinText. */
export const latinHeadings = basicLatin + latin1 + 'œŒ’‘“”‚„–—…•‹›€™\u2212';

/** With the combining marks of which the shaper composes Ÿ and other typed letters. */
export const latinText = latinHeadings + '\u0300\u0301\u0308';

/** Letters that stand in words, each joined to any other. */
export const arabicLetters =
  range(0x621, 0x63a) + // hamza forms to ghain
  range(0x641, 0x64a) + // feh to yeh
  '\u0671' + // alef wasla
  'پچڤگ'; // borrowed for foreign names

const arabicMarks = '\u0640' + range(0x64b, 0x652) + '\u0670'; // tatweel, harakat, dagger alef

const arabicPunctuation = '،؛؟٪\u00a0«»·©–—…•’‘“”\u200c\u200d';

/** Headings in Arabic: Latin words in them fall to the text face, which saves 5 kB a page. */
export const arabicHeadings =
  ' ' + arabicLetters + arabicMarks + arabicPunctuation + figures + '!%()+,-./:@&';

/** What numbers in Arabic headings are written with. */
export const headingFigures = figures + '%+';

/** Everything else in Arabic, e-mail addresses, Latin names and «Français» included. */
export const arabicText = basicLatin + 'ç' + arabicLetters + arabicMarks + arabicPunctuation + '€';

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
