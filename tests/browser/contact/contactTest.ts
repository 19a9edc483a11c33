import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createHandler } from '../../../packages/static-host/serve/handler';
import { readSecurityHeaders } from '../../../packages/static-host/serve/securityHeaders';
import { test as base } from '../fixtures';
import { contactSite, endpoint } from './contactSite';
import { FormService } from './formService';

interface ContactFixtures {
  /** The service that the form is sent to, as if newly started. */
  service: FormService;
}

interface ContactWorker {
  formService: FormService;
  formServicePort: number;
  siteAddress: string;
}

/** The tests' `test`, on the site whose form has a real address, with a service behind it. */
export const test = base.extend<ContactFixtures, ContactWorker>({
  formService: [
    async ({}, use) => {
      const service = new FormService();
      await use(service);
      service.stop();
    },
    { scope: 'worker' },
  ],
  formServicePort: [
    async ({ formService }, use) => use(await formService.start()),
    { scope: 'worker' },
  ],
  siteAddress: [
    async ({}, use) => {
      const security = readSecurityHeaders(`${contactSite}/security-headers.json`);
      const server = createServer(createHandler(`${contactSite}/client`, security));
      server.listen(0, 'localhost');
      await once(server, 'listening');
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, formServicePort }, use) => {
      const rule = `MAP ${new URL(endpoint).host} localhost:${formServicePort}`;
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`],
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteAddress }, use) => use(siteAddress),
  service: [
    async ({ formService, faults }, use) => {
      formService.reset();
      faults.expect(new RegExp(`^foreign request: ${endpoint}$`));
      await use(formService);
    },
    { auto: true },
  ],
});

export { expect } from '../fixtures';
