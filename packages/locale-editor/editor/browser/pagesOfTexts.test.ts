import { afterEach, expect, it, vi } from 'vitest';
import { withMark } from '../marks';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('asks for pages below the path of the site', async () => {
  vi.stubEnv('BASE_URL', '/site/');
  const id = 'ar/home#hero.headline';
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(withMark('عنوان', id)));
  });
  const { pageWith } = await import('./pagesOfTexts');
  expect((await pageWith(id))?.address).toBe('/site/ar');
  expect(asked).toEqual(['/site/ar']);
});
