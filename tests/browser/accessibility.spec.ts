import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test, expect } from './contact/contactTest';
import { states } from './states/list';
import { languages } from './support/visit';

const mobile = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

test.use({ viewport: mobile, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, maxWidth, reach, faults: known = [], answer } of states.filter(
  ({ isLook }) => !isLook,
)) {
  for (const language of languages) {
    test(`axe finds nothing in: ${name}, ${language.code}`, async ({ page, faults, service }) => {
      if (answer === undefined) service.willHang();
      else service.willAnswer(answer);
      faults.expect(...known);
      await reach({ page, language });
      expect(await findings(page)).toEqual([]);
      if (maxWidth !== undefined && desktop.width > maxWidth) return;
      await page.setViewportSize(desktop);
      expect(await findings(page)).toEqual([]);
    });
  }
}
