const kilobyte = 1000;

/** What the pages of a kind may cost. Bytes are those of brotli at its best. */
export interface Budget {
  /** The page with the styles in it. */
  html: number;
  /** All code that is needed to bring the page to life. */
  scripts: number;
  /** Its texts, as the application fetches them. */
  messages: number;
  /** The page, its fonts, its pictures, its code and its texts. */
  requests: number;
}

export type PageKind = 'home' | 'service' | 'notFound';

export const budgets: Record<PageKind, Budget> = {
  home: { html: 19 * kilobyte, scripts: 106 * kilobyte, messages: 6_500, requests: 22 },
  service: { html: 17.4 * kilobyte, scripts: 106 * kilobyte, messages: 4_600, requests: 15 },
  notFound: { html: 9.9 * kilobyte, scripts: 102 * kilobyte, messages: 1_500, requests: 13 },
};

/** What a server sends before it waits for an answer: ten packets of 1,460 bytes. */
export const firstRoundTrip = 14_600;

/** The font files of a page: those that it asks for at once, all of them, and their weight. */
export const fonts = { preloaded: 3, files: 4, bytes: 50_000 };

/** The drawings that a page shows by reference. */
export const pictures = { files: 12, bytes: 5_200 };
