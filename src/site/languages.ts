/**
 * The languages of the site. Address prefix, direction, fonts, alternates and the switcher are
 * derived from these records. To add one, see CONTRIBUTING.md.
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
    format: 'ar-AE-u-nu-latn',
    openGraph: 'ar_AR',
  },
  {
    code: 'fr',
    name: 'Français',
    direction: 'ltr',
    script: 'latin',
    prefix: '/fr',
    format: 'fr-FR',
    openGraph: 'fr_FR',
    joinsHyphens: true,
  },
] as const satisfies readonly LanguageRecord[];

/** Languages that are being translated: on the development server, not in a build. */
const drafts = [] as const satisfies readonly LanguageRecord[];

export interface LanguageRecord {
  code: string;
  name: string;
  drawnName?: 'name-ar';
  direction: 'ltr' | 'rtl';
  script: 'latin' | 'arabic';
  prefix: string;
  /** Locale for `Intl`. It names Western digits if not all versions of ICU have them by default. */
  format: string;
  /** `og:locale` as Facebook knows it: for Arabic `ar_AR` alone. */
  openGraph: string;
  joinsHyphens?: true;
}

export type LanguageCode = (typeof records | typeof drafts)[number]['code'];
export type Language = LanguageRecord & { code: LanguageCode };

export const allLanguages: readonly Language[] = [...records, ...drafts];

export const languages: readonly Language[] =
  typeof __DRAFTS__ !== 'undefined' && __DRAFTS__ ? allLanguages : records;

/** Has no prefix; source of all translations, and `x-default`. */
export const defaultLanguage: Language = records[0];
