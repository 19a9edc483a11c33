import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test, expect } from './contact/contactTest';
import { states } from './states/list';
import { languages } from './support/visit';

const sizes = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'mobile', viewport: { width: 390, height: 800 } },
];

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

for (const { name, viewport } of sizes) {
  for (const language of languages) {
    test.describe(`${name}, ${language.code}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      for (const state of states.filter(({ isPaper }) => !isPaper)) {
        if (state.maxWidth !== undefined && viewport.width > state.maxWidth) continue;
        test(`axe finds nothing in: ${state.name}`, async ({ page, faults, service }) => {
          service.willHang();
          faults.expect(...(state.faults ?? []));
          await state.reach({ page, language });
          expect(await findings(page)).toEqual([]);
        });
      }
    });
  }
}
