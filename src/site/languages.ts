/**
 * THE list of languages, as visitors and search engines know them. Everything that depends on a language (address prefix,
 * direction, fonts, alternates, switcher) is derived from its record.
 * Adding a language begins with one entry here and one folder under `locales/`: CONTRIBUTING.md.
 */
const records = [
  {
    code: 'en',
    name: 'English',
    direction: 'ltr',
    script: 'latin',
    prefix: '',
    format: 'en-GB',
    openGraph: 'en_GB',
  },
  {
    code: 'ar',
    name: 'العربية',
    drawnName: 'name-ar',
    direction: 'rtl',
    script: 'arabic',
    prefix: '/ar',
    format: 'ar-AE',
    openGraph: 'ar_AE',
  },
  {
    code: 'fr',
    name: 'Français',
    direction: 'ltr',
    script: 'latin',
    prefix: '/fr',
    format: 'fr-FR',
    openGraph: 'fr_FR',
  },
] as const satisfies readonly LanguageRecord[];

/**
 * Languages that are being translated: the development server shows them, the site that
 * is built doesn't have them. A record that is moved to the list above is published.
 */
const drafts = [] as const satisfies readonly LanguageRecord[];

/** What the site knows of a language. */
export interface LanguageRecord {
  /** BCP 47 code: the `lang` attribute and the folder under `locales/`. */
  code: string;
  /** The language's name in itself. */
  name: string;
  /** Its name as a drawing, where the fonts of other scripts lack its letters. */
  drawnName?: 'name-ar';
  direction: 'ltr' | 'rtl';
  /** Which pair of fonts its pages load. */
  script: 'latin' | 'arabic';
  /** First part of its addresses, '' for the language without one. */
  prefix: string;
  /** Locale for `Intl`: one with Western digits. */
  format: string;
  /** `og:locale` */
  openGraph: string;
}

export type LanguageCode = (typeof records | typeof drafts)[number]['code'];
export type Language = LanguageRecord & { code: LanguageCode };

/** Also the drafts, whoever asks. */
export const allLanguages: readonly Language[] = [...records, ...drafts];

/** What the site shows: the drafts only where the build says so. */
export const languages: readonly Language[] =
  typeof __DRAFTS__ !== 'undefined' && __DRAFTS__ ? allLanguages : records;

/** The language without a prefix: the source of all translations and `x-default`. */
export const defaultLanguage: Language = records[0];
