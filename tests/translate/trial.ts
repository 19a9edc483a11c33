/**
 * `npm run measure workshop`: a service is added, sent to a translator as a folder, translated into
 * Arabic and French by the keyboard alone, handed in, received in the first folder, and built there.
 * Writes what it took into the table of docs/workshop.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect as playwrightExpect, type Page } from '@playwright/test';
import { strings } from '../../packages/locale-editor/editor/strings';
import { copyProject } from '../../tools/project/copyProject';
import { runInProject } from '../../tools/project/runInProject';
import { launchOptions } from '../playwright';
import { Editor } from './editor';
import { withEditor } from './withEditor';

const expect = playwrightExpect.configure({ timeout: 60_000 });
const page = 'docs/workshop.md';
const mark = '<!-- trial -->';
const slug = 'coastal-tourism-strategy';
const titles = {
  en: 'Coastal Tourism Strategy',
  ar: 'استراتيجية السياحة الساحلية',
  fr: 'Stratégie de tourisme côtier',
};
/** Its texts stand for those of the new service: it has the same keys, and is translated well. */
const model = 'destination-brand-development-advisory';
const languages = [
  ['ar', 'العربية', 'Rana Haddad'],
  ['fr', 'Français', 'Claire Dubois'],
] as const;

/** A text of the new service by its key. */
function textOf(code: keyof typeof titles, key: string): string {
  if (key === 'title') return titles[code];
  const file = JSON.parse(
    readFileSync(`locales/${code}/services/${model}.json`, 'utf8'),
  ) as unknown;
  const found = key
    .split('.')
    .reduce<unknown>((parent, name) => new Map(Object.entries(parent ?? {})).get(name), file);
  if (typeof found !== 'string') throw new Error(`${model} has no text ${key}`);
  return found;
}

/** Presses keys, and counts them; what a translator writes is the same in every program. */
class Hands {
  keys = 0;
  texts = 0;

  constructor(readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  async write(text: string): Promise<void> {
    this.texts += 1;
    await this.page.keyboard.insertText(text);
  }
}

interface Translated {
  texts: number;
  keys: number;
  /** What was handed in. */
  file: string;
}

/** Translates all that is marked, and hands it in. */
async function translate(
  site: string,
  folder: string,
  [code, name, author]: (typeof languages)[number],
): Promise<Translated> {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ baseURL: site, locale: code });
    const shown = await context.newPage();
    const editor = new Editor(shown);
    const hands = new Hands(shown);
    await editor.open(`/${code}`);
    await hands.press(strings.shortcut);
    await expect(shown.getByRole('button', { name: strings.lists.page })).toBeFocused();
    await hands.press('Tab');
    await hands.press('Enter');
    const heading = shown.getByRole('heading', { name: strings.work.marked });
    await expect(heading).toBeVisible();
    const count = Number(/\((\d+)\)/u.exec(await heading.innerText())?.[1]);
    await hands.press('ArrowDown');
    await hands.press('Enter');
    for (let left = count; left > 0; left -= 1) {
      const key = await keyOf(editor);
      await expect(editor.field(name)).toBeFocused();
      await expect(editor.field(name)).toHaveValue('');
      await hands.write(textOf(code, key));
      await hands.press('Control+Enter');
      if (left > 1) await expect(keyLine(editor)).not.toHaveText(`services/${slug}: ${key}`);
    }
    await expect(editor.column(name).getByText(strings.last)).toBeVisible();
    await hands.press('Escape');
    // What is done leaves the list, and the focus stays in it.
    await expect(heading).toBeHidden();
    await expect(shown.getByRole('searchbox')).toBeFocused();
    await hands.press('Shift+Tab');
    await hands.press('Enter');
    await expect(shown.getByLabel(strings.handInAuthor)).toBeFocused();
    await hands.write(author);
    const saved = shown.waitForEvent('download');
    await hands.press('Enter');
    const file = join(folder, (await saved).suggestedFilename());
    await (await saved).saveAs(file);
    return { texts: count, keys: hands.keys, file };
  } finally {
    await browser.close();
  }
}

const keyLine = ({ panel }: Editor) => panel.locator('code');

async function keyOf(editor: Editor): Promise<string> {
  await expect(keyLine(editor)).toContainText(`services/${slug}: `);
  return (await keyLine(editor).innerText()).replace(`services/${slug}: `, '');
}

function run(folder: string, command: string): string {
  const { ok, output } = runInProject(folder, command);
  if (!ok) throw new Error(`${command}\n${output}`);
  return output;
}

/** The English file of the new service, written: where a mark stands, the text that it stands for. */
function writeEnglish(folder: string): void {
  const path = join(folder, `locales/en/services/${slug}.json`);
  const written = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return textOf('en', key);
    const inside = (name: string) => (key === '' ? name : `${key}.${name}`);
    if (Array.isArray(value))
      return value.map((item, index) => written(item, inside(String(index))));
    const entries = Object.entries(value as object);
    return Object.fromEntries(entries.map(([name, item]) => [name, written(item, inside(name))]));
  };
  const texts = written(JSON.parse(readFileSync(path, 'utf8')), '');
  writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
}

/** Counted in the first edition: docs/workshop.md says how. */
const first = { ar: 287, fr: 287 };

const publisher = copyProject(process.cwd());
const added = `npm run locales new-service ${slug} -- --practice tourism --title "${titles.en}"`;
run(publisher.root, added);
writeEnglish(publisher.root);
const translator = copyProject(publisher.root);
try {
  const done = await withEditor(translator.root, async (site) => {
    const results: Translated[] = [];
    for (const language of languages)
      results.push(await translate(site, translator.root, language));
    return results;
  });
  for (const { file, texts } of done) {
    const received = run(publisher.root, `npm run locales receive ${file} -- --write`);
    if (!received.includes(`${texts} to take, 0 here already, 0 changed here too, 0 refused.`)) {
      throw new Error(received);
    }
  }
  run(publisher.root, 'npm run build');
  const rows = languages.map(([code, name], index) => {
    const { texts = 0, keys = 0 } = done[index] ?? {};
    return `| ${name} | ${texts} | ${first[code]} | ${keys} |`;
  });
  const table = [
    '| Language | Texts | Keys, first edition | Keys now |',
    '| --- | --- | --- | --- |',
    ...rows,
  ];
  const [before = '', , after = ''] = readFileSync(page, 'utf8').split(mark);
  writeFileSync(page, [before, `\n\n${table.join('\n')}\n\n`, after].join(mark));
  console.log(table.join('\n'));
} finally {
  translator.remove();
  publisher.remove();
}
