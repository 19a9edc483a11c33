import { strings } from '../../packages/locale-editor/editor/strings';
import { expect, test } from './test';
import { textAt, texts } from './texts';

const arabic = 'العربية';
const file = 'ar/home.json';

for (const [what, key] of [
  ['a text', 'hero.explore'],
  ['a plural form', 'services.count_few'],
] as const) {
  test(`a translator finds ${what} that is missing and writes it, in one line`, async ({
    page,
    editor,
  }) => {
    const whole = texts.read(file);
    const text = textAt(whole, key);
    const line = whole.split('\n').find((each) => each.includes(`"${key.replace(/.*\./u, '')}"`));
    await editor.open('/ar');
    await editor.turnOn();
    texts.write(file, whole.replace(`${line}\n`, ''));
    await editor.openFromList(key, `${strings.lacking} (1)`);
    const column = editor.column(arabic);
    await expect(column.getByText(strings.missing)).toBeVisible();
    await expect(editor.field(arabic)).toHaveValue('');
    await expect(editor.field(arabic)).toBeFocused();
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
    await expect(column.getByRole('status')).toContainText('Saved in');
    await expect(column.getByText(strings.missing)).toBeHidden();
    expect(texts.read(file)).toBe(whole);
  });
}
