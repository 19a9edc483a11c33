/** Address below which this build's message files lie. */
declare const __MESSAGES_BASE__: string;
/** Folder into which the site is built. */
declare const __BUILD_FOLDER__: string;
/** The year in which the site was built. */
declare const __BUILD_YEAR__: number;

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_CONTACT_ENDPOINT?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_CONTACT_PHONE?: string;
  readonly VITE_BUSINESS_NETWORK_URL?: string;
}
