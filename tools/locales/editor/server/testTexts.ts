import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadProject } from '../../project';
import { textKey, type TextReference } from '../texts';
import type { CheckCache } from '../../check';
import { Workshop } from './workshop';

/** A text that every page shows. */
export const blurb = { language: 'ar', name: 'common', key: 'firm.blurb' };

/** One for all tests: its first answer takes a second. */
const cache: CheckCache = new Map();

const project = loadProject(process.cwd());

/** A copy of the site's locale files that a test may change. */
export function copyOfTexts() {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'texts-'));
  cpSync('locales', join(root, 'locales'), { recursive: true });
  const at = (path: string) => join(root, 'locales', path);
  return {
    root,
    project: { ...project, root },
    workshop: new Workshop({ ...project, root }, cache),
    read: (path: string) => readFileSync(at(path), 'utf8'),
    write: (path: string, content: string) => writeFileSync(at(path), content),
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** A text as the panel has it. */
export function opened(workshop: Workshop, reference: TextReference = blurb): string {
  const found = workshop.texts().texts.find((each) => textKey(each) === textKey(reference));
  const text = found?.versions[reference.language];
  if (text == null) throw new Error('The text is missing');
  return text;
}

/** The text with a word more at its end, still one sentence. */
export function longer(text: string, word: string): string {
  return text.replace(/\.?$/u, ` ${word}.`);
}
