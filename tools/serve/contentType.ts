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

/** The `Content-Type` of a file by the end of its name. */
export function contentTypeOf(file: string): string {
  const extension = extname(file).toLowerCase();
  const type = text[extension];
  return type ? `${type}; charset=utf-8` : (binary[extension] ?? 'application/octet-stream');
}
