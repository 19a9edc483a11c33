import { extname } from 'node:path';

const text: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

const binary: Record<string, string> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Every `Content-Type` of the site's files, by the end of their names: `.css`. */
export const contentTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(text).map(([end, type]) => [end, `${type}; charset=utf-8`])),
  ...binary,
};

export const unknownType = 'application/octet-stream';

/** The `Content-Type` of a file by the end of its name. */
export function contentTypeOf(file: string): string {
  return contentTypes[extname(file).toLowerCase()] ?? unknownType;
}

/** Whether a file is text, which compresses; pictures and fonts are compressed in themselves. */
export function isText(file: string): boolean {
  return extname(file).toLowerCase() in text;
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
