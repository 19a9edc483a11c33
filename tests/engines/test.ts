import { test as base, expect } from '@playwright/test';
import type { Engine, EngineName } from './drivers/engine';
import { startEngine } from './drivers/start';
import { Visitor } from './visitor';
import { serveWatched, type WatchedSite } from './watchedSite';

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine | null;
}

interface FlowFixtures {
  /** At an address of its own for each visitor: engines take from memory what they have loaded before. */
  site: WatchedSite;
  /** A visitor who is new to the site; each fault of a page that they see fails the flow. */
  visitor: Visitor;
}

/** Playwright's `test`, for a flow that runs in each engine that this machine has. */
export const test = base.extend<FlowFixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({}, use) => {
    const site = await serveWatched();
    await use(site);
    site.close();
  },
  visitor: async ({ engine, engineName, site }, use, testInfo) => {
    if (!engine) {
      testInfo.skip(true, `There is no ${engineName} on this machine.`);
      return;
    }
    testInfo.annotations.push({ type: 'engine', description: engine.version });
    const visitor = new Visitor(engine, site);
    await visitor.begin();
    await use(visitor);
    site.letApplicationCome();
    expect(await visitor.faults(), 'faults of the pages').toEqual([]);
  },
});

export { expect };
