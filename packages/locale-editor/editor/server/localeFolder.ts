import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { allLanguages } from '../../../../src/site/languages';
import { placeOf, readDocument } from '../../../locale-kit/check/document';
import { isMarked } from '../../../locale-kit/check/text';
import { findText } from '../../../locale-kit/edit';
import { localePath, readLocales, wantedIn } from '../../../locale-kit/files';
import { localesFolder, schemas } from '../../../locale-kit/project';
import type { FileReference } from '../../texts';
import type { TextOnDisk } from '../protocol';
import { Refusal } from './refusal';

/** A locale file that may be edited. */
export interface LocaleFile extends FileReference {
  /** Path from the repository's root, as it is shown. */
  path: string;
  /** Path on this machine. */
  absolute: string;
}

/** A file's path as it is shown, and on this machine. */
type Place = Pick<LocaleFile, 'path' | 'absolute'>;

/** The locale files as they are on disk. What it can't give throws a `Refusal`. */
export class LocaleFolder {
  readonly #files = new Map<string, LocaleFile>();

  /** @param root the folder that holds `locales/` */
  constructor(readonly root: string) {
    for (const { code: language } of allLanguages) {
      for (const name of schemas.keys()) {
        const path = localePath(language, name);
        this.#files.set(path, { language, name, path, absolute: join(root, path) });
      }
    }
  }

  /** All that a check looks at. */
  input() {
    return readLocales(this.root);
  }

  /** Looks a file up: there is no other way from a request to a path. */
  file({ language, name }: FileReference): LocaleFile {
    const file = this.#files.get(localePath(language, name));
    if (file?.language !== language || file.name !== name) {
      throw new Refusal(404, 'The site has no such locale file.');
    }
    return file;
  }

  /** The bytes of a regular file that is not reached through a link. */
  async bytes({ absolute, path }: Place) {
    await refuseLinks(this.root, absolute, path);
    try {
      const file = await open(absolute, constants.O_RDONLY | noFollow);
      try {
        const stat = await file.stat();
        if (!stat.isFile()) throw new Refusal(403, `${path} is not a regular file.`);
        return { bytes: await file.readFile(), mode: stat.mode };
      } finally {
        await file.close();
      }
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal(...reasonOf(error, path));
    }
  }

  /** A file that can be edited: what is broken has to be mended first. */
  async open(file: LocaleFile) {
    const { bytes } = await this.bytes(file);
    const { text: json, root, problems } = readDocument(bytes);
    if (root && problems.length === 0) return { json, bytes, root };
    const findings = problems.map(({ index, ...problem }) => ({
      ...problem,
      language: file.language,
      file: file.path,
      ...placeOf(json, index),
    }));
    throw new Refusal(422, `${file.path} has to be mended first.`, { findings });
  }

  /** A file with one of its texts, which it has or needs. */
  async openText(file: LocaleFile, key: string) {
    const opened = await this.open(file);
    const found = findText(opened.root, key)?.text;
    const order = this.wanted(file);
    if (found === undefined && !order.includes(key)) throw noText(key);
    return { ...opened, order, onDisk: onDisk(found, order.includes(key)) };
  }

  /**
   * Writes a file so that whoever reads it finds the old or the new content, never a part.
   * @param before what the content was made from; undefined if the file was not there
   * @returns whether it was written: not if the file holds something else now
   */
  async write(file: Place, content: string, before: Uint8Array | undefined): Promise<boolean> {
    const name = `.${basename(file.absolute)}.${randomBytes(6).toString('hex')}.tmp`;
    const draft = join(dirname(file.absolute), name);
    try {
      const { mode = newFileMode } = (await this.#found(file)) ?? {};
      const written = await open(draft, 'wx', mode);
      try {
        await written.writeFile(content, 'utf8');
        await written.sync();
      } finally {
        await written.close();
      }
      const now = await this.#found(file);
      const isAsBefore = before ? now?.bytes.equals(before) === true : now === undefined;
      if (isAsBefore) await rename(draft, file.absolute);
      return isAsBefore;
    } finally {
      await rm(draft, { force: true });
    }
  }

  /**
   * Writes a file of records in the same way.
   * @param path from the root
   */
  async writeRecord(
    path: string,
    content: string,
    before: string | Uint8Array | undefined,
  ): Promise<boolean> {
    const absolute = join(this.root, path);
    await mkdir(dirname(absolute), { recursive: true });
    const bytes = typeof before === 'string' ? Buffer.from(before) : before;
    return this.write({ path, absolute }, content, bytes);
  }

  /** The bytes of a file; undefined if it is not there. */
  async #found(file: Place) {
    return this.bytes(file).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return undefined;
      throw error;
    });
  }

  /** The paths of the texts that a file needs, in their order; none if the English file is broken. */
  wanted(reference: FileReference, input = this.input()): string[] {
    return [...this.englishOf(reference, input).keys()];
  }

  /** The English of each text that a file needs. */
  englishOf({ language, name }: FileReference, input = this.input()): ReadonlyMap<string, string> {
    try {
      return wantedIn(input, language, name);
    } catch {
      return new Map();
    }
  }
}

/** @param text undefined if the file has none */
export function onDisk(text: string | undefined, isWanted: boolean): TextOnDisk {
  const absent = isWanted ? 'missing' : 'unneeded';
  const present = isMarked(text ?? '') ? 'marked' : 'there';
  return {
    state: text === undefined ? absent : present,
    text: text ?? '',
    version: versionOf(text ?? null),
  };
}

/** Stands for a text, or for its absence, so that a change in the meantime is noticed. */
export function versionOf(text: string | null): string {
  return createHash('sha256')
    .update(text === null ? '' : `"${text}`)
    .digest('hex');
}

/** The answer to who asks for a text that no file has or needs. */
export function noText(key: string): Refusal {
  return new Refusal(404, `The file has no text “${key.slice(0, 200)}”.`);
}

/** What whoever made the file may do with it is up to the system. */
const newFileMode = 0o666;

/** Windows has no such flag, and no links without a right to make them. */
const noFollow = (constants as { O_NOFOLLOW?: number }).O_NOFOLLOW ?? 0;

async function refuseLinks(root: string, absolute: string, path: string): Promise<void> {
  const [locales, folder] = await Promise.all(
    [join(root, localesFolder), dirname(absolute)].map((each) => realpath(each).catch(() => null)),
  );
  if (!locales || !folder) throw new Refusal(404, `The folder of ${path} is missing.`);
  const expected = relative(join(root, localesFolder), dirname(absolute));
  if (relative(locales, folder) !== expected) {
    throw new Refusal(403, `${path} is reached through a link: links are not followed.`);
  }
}

function reasonOf(error: unknown, path: string): [status: number, message: string] {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return [404, `${path} is missing.`];
  if (code === 'ELOOP') return [403, `${path} is a link: links are not followed.`];
  return [500, `${path} can’t be read${typeof code === 'string' ? ` (${code})` : ''}.`];
}
