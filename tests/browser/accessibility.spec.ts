import { test, expect } from './contact/contactTest';
import { findingsOn } from './findings';
import { states } from './states/list';
import { bothDirections } from './support/visit';

const mobile = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

test.use({ viewport: mobile, contextOptions: { reducedMotion: 'reduce' } });

/** Pages as they are delivered are examined with all others: alive.spec.ts. */
const examined = states.filter(({ isLook, isDelivered }) => !isLook && !isDelivered);

for (const { name, maxWidth, reach, faults: known = [], answer } of examined) {
  // French is laid out as English is, and its words are examined with its pages.
  for (const language of bothDirections) {
    test(`axe finds nothing in: ${name}, ${language.code}`, async ({ page, faults, service }) => {
      if (answer === undefined) service.willHang();
      else service.willAnswer(answer);
      faults.expect(...known);
      await reach({ page, language });
      expect(await findingsOn(page)).toEqual([]);
      if (maxWidth !== undefined && desktop.width > maxWidth) return;
      await page.setViewportSize(desktop);
      expect(await findingsOn(page)).toEqual([]);
    });
  }
}
