import { spawnSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { serviceBase, tokenHeader } from '../../packages/locale-editor/editor/protocol';
import { Editor } from './editor';
import { texts } from './texts';

const question = { language: 'ar', name: 'home', key: 'hero.headline', text: 'x', opened: '' };

/** The secret of the run, as the page's own scripts get it. */
async function tokenOf(page: Page): Promise<string> {
  const script = await page.request.get('/@id/__x00__virtual:editor-session');
  const [, token = ''] = /token = "([^"]+)"/.exec(await script.text()) ?? [];
  expect(token).toHaveLength(43);
  return token;
}

interface Headers {
  origin?: string;
  token?: string;
}

async function statusOf(page: Page, { origin, token }: Headers, body: object) {
  const answer = await page.request.post(`${serviceBase}/save`, {
    headers: { ...(origin && { origin }), ...(token && { [tokenHeader]: token }) },
    data: body,
  });
  return answer.status();
}

test('the server refuses foreign origins, missing tokens and other paths', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await new Editor(page).open('/ar');
  const token = await tokenOf(page);
  const before = texts.read('ar/home.json');
  const own = { origin, token };
  expect(await statusOf(page, { ...own, origin: 'https://evil.example' }, question)).toBe(403);
  expect(await statusOf(page, { token }, question)).toBe(403);
  expect(await statusOf(page, { origin }, question)).toBe(403);
  expect(await statusOf(page, { origin, token: 'x'.repeat(43) }, question)).toBe(403);
  for (const name of ['../../package', '../en/home', '/etc/passwd', 'services/..']) {
    expect(await statusOf(page, own, { ...question, name })).toBe(404);
  }
  expect(await statusOf(page, own, { ...question, language: '..' })).toBe(404);
  expect(await statusOf(page, own, question)).toBe(409);
  expect(texts.read('ar/home.json')).toBe(before);
});

test('a page of another origin can neither read the token nor save', async ({ page, baseURL }) => {
  await page.route('http://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Evil</title>' }),
  );
  await page.goto('http://evil.example/');
  const stolen = await page.evaluate(
    (base) =>
      import(`${base}/@id/__x00__virtual:editor-session`).then(
        () => 'read',
        () => 'refused',
      ),
    baseURL,
  );
  expect(stolen).toBe('refused');
  const saved = await page.evaluate(
    ([base, body]) =>
      fetch(`${base}/__translate/save`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }).then(
        () => 'answered',
        () => 'refused',
      ),
    [baseURL ?? '', JSON.stringify(question)] as const,
  );
  expect(saved).toBe('refused');
});

test('a second editor takes no other port, where what isn’t saved would seem lost', () => {
  const port = process.env.TRANSLATE_PORT ?? '';
  const command = ['packages/locale-kit/cli.ts', 'edit', '--no-open', '--port', port];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', ...command, '--texts', texts.folder],
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect(stderr).toContain(`Port ${port} is taken`);
  expect(stderr).toContain(`Go on there (http://localhost:${port})`);
  expect(status).toBe(1);
});
