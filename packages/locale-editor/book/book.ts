import type { LanguageCode } from '../../../src/site/languages';
import type { FileStatus } from '../../locale-kit/check/check';
import type { Finding } from '../../locale-kit/check/finding';
import type { SiteText, TextKey } from '../texts';

/** Left, top, width and height in pixels of the page. */
export type Box = readonly [number, number, number, number];

/** The two kinds of pictures, with the width of their window. */
export const widths = { phone: 390, desktop: 1280 } as const;
export type WidthName = keyof typeof widths;

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

/** One page of the site in all languages. */
export interface BookPage {
  id: string;
  address: string;
  title: string;
  pictures: Picture[];
  /** Its own texts, then those that other pages show too, both in the order of the files. */
  own: TextKey[];
  shared: TextKey[];
}

/** A finding, with the text of the book that it is about. */
export interface BookFinding extends Finding {
  /** The text that it is about; null if it is about a file. */
  text: TextKey | null;
}

/** The lists of findings, in their order. */
export const findingLists = ['missing', 'stale', 'suspicious'] as const;
export type Findings = Record<(typeof findingLists)[number], BookFinding[]>;

/** What the book's script needs to know; it lies in the document as JSON. */
export interface BookData {
  texts: SiteText[];
  pages: BookPage[];
}

export interface Book extends BookData {
  firm: string;
  madeOn: Date;
  /** Texts that no picture shows: those that come and go, other plural forms. */
  elsewhere: TextKey[];
  /** Whether pages are left out. */
  isPartial: boolean;
  files: FileStatus[];
  findings: Findings;
}

/** How far beside a text a finger may be, in pixels of the page. */
const near = 6;

/**
 * The text at a point of a page: of several the smallest, since texts stand in larger ones.
 * @returns null if there is none
 */
export function textAtPoint({ places }: Pick<Picture, 'places'>, x: number, y: number) {
  const hit = Object.entries(places)
    .flatMap(([text, boxes]) => boxes.map((box) => ({ text, box })))
    .filter(
      ({ box: [left, top, width, height] }) =>
        x >= left - near && x <= left + width + near && y >= top - near && y <= top + height + near,
    )
    .sort(({ box: one }, { box: other }) => one[2] * one[3] - other[2] * other[3]);
  return hit[0]?.text ?? null;
}
