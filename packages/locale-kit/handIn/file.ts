import { z } from 'zod';
import { placeOf, readDocument } from '../check/document';
import { stateNames, type TextState } from '../notes/notes';

/** What stands in the file, so that it is known again. */
export const handInFormat = 'locales hand-in';
export const handInVersion = 2;

/** The changed texts of a language, on their way from a translator to the site. */
export interface HandIn {
  format: typeof handInFormat;
  /** 1 lacks `replaces`, and is read too. */
  version: 1 | typeof handInVersion;
  language: string;
  author?: string | undefined;
  note?: string | undefined;
  texts: HandInText[];
}

export interface HandInText {
  /** Its file within the folder of the language, without ending. */
  file: string;
  key: string;
  /** The English that it was made from; of an English text, the old one. */
  english: string;
  /** The text as the translator received it; null if it was missing. */
  old: string | null;
  new: string;
  /** What was handed in before, so that handing in again is no conflict. */
  earlier?: string[] | undefined;
  /** A note that was written, or null if one was taken away. */
  note?: string | null | undefined;
  /** A state that was given, or null if one was taken away. */
  state?: TextState | null | undefined;
  /** Of what has changed beside the wording: as it was received, then as it was handed in before. */
  replaces?: Replaced | undefined;
}

/** Nothing else is overwritten by the note, the state and the English of a text; null is none. */
export interface Replaced {
  note?: (string | null)[] | undefined;
  state?: (TextState | null)[] | undefined;
  /** The hashes of the English that it was made from. */
  english?: (string | null)[] | undefined;
}

const state = z.strictObject({ name: z.enum(stateNames), by: z.string().optional() });

const replaces = z.strictObject({
  note: z.array(z.string().nullable()).optional(),
  state: z.array(state.nullable()).optional(),
  english: z.array(z.string().nullable()).optional(),
});

const fileSchema = z.strictObject({
  format: z.literal(handInFormat),
  version: z.literal([1, handInVersion]),
  language: z.string().min(1),
  author: z.string().optional(),
  note: z.string().optional(),
  texts: z
    .array(
      z.strictObject({
        file: z.string().min(1),
        key: z.string().min(1),
        english: z.string(),
        old: z.string().nullable(),
        new: z.string(),
        earlier: z.array(z.string()).optional(),
        note: z.string().nullable().optional(),
        state: state.nullable().optional(),
        replaces: replaces.optional(),
      }),
    )
    .min(1, 'there are none'),
});

/** Far more than all texts of the site. */
const mostBytes = 20_000_000;

/**
 * Reads a file that was handed in.
 * @throws if it is damaged or is another file; the message says where and what
 */
export function parseHandIn(content: string | Uint8Array): HandIn {
  if (content.length > mostBytes) throw unreadable('It is far larger than all texts of the site.');
  const { text, problems } = readDocument(content);
  const [problem] = problems;
  if (problem) {
    const { line, column } = placeOf(text, problem.index);
    throw unreadable(`Line ${line}, column ${column}: ${problem.message}`);
  }
  const json: unknown = JSON.parse(text);
  const head = z.object({ format: z.unknown().optional(), version: z.unknown().optional() });
  const { format, version } = head.safeParse(json).data ?? {};
  if (format !== handInFormat) {
    throw new Error('This is no file of texts that were handed in: give the one from “Hand in”.');
  }
  if (typeof version === 'number' && version > handInVersion) {
    throw new Error(
      'The file was made by a newer copy of this site: update this one, then receive it.',
    );
  }
  const { data, error } = fileSchema.safeParse(json);
  const [issue] = error?.issues ?? [];
  if (issue) throw unreadable(`${placeIn(json, issue.path)}: ${issue.message}.`);
  if (!data) throw unreadable('');
  return data;
}

function unreadable(reason: string): Error {
  return new Error(`The file is damaged or was changed. ${reason} Ask for it again.`);
}

/** Which text is meant, as people count and name them. */
function placeIn(json: unknown, path: readonly PropertyKey[]): string {
  const [group, index, ...rest] = path.map(String);
  if (group !== 'texts' || index === undefined) return path.map(String).join('.') || 'The file';
  const { texts } = json as { texts: readonly unknown[] };
  const found = texts[Number(index)] as Partial<HandInText> | null;
  const name = [found?.file, found?.key].filter((each) => typeof each === 'string').join(' ');
  const which = `Text ${Number(index) + 1}${name === '' ? '' : ` (${name})`}`;
  return [which, ...rest].join(', ');
}
