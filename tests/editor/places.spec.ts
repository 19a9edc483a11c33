import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { opening } from '../../tools/locales/editor/textMarkers';
import { serviceBase } from '../../tools/locales/editor/protocol';
import { copyProject } from '../../tools/project/copyProject';
import { runInProject } from '../../tools/project/runInProject';
import { freePort } from '../playwright';
import { expect, said, test } from './editor';
import { startEditor } from './texts';

/** Nobody's: the project may have any service and any language. */
const service = 'made-for-a-test';
const newService = `npm run locales new-service ${service} -- --practice tourism --title "Made for a Test"`;

test('a running editor takes up a new service and a new language', async ({
  page,
  editor,
  faults,
}) => {
  test.setTimeout(240_000);
  const { root, remove } = copyProject(process.cwd());
  const port = await freePort();
  const stop = await startEditor(root, port);
  try {
    await editor.open(`http://localhost:${port}/fr`);
    await editor.button(new RegExp(`^${said.fr.lists.work}`, 'u')).click();
    expect(runInProject(root, newService)).toMatchObject({ ok: true });
    const marked = page.getByRole('heading', { name: said.fr.lists.marked });
    await expect(async () => {
      // The page asks again while the server starts anew, and may have given up.
      if (!(await marked.isVisible())) await page.reload();
      await expect(marked).toContainText(/\([34]\d\)/u);
    }).toPass({ timeout: 90_000 });
    await expect(async () => {
      await page.goto(`http://localhost:${port}/fr/services/${service}`);
      await expect(page.locator('h1')).toContainText('Made for a Test');
    }).toPass({ timeout: 60_000 });
    const newLanguage = 'npm run locales new-language pl-PL -- --name "Polski"';
    expect(runInProject(root, newLanguage)).toMatchObject({ ok: true });
    await expect(async () => {
      const switcher = page.locator('header').getByText('Polski');
      if (!(await switcher.isVisible())) await page.reload();
      await expect(switcher).toBeVisible();
    }).toPass({ timeout: 90_000 });
    await expect(async () => {
      await page.goto(`http://localhost:${port}/pl-pl`);
      await expect(marked).toBeVisible();
    }).toPass({ timeout: 90_000 });
    await editor.line('nav.main').click();
    await expect(editor.field('Polski')).toBeFocused();
    // A page that is asked for in the moment of a restart may be the old server's, its texts the new one's.
    const lasting = faults.filter((fault) => !fault.startsWith('Hydration failed'));
    faults.splice(0, faults.length, ...lasting);
  } finally {
    await stop();
    remove();
  }
});

test('the production build holds no byte of the editor', () => {
  const dist = resolve(import.meta.dirname, '../../dist');
  expect(existsSync(dist), 'npm run build comes first').toBe(true);
  const traces = [serviceBase, opening, '\\u{E0001}', 'translate-editor'];
  const found = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const content = readFileSync(path, 'utf8');
      return [...traces, said.en.bar.howTo, said.fr.bar.howTo].some((each) =>
        content.includes(each),
      );
    });
  expect(found).toEqual([]);
});
