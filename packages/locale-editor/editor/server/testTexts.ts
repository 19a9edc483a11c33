import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rememberingCheck } from './remembered';
import { Workshop } from './workshop';

/** A text that every page shows. */
export const blurb = { language: 'ar', name: 'common', key: 'firm.blurb' };

/** One for all tests: its first answer takes a second. */
const check = rememberingCheck();

/** A copy of the site's locale files that a test may change. */
export function copyOfTexts() {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'texts-'));
  cpSync('locales', join(root, 'locales'), { recursive: true });
  const at = (path: string) => join(root, 'locales', path);
  return {
    root,
    workshop: new Workshop(root, check),
    at,
    read: (path: string) => readFileSync(at(path), 'utf8'),
    write: (path: string, content: string) => writeFileSync(at(path), content),
    /** Puts a folder in the place of a file, so that it can't be written. */
    block: (path: string) => {
      rmSync(at(path), { force: true });
      mkdirSync(at(path));
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** A text as the panel gets it, with the version that a save names. */
export async function opened(workshop: Workshop, reference = blurb) {
  const { languages } = await workshop.view(reference);
  const own = languages.find(({ language }) => language === reference.language);
  if (own?.state !== 'there') throw new Error('The text is missing');
  return { text: own.text, opened: own.version };
}

/** The text with a word more at its end, still one sentence. */
export function longer(text: string, word: string): string {
  return text.replace(/\.?$/u, ` ${word}.`);
}
