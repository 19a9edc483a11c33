import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { strings } from '../../../packages/locale-editor/editor/strings';
import { copyProject } from '../../../tools/project/copyProject';
import { runInProject } from '../../../tools/project/runInProject';
import type { Editor } from '../editor';
import { expect, test } from '../test';
import { textAt, texts } from '../texts';
import { withEditor } from '../withEditor';

/** Pictures of every state of the workshop, to be looked at: docs/workshop.md lists them. */
const folder = 'test-results/workshop';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

interface Language {
  code: string;
  name: string;
  /** Another headline, one that is too long, and one with a fault. */
  headline: { other: string; long: string; wrong: string };
}

const arabic: Language = {
  code: 'ar',
  name: 'العربية',
  headline: {
    other: 'القرار السديد قبل حجر الأساس',
    long: 'القرار الصائب الذي يسبق وضع حجر الأساس لكل مشروع من مشاريعكم في المنطقة',
    wrong: 'القرار الصائب, قبل حجر الأساس',
  },
};
const french: Language = {
  code: 'fr',
  name: 'Français',
  headline: {
    other: 'La juste décision, avant la première pierre',
    long: 'La bonne décision, prise bien avant la pose de la première pierre de chaque projet',
    wrong: 'La bonne décision, "avant" la première pierre !',
  },
};
const languages = [arabic, french];

const service = 'visitor-economy-strategy';

class States {
  #count = 0;

  constructor(
    readonly page: Page,
    readonly editor: Editor,
    readonly language: Language,
  ) {
    mkdirSync(join(folder, language.code), { recursive: true });
  }

  async picture(name: string): Promise<void> {
    await this.page.evaluate(() => document.fonts.ready);
    await this.editor.place();
    this.#count += 1;
    const number = String(this.#count).padStart(2, '0');
    await this.page.screenshot({ path: join(folder, this.language.code, `${number}-${name}.png`) });
  }

  get field() {
    return this.editor.field(this.language.name);
  }

  get column() {
    return this.editor.column(this.language.name);
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.editor.panel).toBeHidden();
  }

  async list(tab: keyof typeof strings.listNames): Promise<void> {
    const list = this.page.locator('aside.list');
    if (!(await list.isVisible())) {
      await this.page.getByRole('button', { name: strings.lists.page }).click();
    }
    await this.page
      .getByRole('group', { name: strings.listsName })
      .getByRole('button', { name: strings.listNames[tab], exact: true })
      .click();
  }

  /** Opens a text by its key, from the list of all texts. */
  async open(key: string): Promise<void> {
    await this.list('all');
    await this.page.getByRole('searchbox').fill(key);
    const line = this.editor.line(key).first();
    await expect(line).toBeVisible();
    await line.click();
    await expect(this.editor.panel).toBeVisible();
  }

  async closeList(): Promise<void> {
    await this.page.locator('aside.list .close').click();
  }
}

