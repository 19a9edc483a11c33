import type { Page } from '@playwright/test';

/** How many parts the drawings of a page have, the header's first; not what comes with the scripts. */
export function partsOf(page: Page): Promise<number[]> {
  return page
    .locator('svg:not(svg svg, aside svg)')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.querySelectorAll('*').length));
}
