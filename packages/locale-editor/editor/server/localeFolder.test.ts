import {
  chmodSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { blurb, copyOfTexts, longer, opened } from './testTexts';
import { Workshop } from './workshop';

let texts: ReturnType<typeof copyOfTexts>;
let workshop: Workshop;

beforeEach(() => {
  texts = copyOfTexts();
  workshop = new Workshop(texts.root);
});
afterEach(() => texts.remove());

it('edits no file that is broken, and says where it is', async () => {
  const version = (await opened(workshop)).opened;
  const broken = texts.read('ar/common.json').replace('"nav"', 'nav');
  texts.write('ar/common.json', broken);
  await expect(workshop.save({ ...blurb, text: 'نص', opened: version })).rejects.toMatchObject({
    status: 422,
    details: { findings: [expect.objectContaining({ rule: 'json' })] },
  });
  expect(texts.read('ar/common.json')).toBe(broken);
});

it.each([
  [{ ...blurb, language: 'xx' }],
  [{ ...blurb, language: '__proto__' }],
  [{ ...blurb, language: '../ar' }],
  [{ ...blurb, name: '../../package' }],
  [{ ...blurb, name: 'services/../common' }],
  [{ ...blurb, name: 'services/no-such-service' }],
  [{ ...blurb, name: '/etc/passwd' }],
  [{ ...blurb, key: 'firm.nothing' }],
  [{ ...blurb, key: 'firm' }],
  [{ ...blurb, key: '__proto__.polluted' }],
  [{ ...blurb, key: 'constructor.name' }],
])('knows no %o', async (reference) => {
  const request = { ...reference, text: 'x', opened: '' };
  await expect(workshop.save(request)).rejects.toMatchObject({ status: 404 });
  await expect(workshop.check(request)).rejects.toMatchObject({ status: 404 });
  await expect(workshop.view(reference)).rejects.toMatchObject({ status: 404 });
});

it('follows no link out of the folder', async () => {
  const { text, opened: version } = await opened(workshop);
  const outside = join(texts.root, 'outside.json');
  renameSync(texts.at('ar/common.json'), outside);
  symlinkSync(outside, texts.at('ar/common.json'));
  const saving = workshop.save({ ...blurb, text: longer(text, 'ب'), opened: version });
  await expect(saving).rejects.toMatchObject({ status: 403 });
});

it('follows no linked folder', async () => {
  const { text, opened: version } = await opened(workshop);
  const outside = join(texts.root, 'outside');
  renameSync(texts.at('ar'), outside);
  symlinkSync(outside, texts.at('ar'));
  const saving = workshop.save({ ...blurb, text: longer(text, 'ب'), opened: version });
  await expect(saving).rejects.toMatchObject({ status: 403 });
});

it('refuses what stands in a file’s place', async () => {
  const version = (await opened(workshop)).opened;
  rmSync(texts.at('ar/common.json'));
  const save = () => workshop.save({ ...blurb, text: 'نص', opened: version });
  await expect(save()).rejects.toMatchObject({ status: 404 });
  mkdirSync(texts.at('ar/common.json'));
  await expect(save()).rejects.toMatchObject({ status: 403 });
});

it('leaves no draft behind and keeps the rights of the file', async () => {
  chmodSync(texts.at('ar/common.json'), 0o640);
  const { text, opened: version } = await opened(workshop);
  writeFileSync(texts.at('ar/.keep'), '');
  await workshop.save({ ...blurb, text: longer(text, 'ب'), opened: version });
  expect(readdirSync(texts.at('ar')).sort()).toEqual([
    '.keep',
    '.source',
    'common.json',
    'home.json',
    'references.json',
    'services',
  ]);
  expect(statSync(texts.at('ar/common.json')).mode & 0o777).toBe(0o640);
});
