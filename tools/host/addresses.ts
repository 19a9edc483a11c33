import { redirects, notFoundPages, pages, unusedPrefix } from './project';

/** Where an address leads that people type for a page's own. */
export interface Destination {
  page: string;
  /** The id of a section, '' for the top of the page. */
  section: string;
}

/**
 * What people put around the address of a page: the code of the language without
 * a prefix, the name of its file, slashes at the end. For JavaScript and for nginx
 * alike; letters count in either case.
 */
export const typedAddress = `^(?:${unusedPrefix}(?=[/.]|$))?(?<bare_address>.*?)(?:/index)?(?:\\.html)?/*$`;

/** Where each bare address leads, in lower case: a page to itself, others to a page or its section. */
export const destinations: ReadonlyMap<string, Destination> = new Map([
  ...pages.map((page): [string, Destination] => [page === '/' ? '' : page, { page, section: '' }]),
  ...redirects.map(({ typed, ...to }): [string, Destination] => [typed, to]),
]);

/**
 * Where a path is led by one permanent redirect.
 * @param path decoded
 * @returns null if it is a page's own address, or like none
 */
export function destinationOf(path: string): Destination | null {
  const bare = new RegExp(typedAddress, 'i').exec(path)?.groups?.['bare_address'];
  const destination = bare === undefined ? undefined : destinations.get(bare.toLowerCase());
  return destination && destination.page !== path ? destination : null;
}

/**
 * The not-found page of a path's language: of a service, or of anything else. By
 * the path's form alone, so that every host can do the same without a list of services.
 * @returns its file
 */
export function notFoundFileOf(path: string): string {
  const found = notFoundPages.find(
    ({ prefix }) => path === prefix || path.startsWith(`${prefix}/`),
  );
  if (!found) throw new Error(`${path} is no path`);
  const isService = /^\/services\/[^/]+$/.test(path.slice(found.prefix.length));
  return fileOfPage(isService ? found.service : found.other);
}

/** The file in which a page is written: `/` in `/index.html`, `/ar` in `/ar.html`. */
export function fileOfPage(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
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

/** Whether a path can lead to something: a page's own address, or the name of a file that is no page. */
export function isServed(path: string): boolean {
  if (destinations.get(path === '/' ? '' : path)?.page === path) return true;
  const isFile = /\.[a-z0-9]+$/i.test(path) && !/\.(html|br|gz)$/i.test(path);
  return isFile && path.split('/').slice(1).every(isPublicName);
}

/** No empty or hidden part; `.well-known` is the one public name with a dot before it. */
function isPublicName(name: string): boolean {
  return name === '.well-known' || (name !== '' && !name.startsWith('.'));
}
