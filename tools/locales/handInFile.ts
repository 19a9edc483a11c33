import { z } from 'zod';
import { decode, placeOf, readDocument } from './sourceFile';

/** What stands in the file, so that it is known again. */
export const handInFormat = 'locales hand-in';
export const handInVersion = 3;

const text = z.strictObject({
  language: z.string().min(1),
  /** Its file within the folder of the language, without ending. */
  file: z.string().min(1),
  key: z.string().min(1),
  /** The English that it was made from; of an English text, the old one. */
  english: z.string(),
  /** The text as the translator received it; null if it was missing. */
  old: z.string().nullable(),
  new: z.string(),
  /** What was handed in before, so that handing in again is no conflict. */
  earlier: z.array(z.string()).optional(),
});

const handIn = z.strictObject({
  format: z.literal(handInFormat),
  version: z.literal(handInVersion),
  author: z.string().optional(),
  texts: z.array(text),
});

/** A changed text on its way from a translator to the site. */
export type HandInText = z.infer<typeof text>;

/** The changed texts of all languages. */
export type HandIn = z.infer<typeof handIn>;

/** A text as one word: `fr/home#hero.headline`. */
export function idOf({ language, file, key }: Pick<HandInText, 'language' | 'file' | 'key'>) {
  return `${language}/${file}#${key}`;
}

/** Far more than all texts of the site. */
const mostBytes = 20_000_000;

/**
 * Reads a file that was handed in.
 * @throws if it is damaged or is another file; the message says where and what
 */
export function parseHandIn(content: string | Uint8Array): HandIn {
  if (content.length > mostBytes) throw unreadable('It is far larger than all texts of the site.');
  // Some programs write a byte order mark; it damages nothing.
  const { text: whole } = decode(content);
  const { text: json, problems } = readDocument(
    whole.startsWith('\uFEFF') ? whole.slice(1) : content,
  );
  const [problem] = problems;
  if (problem) {
    const { line, column } = placeOf(json, problem.index);
    throw unreadable(`Line ${line}, column ${column}: ${problem.message}`);
  }
  const given: unknown = JSON.parse(json);
  const head = z.object({ format: z.literal(handInFormat), version: z.number() }).safeParse(given);
  if (!head.success) {
    throw new Error('This is no file of texts that were handed in: give the one from “Hand in”.');
  }
  if (head.data.version !== handInVersion) {
    const which = head.data.version > handInVersion ? 'a newer' : 'an older';
    throw new Error(`The file was made by ${which} copy of this site: hand in with the same one.`);
  }
  const { data, error } = handIn.safeParse(given);
  if (data) return data;
  throw unreadable(z.prettifyError(error));
}

function unreadable(reason: string): Error {
  return new Error(`The file is damaged or was changed. ${reason} Ask for it again.`);
}
