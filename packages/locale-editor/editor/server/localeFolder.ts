import { placeOf, readDocument } from '../../../locale-kit/check/document';
import { findText } from '../../../locale-kit/edit';
import { readLocales, wantedIn } from '../../../locale-kit/files';
import { localePaths, type LocaleFile, type LocaleFiles } from '../files/localePaths';
import { readLocaleFile } from '../files/readLocaleFile';
import { versionOf } from '../files/version';
import type { FileReference, LanguageText } from '../protocol';
import { Refusal } from './refusal';

/** What the disk says of a text. */
export type TextOnDisk = Pick<LanguageText, 'state' | 'text' | 'version'>;

/** The locale files as they are on disk. What it can't give throws a `Refusal`. */
export class LocaleFolder {
  readonly #files: LocaleFiles;

  /** @param root the folder that holds `locales/` */
  constructor(readonly root: string) {
    this.#files = localePaths(root);
  }

  /** All that a check looks at. */
  input() {
    return readLocales(this.root);
  }

  file(reference: FileReference): LocaleFile {
    const file = this.#files(reference);
    if (!file) throw new Refusal(404, 'The site has no such locale file.');
    return file;
  }

  bytes(file: LocaleFile) {
    return readLocaleFile(this.root, file);
  }

  /** A file that can be edited: what is broken has to be mended first. */
  async open(file: LocaleFile) {
    const { bytes, mode } = await this.bytes(file);
    const { text: json, root, problems } = readDocument(bytes);
    if (root && problems.length === 0) return { json, bytes, mode, root };
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
    const found = findText(opened.json, opened.root, key)?.text;
    const order = this.wanted(file);
    if (found === undefined && !order.includes(key)) throw noText(key);
    return { ...opened, order, onDisk: onDisk(found, order.includes(key)) };
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
  const state = text === undefined ? absent : 'there';
  return { state, text: text ?? '', version: versionOf(text ?? null) };
}

export function noText(key: string): Refusal {
  return new Refusal(404, `The file has no text “${key.slice(0, 200)}”.`);
}
