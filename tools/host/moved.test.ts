import { expect, it, vi } from 'vitest';
import { destinationOf } from './addresses';
import { redirectsFile } from './hosting/netlifyAndCloudflare';
import { nginxSite } from './hosting/nginx';
import { pages, redirects } from './project';

vi.mock('../../src/site/moved', async (original) => ({
  moved: {
    ...(await original<typeof import('../../src/site/moved')>()).moved,
    '/about-us': { name: 'home', section: 'about' },
    '/services/old': { name: 'service', slug: 'visitor-economy-strategy' },
  },
}));

const service = '/services/visitor-economy-strategy';

it('leads an old address to its new one in every language, on every host', () => {
  expect(destinationOf('/ar/About-us/')).toEqual({ page: '/ar', section: 'about' });
  expect(destinationOf('/services/old.html')).toEqual({ page: service, section: '' });
  const rules = redirectsFile().split('\n');
  expect(rules).toContain(`/services/old ${service} 301`);
  expect(rules).toContain('/ar/about-us /ar#about 301');
  expect(nginxSite('https://firm.example', {})).toContain(`"~*^/ar/services/old$" /ar${service};`);
});

it('leads no page away', () => {
  for (const { typed } of redirects) {
    expect(pages).not.toContain(typed);
    expect(typed).toBe(typed.toLowerCase());
  }
});
