import { test, expect } from './fixtures';

const script = (code: string) => `<!doctype html><html lang="en"><script>${code}</script>`;

const faulty: Record<string, string> = {
  'a console message': script('console.debug("x")'),
  'an uncaught error': script('throw new Error("x")'),
  'a rejected promise': script('Promise.reject(new Error("x"))'),
  'a missing file': '<!doctype html><img src="/assets/none.png">',
  'a failed request': '<!doctype html><img src="/fault/aborted.png">',
  'a foreign request': '<!doctype html><img src="https://other.example/x.png">',
};

for (const [name, html] of Object.entries(faulty)) {
  test(`${name} fails a test`, async ({ page, faults }) => {
    await page.route('/fault', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.route('/fault/aborted.png', (route) => route.abort());
    await page.route('https://other.example/**', (route) => route.fulfill({ status: 204 }));
    await page.goto('/fault');
    await expect.poll(() => faults.unexpected).not.toEqual([]);
    faults.expect(/./);
  });
}

test('a fault that is not expected fails its test at the end', async ({ page }) => {
  test.fail();
  const body = faulty['a console message'] ?? '';
  await page.route('/fault', (route) => route.fulfill({ contentType: 'text/html', body }));
  const logged = page.waitForEvent('console');
  await page.goto('/fault');
  await logged;
});