/** A file changed for a while. */
async function changed(
  file: string,
  change: (content: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  const whole = texts.read(file);
  const other = change(whole);
  expect(other).not.toBe(whole);
  texts.write(file, other);
  await work();
  texts.write(file, whole);
}

const withoutLine = (key: string) => (content: string) =>
  content.replace(new RegExp(`^ +"${key}":.*\n`, 'mu'), '');
const withText = (key: string, change: (text: string) => string) => (content: string) =>
  content.replace(
    JSON.stringify(textAt(content, key)),
    JSON.stringify(change(textAt(content, key))),
  );

for (const language of languages) {
  const { code, headline } = language;
  test(`the states of the workshop in ${code}`, async ({ page, editor }) => {
    test.setTimeout(600_000);
    const states = new States(page, editor, language);
    const { field, column } = states;
    const home = `${code}/home.json`;
    await editor.open(`/${code}`);
    await states.picture('off');
    await editor.turnOn();
    await page.locator('h1').hover();
    await states.picture('pointing');
    await page.locator('#hero, main section').first().getByRole('link').first().hover();
    await states.picture('pointing-at-a-link');

    await page.locator('h1').click();
    await expect(field).toBeFocused();
    await states.picture('open');
    const before = await field.inputValue();
    await field.fill(headline.other);
    await states.picture('draft');
    await field.fill(headline.long);
    await expect(column.getByText(strings.warning).first()).toBeVisible();
    await states.picture('advice');
    await field.fill(headline.wrong);
    await expect(column.getByText(strings.error).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(column.getByRole('status').first()).toHaveText(strings.refused);
    await states.picture('to-mend');
    await field.fill(headline.other);
    await changed(
      home,
      withText('hero.headline', (text) => `${text.split(' ')[0] ?? ''} …`),
      async () => {
        await expect(column.getByRole('alert')).toBeVisible();
        await states.picture('conflict');
      },
    );
    await expect(column.getByRole('alert')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(column.getByRole('status').first()).toContainText('Saved in');
    await states.picture('saved');
    await field.fill(before);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toContainText(before.slice(0, 12));
    await column.getByText(strings.notes).click();
    await column.getByLabel(strings.note).fill('As the minister said it');
    await column.getByRole('button', { name: strings.keepNote }).click();
    await column.getByLabel(strings.by).fill('Claire');
    await column.getByLabel(strings.stateLabel).selectOption('approved');
    await expect(column.getByText('Approved by Claire', { exact: true })).toBeVisible();
    await states.picture('note-and-state');
    await column.getByLabel(strings.note).fill('As the minister says it');
    await changed(
      `${code}/.notes/home.txt`,
      (notes) => notes.replace('said', 'wrote'),
      async () => {
        await expect(column.getByRole('alert')).toBeVisible();
        await states.picture('note-conflict');
        await column.getByRole('button', { name: strings.discard }).click();
      },
    );
    await expect(column.getByLabel(strings.note)).toHaveValue('As the minister said it');
    await states.close();
    await page.locator('h1').click();
    await field.fill(headline.other);
    await expect(column.getByText(/another wording/u)).toBeVisible();
    await states.picture('approved-and-changed');
    await field.fill(before);
    await column.getByText(strings.notes).click();
    await column.getByLabel(strings.stateLabel).selectOption('translated');
    await column.getByLabel(strings.note).fill('');
    await column.getByRole('button', { name: strings.keepNote }).click();
    await expect(column.getByRole('button', { name: strings.discard })).toBeHidden();
    await column.getByText(strings.history).click();
    await states.picture('history-of-a-zip');
    await states.close();

    await page.evaluate(
      ([id, text]) =>
        localStorage.setItem(`translate:draft:${id}`, JSON.stringify({ text, opened: '' })),
      [`${code}/home#hero.gone`, headline.other] as const,
    );
    await editor.reload();
    await states.list('work');
    await editor.line('hero.gone').click();
    await expect(editor.panel.getByText(headline.other)).toBeVisible();
    await states.picture('text-that-is-gone');
    await editor.panel.getByRole('button', { name: strings.discard }).click();
    await states.close();
    await states.closeList();

    await changed(
      'en/home.json',
      withText('hero.intro', (text) => text.replace('developers', 'family offices')),
      async () => {
        await states.open('hero.intro');
        await expect(column.getByText(strings.englishChanged)).toBeVisible();
        await states.picture('stale');
        await states.close();
      },
    );
    await changed(home, withoutLine('explore'), async () => {
      await states.open('hero.explore');
      await expect(column.getByText(strings.missing)).toBeVisible();
      await states.picture('missing');
      await states.close();
    });
    await changed(
      home,
      withText(
        'hero.explore',
        () => `⟦to translate⟧ ${textAt(texts.read('en/home.json'), 'hero.explore')}`,
      ),
      async () => {
        await states.open('hero.explore');
        await expect(column.getByText(strings.marked)).toBeVisible();
        await states.picture('marked');
        await states.close();
      },
    );
    await changed(
      'en/home.json',
      withText('hero.explore', () => '⟦to write⟧ The button below the introduction.'),
      async () => {
        await changed(
          home,
          withText('hero.explore', () => '⟦to translate⟧ The button below the introduction.'),
          async () => {
            await states.open('hero.explore');
            await expect(column.getByText(/isn’t written yet/u)).toBeVisible();
            await states.picture('english-not-written');
            await states.close();
            await states.list('work');
            await states.picture('to-do-english-not-written');
          },
        );
      },
    );
    await states.open('services.count_other');
    await states.picture('plural');
    await states.close();
    await states.open('a11y.chooseLanguage');
    await states.picture('can-not-be-seen');
    await states.close();
    await states.open('footer.rights');
    await states.picture('at-the-end-of-the-page');
    await states.close();

    await states.list('page');
    await page.getByRole('searchbox').fill('');
    await states.picture('list-of-the-page');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await states.picture('list-of-the-page-line');
    await states.list('work');
    await expect(page.getByText(strings.nothingToDo)).toBeVisible();
    await states.picture('to-do-empty');
    await changed(home, withoutLine('explore'), async () => {
      await changed(
        `${code}/services/${service}.json`,
        withText('title', () => '⟦to translate⟧ Visitor Economy Strategy'),
        async () => {
          await changed(
            'en/common.json',
            withText('firm.blurb', (text) => text.replace(/^\w+/u, 'Otherwise')),
            async () => {
              await states.closeList();
              await page.locator('h1').click();
              await field.fill(headline.other);
              await states.close();
              await states.picture('bar-with-work');
              await states.list('work');
              await expect(page.getByRole('heading', { name: strings.work.stale })).toBeVisible();
              await states.picture('to-do-full');
              await states.list('handIn');
              await expect(page.getByText(strings.handInUnsaved(1))).toBeVisible();
              await states.picture('hand-in-unsaved');
              await states.closeList();
              await page.locator('h1').click();
              await page.getByRole('button', { name: strings.undo }).click();
              await states.close();
            },
          );
        },
      );
    });
    await states.list('all');
    await states.picture('all-texts-empty');
    await page.getByRole('searchbox').fill(code === 'fr' ? 'economie touristique' : 'السياح');
    await expect(page.getByRole('heading', { name: strings.found })).toBeVisible();
    await states.picture('all-texts-found');
    await page.getByRole('searchbox').fill('xyzzy');
    await states.picture('all-texts-nothing');
    await states.list('handIn');
    await states.picture('hand-in-nothing');
    await changed(
      home,
      withText('hero.headline', () => headline.other),
      async () => {
        await expect(page.getByRole('button', { name: /^Hand in 1/u })).toBeVisible();
        await page.getByLabel(strings.handInAuthor).fill('Claire Dubois');
        await expect(
          page.frameLocator(`iframe[title="${strings.place}"]`).locator('h1'),
        ).toBeVisible();
        await states.picture('hand-in');
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: /^Hand in 1/u }).click();
        await saved;
        await states.picture('handed-in');
      },
    );
    await changed(
      home,
      withText('hero.headline', () => headline.wrong),
      async () => {
        await expect(page.getByRole('heading', { name: strings.heldBack(1) })).toBeVisible();
        await states.picture('hand-in-with-findings');
      },
    );
    await states.list('page');
    await page.getByRole('searchbox').fill('');
    await changed(
      home,
      (content) => content.replace('",\n', '"\n'),
      async () => {
        await expect(page.getByRole('alert')).toContainText('can’t be read');
        await states.picture('broken-file-list');
        await states.open('hero.headline');
        await states.picture('broken-file-panel');
        await states.close();
      },
    );
    await states.closeList();

    await editor.open(`/${code}/services/${service}`);
    await page.locator('h1').click();
    await states.picture('service-title');
    await states.close();
    await states.open('phases.1.description');
    await field.press('End');
    await page.keyboard.type(code === 'fr' ? ' Oui !' : ' نعم, نعم');
    await expect(column.getByText(strings.error).first()).toBeVisible();
    await states.picture('long-text-to-mend');
    await page.getByRole('button', { name: strings.undo }).click();
    await field.press('End');
    await page.keyboard.type(' x');
    await page.route('**/__translate/save', (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(column.getByRole('status').first()).toContainText('has been stopped');
    await states.picture('server-gone');
    await page.unroute('**/__translate/save');
    await page.getByRole('button', { name: strings.undo }).click();
  });
}

test('the states with drafts of languages and earlier wordings', async ({ page, editor }) => {
  test.setTimeout(600_000);
  const project = copyProject(process.cwd());
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Claire Dubois', '-c', 'user.email=c@example.com', ...args],
      {
        cwd: project.root,
      },
    );
  const run = (command: string) => {
    expect(runInProject(project.root, command)).toMatchObject({ ok: true });
  };
  try {
    git('init', '-q');
    git('add', 'locales');
    git('commit', '-qm', 'The texts as they were received');
    run('npm run locales new-language es -- --name "Español"');
    run('npm run locales new-language de -- --name "Deutsch"');
    await withEditor(project.root, async (site) => {
      for (const language of languages) {
        const states = new States(page, editor, { ...language, code: `five-${language.code}` });
        await editor.open(`${site}/${language.code}`);
        await states.picture('header');
        if ((await editor.toggle.getAttribute('aria-pressed')) === 'false') await editor.turnOn();
        await page.locator('h1').click();
        await expect(states.field).toBeFocused();
        await states.picture('open');
        for (const name of await page.getByRole('checkbox').all()) await name.check();
        await states.picture('all-shown');
        for (const name of await page.getByRole('checkbox').all()) await name.uncheck();
        await states.field.fill(language.headline.other);
        await page.keyboard.press('Enter');
        await expect(states.column.getByRole('status').first()).toContainText('Saved in');
        git('commit', '-qam', 'Another headline');
        await states.column.getByText(strings.history).click();
        await expect(states.column.getByRole('button', { name: strings.restore })).toBeVisible();
        await states.picture('history');
        await states.close();
      }
      const spanish = new States(page, editor, {
        ...french,
        code: 'draft-es',
        name: 'Español',
      });
      await editor.open(`${site}/es`);
      await spanish.picture('page');
      await spanish.list('work');
      await spanish.picture('to-do');
      await editor.line('hero.headline').click();
      await expect(spanish.field).toBeFocused();
      await spanish.picture('open');
    });
  } finally {
    project.remove();
  }
});
