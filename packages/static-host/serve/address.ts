import { hrefOf, isIndexed, parseRoute } from '../../../src/site/routes';

/** What an address asks for: a file to answer with, and the status that goes with it. */
export interface Target {
  /** Path below the served folder, with `/` between its parts. */
  file: string;
  status: 200 | 404;
}

/**
 * The path that a request asks for, decoded.
 * @param target the request line's address, as it came
 * @returns null if it is malformed: no path, a broken or double-edged escape, an upward part
 */
export function decodePath(target: string): string | null {
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || /%2f|%5c|%00|[#\\]/i.test(path)) return null;
  try {
    const decoded = decodeURIComponent(path);
    return /(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/**
 * What a path leads to: a page under its one address, or a file that is no page.
 * Pages answer neither with a trailing slash nor under their file's name.
 * @returns null if nothing can be there
 */
export function targetOf(path: string): Target | null {
  const { language, screen } = parseRoute(path);
  if (isIndexed(screen)) {
    return path === hrefOf(language, screen) ? { file: fileOfPage(path), status: 200 } : null;
  }
  const isFile = /\.[a-z0-9]+$/i.test(path) && !/\.(html|br|gz)$/i.test(path);
  return isFile && path.split('/').slice(1).every(isPublicName)
    ? { file: path, status: 200 }
    : null;
}

/**
 * The not-found page of a path's language: of a service, or of anything else. By
 * the path's form alone, so that every host can do the same without a list of services.
 */
export function notFoundTarget(path: string): Target {
  const { language } = parseRoute(path);
  const isService = /^\/services\/[^/]+$/.test(path.slice(language.prefix.length));
  const name = isService ? 'serviceNotFound' : 'notFound';
  return { file: fileOfPage(hrefOf(language, { name })), status: 404 };
}

/** The file in which a page is written: `/` in `/index.html`, `/ar` in `/ar.html`. */
export function fileOfPage(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** No empty or hidden part; `.well-known` is the one public name with a dot before it. */
function isPublicName(name: string): boolean {
  return name === '.well-known' || (name !== '' && !name.startsWith('.'));
}
