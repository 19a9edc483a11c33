const kilobyte = 1000;

/** What the pages of a kind may cost. Bytes are those of brotli at its best. */
export interface Budget {
  /** The page with the styles in it. */
  html: number;
  /** All code that is needed to bring the page to life. */
  scripts: number;
  /** Its texts, as the application fetches them. */
  messages: number;
  /** The page, its fonts, its code and its texts. */
  requests: number;
}

export type PageKind = 'home' | 'service' | 'notFound';

export const budgets: Record<PageKind, Budget> = {
  home: { html: 19.1 * kilobyte, scripts: 106 * kilobyte, messages: 6_500, requests: 9 },
  service: { html: 17.6 * kilobyte, scripts: 106 * kilobyte, messages: 4_600, requests: 9 },
  notFound: { html: 10.9 * kilobyte, scripts: 102 * kilobyte, messages: 1_500, requests: 9 },
};

/** What a server sends before it waits for an answer: ten packets of 1,460 bytes. */
export const firstRoundTrip = 14_600;

/** Both font files of a page. */
export const fonts = { files: 2, bytes: 45_000 };
