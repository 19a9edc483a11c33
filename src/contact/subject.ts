import { screenAt, type ScreenOf } from '../site/hrefs';

/** History state of the contact section: the address of the page from which the visitor has come. */
export interface ContactState {
  about?: string;
}

export type Subject = (ScreenOf<'service'> | ScreenOf<'sample'>) & {
  /** The position of a sample paper's slider, unless it is at its base value. */
  at?: number;
};

/** @param address the path of a page with its query; pages that are not about a service have no subject */
export function subjectOf(address: string): Subject | undefined {
  const [pathname = '', query] = address.split('?');
  const screen = screenAt(pathname);
  if (screen?.name !== 'service' && screen?.name !== 'sample') return undefined;
  const at = Number.parseFloat(new URLSearchParams(query).get('at') ?? '');
  return screen.name === 'sample' && Number.isFinite(at) ? { ...screen, at } : screen;
}

/**
 * The state of an entry that React Router did not create: a link in a new tab or before hydration passes
 * no state, but the browser names the page of the link.
 */
export function stateFromReferrer(referrer: string, address: URL): ContactState | undefined {
  if (address.hash !== '#contact') return undefined;
  const { origin, pathname, search } = new URL(referrer, address);
  const about = pathname + search;
  return origin === address.origin && subjectOf(about) ? { about } : undefined;
}
