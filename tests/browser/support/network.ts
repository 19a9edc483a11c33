import type { Page } from '@playwright/test';

/**
 * Keeps requests waiting.
 * @returns lets them and all later ones go
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Collects the addresses of a page's requests from now on, without their origin. */
export function collectRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    addresses.push(pathname + search);
  });
  return addresses;
}
