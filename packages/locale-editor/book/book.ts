import type { LanguageCode } from '../../../src/site/languages';
import type { FileStatus } from '../../locale-kit/check/check';
import type { Finding } from '../../locale-kit/check/finding';

/** Left, top, width and height in pixels of the page. */
export type Box = readonly [number, number, number, number];

/** The two kinds of pictures, with the width of their window. */
export const widths = { phone: 390, desktop: 1280 } as const;
export type WidthName = keyof typeof widths;

/** A text in all languages: its file's name without ending and its key, `home#hero.headline`. */
export type TextKey = string;

/** One page in one language at one width. */
export interface Picture {
  language: LanguageCode;
  width: WidthName;
  /** Path from the book's folder. */
  file: string;
  /** Of the page, not of the file, which may hold more pixels. */
  size: { width: number; height: number };
  /** Where each text is seen. */
  places: Record<TextKey, Box[]>;
  /** The texts of the page that can't be seen, with the attribute that holds them. */
  unseen: Record<TextKey, string | null>;
}

/** A text as the files have it. */
export interface BookText {
  id: TextKey;
  /** What it is, for people; null if nobody has described it. */
  what: string | null;
  /** By language; null where it is missing, nothing where the language needs no such text. */
  versions: Partial<Record<LanguageCode, string | null>>;
}

/** One page of the site in all languages. */
export interface BookPage {
  id: string;
  address: string;
  title: string;
  pictures: Picture[];
  /** Its own texts, then those that other pages show too, both in the order of the files. */
  own: BookText[];
  shared: BookText[];
}

/** A finding, with the text of the book that it is about. */
export interface BookFinding extends Finding {
  /** The text that it is about; null if it is about a file. */
  text: TextKey | null;
}

export interface Findings {
  stale: BookFinding[];
  missing: BookFinding[];
  /** Everything else. */
  suspicious: BookFinding[];
}

export interface Book {
  madeOn: Date;
  texts: BookText[];
  pages: BookPage[];
  /** Texts that no picture shows: messages that come and go, other plural forms. */
  elsewhere: BookText[];
  files: FileStatus[];
  findings: Findings;
}
