import { expect, type Page } from '@playwright/test';

/** Waits until the application has taken the delivered page over. */
export async function untilAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isAlive), { message: 'the application runs' }).toBe(true);
}

/** React marks the element that it has taken over. */
function isAlive(): boolean {
  const root = document.getElementById('site');
  return Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'));
}
