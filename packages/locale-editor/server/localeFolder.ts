import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeOf, readDocument } from '../../locale-kit/check/document';
import { localePath, readLocales, type LocaleInput } from '../../locale-kit/files';
import { textAt } from '../../locale-kit/keys';
import { entriesFor } from '../../locale-kit/schema';
import type { TextReference } from '../texts';
import { Refusal } from './refusal';

/** The locale files as they are on disk. What it can't give throws a `Refusal`. */
export class LocaleFolder {
  /** @param root the folder that holds `locales/` */
  constructor(readonly root: string) {}

  /** All that a check looks at. */
  input(): LocaleInput {
    return readLocales(this.root);
  }

  /**
   * A file with one of its texts, which it has or needs; null if it lacks it. The languages and names
   * of the site are looked up: there is no other way from a request to a path.
   */
  openText({ language, name, key }: TextReference) {
    const input = this.input();
    const isKnown = input.languages.some(({ code }) => code === language);
    if (!isKnown || !input.schemas.has(name)) {
      throw new Refusal(404, 'The site has no such locale file.');
    }
    const path = localePath(language, name);
    const bytes = input.files.get(path);
    if (bytes === undefined) throw new Refusal(404, `${path} is missing.`);
    const { text: json, root, problems } = readDocument(bytes);
    if (!root || problems.length > 0) {
      const findings = problems.map(({ index, ...problem }) => ({
        ...{ ...problem, language, file: path },
        ...placeOf(json, index),
      }));
      throw new Refusal(422, `${path} has to be mended first.`, { findings });
    }
    const current = textAt(JSON.parse(json), key) ?? null;
    const schema = input.schemas.get(name);
    const order = schema ? [...entriesFor(schema, language).keys()] : [];
    if (current === null && !order.includes(key)) throw noText(key);
    return { path, json, order, current };
  }

  /** The text of a file; undefined if it is not there. */
  read(path: string): string | undefined {
    try {
      return readFileSync(join(this.root, path), 'utf8');
    } catch {
      return undefined;
    }
  }

  /**
   * Writes a file in one step: whoever reads it finds the old or the new content, never a part.
   * @param before what the content was made from; undefined if the file was not there
   * @throws Refusal if another program has written the file since
   */
  write(path: string, content: string, before: string | undefined): void {
    if (this.read(path) !== before) throw new Refusal(503, `${path} is being changed: try again.`);
    const absolute = join(this.root, path);
    const draft = `${dirname(absolute)}/.${randomBytes(6).toString('hex')}.tmp`;
    mkdirSync(dirname(absolute), { recursive: true });
    try {
      const { mode } = statSync(absolute, { throwIfNoEntry: false }) ?? {};
      writeFileSync(draft, content, { flag: 'wx', mode });
      renameSync(draft, absolute);
    } finally {
      rmSync(draft, { force: true });
    }
  }
}

/** The answer to who asks for a text that no file has or needs. */
export function noText(key: string): Refusal {
  return new Refusal(404, `The file has no text “${key.slice(0, 200)}”.`);
}
