import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHandler } from '../../packages/static-host/serve/handler';
import { readSecurityHeaders } from '../../packages/static-host/serve/securityHeaders';
import { serve } from '../../packages/static-host/testing/testServer';

/** Where all scripts lie but a page's first, which waits for them. */
const application = '/assets/chunks/';

const watcherAddress = '/watch-faults.js';

/** Key of the session's storage under which a page's faults are kept, across navigations. */
export const faultsKey = 'watched-faults';

export interface WatchedSite {
  origin: string;
  /** Lets the application wait from now on: pages stay as they are delivered. */
  holdApplication(): void;
  /** Whether a page has asked for the application that is held. */
  isApplicationAskedFor(): boolean;
  /** Lets the application come that was held. */
  letApplicationCome(): void;
  close(): void;
}

/**
 * Serves the built site with one script more, the first of each page: it keeps what
 * goes wrong there. No driver but Chromium's can tell all of that.
 */
export async function serveWatched(): Promise<WatchedSite> {
  const site = createHandler('dist/client', readSecurityHeaders('dist/security-headers.json'));
  const inner = await serve(site);
  let held: (() => void)[] | null = null;
  const outer = createServer((request, response) => {
    const { url = '', headers } = request;
    const pass = async (change: (body: string) => string = (body) => body) => {
      const { status = 500, headers: own, body } = await inner.ask(url);
      delete own['content-length'];
      delete own.etag;
      // What is kept can't be held.
      if (url.startsWith(application)) own['cache-control'] = 'no-store';
      response.writeHead(status, own).end(change(body));
    };
    // The site may be closed while a visitor still asks.
    const leave = () => response.destroy();
    if (url === watcherAddress) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(watcher);
    } else if (headers.accept?.includes('text/html')) {
      pass((html) =>
        html.replace('<head>', `<head><script src="${watcherAddress}"></script>`),
      ).catch(leave);
    } else if (!url.startsWith(application)) {
      site(request, response);
    } else if (held) {
      held.push(() => void pass().catch(leave));
    } else {
      pass().catch(leave);
    }
  });
  outer.listen(0, 'localhost');
  await once(outer, 'listening');
  const { port } = outer.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    holdApplication: () => {
      held ??= [];
    },
    isApplicationAskedFor: () => Boolean(held?.length),
    letApplicationCome: () => {
      for (const answer of held ?? []) answer();
      held = null;
    },
    close: () => {
      outer.close().closeAllConnections();
      inner.close();
    },
  };
}

const watcher = `(${watchFaults.toString()})(${JSON.stringify(faultsKey)})`;

/** Runs in the page, before all else. */
function watchFaults(key: string): void {
  const kept = () => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  function keep(fault: string): void {
    const faults = [...kept(), `${location.pathname}: ${fault}`];
    sessionStorage.setItem(key, JSON.stringify(faults));
  }
  // Who leaves a page cuts off what it was loading; some engines report that as a failure.
  let before = kept();
  let since = 0;
  function keepUnlessLeft(fault: string): void {
    if (Date.now() - since > 500) before = kept();
    since = Date.now();
    keep(fault);
  }
  addEventListener('pagehide', () => {
    if (Date.now() - since < 500) sessionStorage.setItem(key, JSON.stringify(before));
  });
  for (const level of ['error', 'warn'] as const) {
    const { [level]: original } = console;
    console[level] = (...parts: unknown[]) => {
      keep(`console.${level}: ${parts.map(String).join(' ')}`);
      original(...parts);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) keep(`error: ${event.message}`);
      // Firefox says so of the preload of a module that it has already run.
      else if (!target.matches('[rel=modulepreload]'))
        keepUnlessLeft(`not loaded: ${target.outerHTML}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejected: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = event;
    const place = `${sourceFile}:${lineNumber}:${columnNumber}`;
    keep(`policy: ${effectiveDirective} ${blockedURI} ${sample} at ${place}`);
  });
}
