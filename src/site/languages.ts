/**
 * The languages of the site; fonts, alternates and the switcher are derived from these records. To add a
 * language, see CONTRIBUTING.md.
 */
const records = [
  {
    code: 'en',
    name: 'English',
    direction: 'ltr',
    writingSystem: 'latin',
    prefix: '',
    locale: 'en-GB',
    openGraph: 'en_GB',
  },
  {
    code: 'ar',
    name: 'العربية',
    drawnName: 'name-ar',
    direction: 'rtl',
    writingSystem: 'arabic',
    prefix: '/ar',
    locale: 'ar-AE-u-nu-latn',
    openGraph: 'ar_AR',
  },
  {
    code: 'fr',
    name: 'Français',
    direction: 'ltr',
    writingSystem: 'latin',
    prefix: '/fr',
    locale: 'fr-FR',
    openGraph: 'fr_FR',
  },
] as const satisfies readonly LanguageRecord[];

/** Languages in translation: the development server shows them, a build leaves them out. */
const drafts = [] as const satisfies readonly LanguageRecord[];

export interface LanguageRecord {
  code: string;
  name: string;
  /** The drawing of `name`, for pages whose fonts lack its letters. */
  drawnName?: 'name-ar';
  direction: 'ltr' | 'rtl';
  writingSystem: 'latin' | 'arabic';
  prefix: string;
  /** For `Intl`. It sets the numbering system where ICU versions disagree on the default digits. */
  locale: string;
  /** `og:locale`, from Facebook's list: `ar_AR` is its only Arabic. */
  openGraph: string;
}

export type LanguageCode = (typeof records | typeof drafts)[number]['code'];
export type Language = LanguageRecord & { code: LanguageCode };

export const allLanguages: readonly Language[] = [...records, ...drafts];

export const languages: readonly Language[] =
  typeof __DRAFTS__ !== 'undefined' && __DRAFTS__ ? allLanguages : records;

/** The language without a prefix. Its texts are the source of translations, its pages `x-default`. */
export const defaultLanguage: Language = records[0];
