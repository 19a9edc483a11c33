import { createServer } from 'node:http';
import { test as base, expect } from '@playwright/test';
import { createSiteHandler } from '../../tools/host/siteHandler';
import { endpoint, siteFolder, thanks } from './buildSite';
import { Faults } from './faults';
import { FormService } from './formService';
import { listen, stop } from './servers';

export interface SiteOptions {
  /** The development server, in place of the built site; what it lets the browser say. */
  development: { origin: string; messages: readonly RegExp[] } | null;
}

interface SiteFixtures {
  /** What goes wrong on the test's pages: each fault that it does not `expect` fails the test. */
  faults: Faults;
  service: FormService;
}

interface SiteWorker {
  formService: FormService;
  siteAddress: string;
}

/**
 * Playwright's `test`, on a site of each worker's own, with a form service behind it. A page that
 * logs, throws, fails a request, breaks the policy or asks another origin fails its test.
 */
export const test = base.extend<SiteFixtures, SiteOptions & SiteWorker>({
  development: [null, { option: true, scope: 'worker' }],
  formService: [
    async ({}, use) => {
      const service = new FormService();
      await service.start();
      await use(service);
      service.stop();
    },
    { scope: 'worker' },
  ],
  siteAddress: [
    async ({ development }, use) => {
      if (development) {
        await use(development.origin);
        return;
      }
      const answer = createSiteHandler(`${siteFolder}/client`);
      const server = createServer((request, response) => {
        // Compressing for a browser on the same machine takes longer than it saves.
        delete request.headers['accept-encoding'];
        answer(request, response);
      });
      await use(await listen(server));
      stop(server);
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, browserName, formService }, use) => {
      const rule = [endpoint, thanks]
        .map((address) => `MAP ${new URL(address).host} ${new URL(formService.origin).host}`)
        .join(', ');
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`];
      await use(browserName === 'chromium' ? { ...launchOptions, args } : launchOptions);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteAddress }, use) => use(siteAddress),
  faults: async ({ development }, use) => use(new Faults(development?.messages ?? [])),
  service: async ({ formService }, use) => {
    formService.reset();
    await use(formService);
  },
  context: async ({ context, browserName, service, faults, siteAddress }, use) => {
    if (browserName !== 'chromium') {
      const url = service.origin + new URL(endpoint).pathname;
      await context.route(endpoint, (route) => route.continue({ url }));
    }
    await faults.watchPolicy(context);
    context.on('page', (page) => faults.watch(page, siteAddress));
    await use(context);
    // Releases requests that the test still holds back.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(faults.unexpected, 'faults that the test does not expect').toEqual([]);
  },
});

/** For `test.use`: the site moves, as most visitors see it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
