import { createHash } from 'node:crypto';
import { z } from 'zod';
import { localesFolder } from '../files/project';
import { readSourceFile } from '../files/sourceFile';

/**
 * What a translation was made from. In JSON each part has a line of its own, so that git merges the records of
 * neighbouring keys.
 */
const record = z.object({
  /** The fingerprint of the translation: a record doesn't hold for any other one. */
  translation: z.string(),
  english: z.string(),
});
export type SourceRecord = z.infer<typeof record>;
const folder = '.source';

export function recordPath(language: string, name: string): string {
  return `${localesFolder}/${language}/${folder}/${name}.json`;
}

export const isRecordPath = (path: string): boolean => path.split('/')[2] === folder;

/** The path of the texts that a file of records is about. */
export const textsOfRecord = (path: string): string => path.replace(`/${folder}/`, '/');

/** The records of a file; none if it is missing or can't be read, which the check reports. */
export function readRecords(bytes: string | Uint8Array | undefined) {
  const content = bytes === undefined ? {} : readSourceFile(bytes).content;
  const { data = {} } = z.record(z.string(), record).safeParse(content);
  return new Map(Object.entries(data));
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Stands, with the fingerprint, in an exchanged file for a wording of which only the record is left. */
export const fingerprintMark = 'fingerprint:';
