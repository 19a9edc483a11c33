import { lookup } from 'mrmime';

/** The ends of the names of the site's files. */
export const fileEndings =
  '.avif .css .html .ico .jpg .js .json .map .mjs .pdf .png .svg .txt .webp .woff2 .xml'.split(' ');

export const unknownType = 'application/octet-stream';

/** The `Content-Type` of a file by the end of its name. */
export function contentTypeOf(file: string): string {
  const type = lookup(file) ?? unknownType;
  return /^text\/|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a file is text, which compresses; pictures and fonts are compressed in themselves. */
export function isText(file: string): boolean {
  return contentTypeOf(file).endsWith('charset=utf-8');
}

/** The folder in which a file's address changes with its content. */
export const immutableFolder = 'assets';

export const immutable = 'public, max-age=31536000, immutable';
export const revalidated = 'no-cache';

/**
 * The `Cache-Control` of a file: those whose address changes with their content are kept for ever,
 * all others asked for anew each time.
 * @param file path below the served folder
 */
export function cacheControlOf(file: string): string {
  return file.startsWith(`/${immutableFolder}/`) ? immutable : revalidated;
}
