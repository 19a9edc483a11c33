import { strings } from '../../packages/locale-editor/editor/strings';
import { copyProject } from '../../tools/project/copyProject';
import { runInProject } from '../../tools/project/runInProject';
import { expect, test } from './test';
import { withEditor } from './withEditor';

const service = 'coastal-tourism-strategy';
const commands = {
  service: `npm run locales new-service ${service} -- --practice tourism --title "Coastal Tourism Strategy"`,
  language: 'npm run locales new-language es -- --name "Español"',
};

test('a running editor takes up a new service and a new language', async ({ page, editor }) => {
  test.setTimeout(240_000);
  const project = copyProject(process.cwd());
  const run = (command: string) => {
    expect(runInProject(project.root, command)).toMatchObject({ ok: true });
  };
  try {
    await withEditor(project.root, async (site) => {
      await editor.open(`${site}/fr`);
      await editor.turnOn();
      await page.locator('h1').click();
      await editor.field('Français').fill('Un texte en cours');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: strings.toDo(null) }).click();

      run(commands.service);
      const marked = page.getByRole('heading', { name: strings.work.marked });
      await expect(marked).toHaveText(`${strings.work.marked} (40)`);
      await expect(page.getByRole('heading', { name: `${strings.myDrafts} (1)` })).toBeVisible();
      await page.goto(`${site}/fr/services/${service}`);
      await expect(page.locator('h1')).toContainText('Coastal Tourism Strategy');

      run(commands.language);
      await expect(page.locator('header').getByText('Español')).toBeVisible();
      await page.goto(`${site}/es`);
      await expect(marked).toBeVisible();
      await editor.line('nav.main').click();
      await expect(editor.column('Español').getByText(strings.marked)).toBeVisible();
      await expect(editor.field('Español')).toBeFocused();
    });
  } finally {
    project.remove();
  }
});
