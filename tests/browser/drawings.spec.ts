import { expect, test } from './fixtures';
import { partsOf } from './support/drawings';
import { arabic, homeOf, serviceOf, visit } from './support/visit';

const home = homeOf(arabic);
const service = serviceOf(arabic);

test('the drawings of a delivered page stay as they were delivered', async ({
  page,
  plainPage,
}) => {
  for (const address of [home, service, `${arabic.prefix}/nothing`]) {
    await plainPage.goto(address);
    const delivered = await partsOf(plainPage);
    expect(Math.max(...delivered)).toBeGreaterThan(2);
    expect(Math.min(...delivered)).toBeGreaterThan(0);
    await visit(page, address);
    expect(await partsOf(page)).toEqual(delivered);
  }
});

test('pages that are navigated to are drawn as they would be delivered', async ({
  page,
  plainPage,
}) => {
  await visit(page, home);
  for (const address of [service, home]) {
    await page.locator(`main a[href="${address}"]:visible`).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('[aria-hidden=true] h1')).toHaveCount(0);
    await plainPage.goto(address);
    const delivered = await partsOf(plainPage);
    await expect.poll(() => partsOf(page)).toEqual(delivered);
  }
});
