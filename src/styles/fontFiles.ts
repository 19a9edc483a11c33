import type { Language } from '../site/languages';
import displayArabic from './fonts/display-arabic.woff2?url';
import displayLatin from './fonts/display-latin.woff2?url';
import letteredArabic from './fonts/lettered-arabic.woff2?url';
import textArabic from './fonts/text-arabic.woff2?url';
import textLatin from './fonts/text-latin.woff2?url';

/** The font files that every page of a script shows at once, to preload in its head. */
export const fontFiles: Record<Language['script'], readonly string[]> = {
  latin: [displayLatin, textLatin],
  arabic: [letteredArabic, displayArabic, textArabic],
};
