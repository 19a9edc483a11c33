import type { Language } from '../site/languages';
import displayArabic from './fonts/display-arabic.woff2?url';
import displayLatin from './fonts/display-latin.woff2?url';
import textArabic from './fonts/text-arabic.woff2?url';
import textLatin from './fonts/text-latin.woff2?url';

/** The two font files of each script, to preload in the head of its pages. */
export const fontFiles: Record<Language['script'], readonly string[]> = {
  latin: [displayLatin, textLatin],
  arabic: [displayArabic, textArabic],
};
