import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The English that a translation was made from. */
const record = z.object({
  /** Fingerprint of the translation: the record is void once the translation has been changed without it. */
  translation: z.string(),
  english: z.string(),
});
export type SourceRecord = z.infer<typeof record>;
const folder = '.source';

/** The path of the records of a locale file: `locales/fr/.source/home.json` for `locales/fr/home.json`. */
export const recordPath = (path: string): string =>
  path.replace(/^([^/]+\/[^/]+)\//u, `$1/${folder}/`);

export const isRecordPath = (path: string): boolean => path.split('/')[2] === folder;

/** The path of the locale file that records belong to. */
export const recordedPath = (path: string): string => path.replace(`/${folder}/`, '/');

/** @returns records by key; none if the file is missing or broken, which the check reports */
export function readRecords(json = '{}'): Map<string, SourceRecord> {
  try {
    const { data = {} } = z.record(z.string(), record).safeParse(JSON.parse(json));
    return new Map(Object.entries(data));
  } catch {
    return new Map();
  }
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Precedes a fingerprint in an exchanged file, where only the record of a wording is left. */
export const fingerprintPrefix = 'fingerprint:';
