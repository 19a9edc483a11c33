import { languages } from '../../../src/i18n/languages';
import { placeOf, readDocument } from '../../locales/document';
import { parsePluralKey } from '../../locales/plurals';
import { readLocales } from '../../locales/read';
import { describeKey } from '../describeKey';
import { allTexts, findText } from '../files/findText';
import { localePaths, type LocaleFile } from '../files/localePaths';
import { noteTranslation } from '../files/noteTranslation';
import { Queue } from '../files/queue';
import { readLocaleFile } from '../files/readLocaleFile';
import { replaceText } from '../files/replaceText';
import { versionOf } from '../files/version';
import { writeWhole } from '../files/writeWhole';
import type * as Protocol from '../protocol';
import { checkOne } from './checkOne';
import { glossaryHits } from './glossary';
import { lengthLimit } from './lengthLimit';
import { Refusal } from './refusal';

/** What the editor does with the locale files. Everything it can't do throws a `Refusal`. */
export class Workshop {
  readonly #root: string;
  readonly #files: ReturnType<typeof localePaths>;
  readonly #queue = new Queue();

  /** @param root the folder that holds `locales/` */
  constructor(root: string) {
    this.#root = root;
    this.#files = localePaths(root);
  }

  /** All that the panel shows of a text. */
  async view({ name, key, ...reference }: Protocol.TextReference): Promise<Protocol.TextView> {
    this.#file({ ...reference, name });
    const input = readLocales(this.#root);
    const description = describeKey(name, key);
    const versions = await Promise.all(
      languages.map(async ({ code }): Promise<Protocol.LanguageText> => {
        const file = this.#file({ language: code, name });
        const { text, problems } = await this.#textIn(file, key);
        const limit = lengthLimit(description?.limits ?? null, code);
        const findings = problems ?? checkOne(input, file, key);
        return { language: code, file: file.path, text, version: versionOf(text), limit, findings };
      }),
    );
    if (versions.every(({ text }) => text === null)) throw noText(key);
    const english = await this.#english(input.source, name, key);
    return { description, languages: versions, glossary: glossaryHits(english, input.glossary) };
  }

  /** The findings that a text would have. */
  async check({ text, key, ...reference }: Protocol.Candidate): Promise<Protocol.CheckAnswer> {
    const file = this.#file(reference);
    const { json, span } = await this.#open(file, key);
    const edited = replaceText(json, span, text);
    return { findings: checkOne(readLocales(this.#root), file, key, edited) };
  }

  /** Writes a text, unless it was changed in the meantime or is wrong. */
  async save({
    text,
    key,
    opened,
    ...reference
  }: Protocol.SaveRequest): Promise<Protocol.SaveAnswer> {
    const file = this.#file(reference);
    return this.#queue.run(file.path, async () => {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const { json, bytes, mode, span } = await this.#open(file, key);
        const version = versionOf(span.text);
        if (version !== opened) {
          const current = { text: span.text, version };
          throw new Refusal(409, 'The text was changed in the meantime.', { current });
        }
        const edited = replaceText(json, span, text);
        const findings = checkOne(readLocales(this.#root), file, key, edited);
        if (findings.some(({ severity }) => severity === 'error')) {
          throw new Refusal(422, 'The text can’t be saved as it is.', { findings });
        }
        const answer = { findings, version: versionOf(text), line: placeOf(json, span.start).line };
        if (edited === json) return answer;
        const isUnchanged = async () =>
          bytes.equals((await readLocaleFile(this.#root, file)).bytes);
        if (await writeWhole(file.absolute, edited, mode, isUnchanged)) {
          return { ...answer, ...(await this.accept({ ...reference, key })) };
        }
      }
      throw new Refusal(503, `${file.path} is being changed all the time: try again.`);
    });
  }

  /** Takes a translation as right for the present English. */
  accept(reference: Protocol.TextReference): Promise<Protocol.CheckAnswer> {
    const file = this.#file(reference);
    // One at a time: the translations of a text share the notes of its English.
    return this.#queue.run('notes', async () => {
      await this.#open(file, reference.key);
      await noteTranslation(this.#root, reference);
      return { findings: checkOne(readLocales(this.#root), file, reference.key) };
    });
  }

  /** All texts of a file. */
  async texts(reference: Protocol.FileReference): Promise<Protocol.TextsAnswer> {
    const { root } = await this.#read(this.#file(reference));
    return { texts: allTexts(root) };
  }

  #file(reference: Protocol.FileReference): LocaleFile {
    const file = this.#files(reference);
    if (!file) throw new Refusal(404, 'The site has no such locale file.');
    return file;
  }

  async #read(file: LocaleFile) {
    const { bytes, mode } = await readLocaleFile(this.#root, file);
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

  async #open(file: LocaleFile, key: string) {
    const { json, bytes, mode, root } = await this.#read(file);
    const span = findText(json, root, key);
    if (!span) throw noText(key);
    return { json, bytes, mode, span };
  }

  /** A text for showing: a file that can't be read has problems instead. */
  async #textIn(file: LocaleFile, key: string) {
    try {
      const { json, root } = await this.#read(file);
      return { text: findText(json, root, key)?.text ?? null };
    } catch (error) {
      if (error instanceof Refusal) return { text: null, problems: error.details.findings ?? [] };
      throw error;
    }
  }

  /** The English text of a key; for a plural form that English lacks, its `_other`. */
  async #english(source: string, name: string, key: string): Promise<string> {
    const file = this.#file({ language: source, name });
    const plural = parsePluralKey(key);
    const own = await this.#textIn(file, key);
    if (own.text !== null || !plural) return own.text ?? '';
    return (await this.#textIn(file, `${plural.base}_other`)).text ?? '';
  }
}

/** How often a save starts again when another program writes the file at the same moment. */
const attempts = 5;

function noText(key: string): Refusal {
  return new Refusal(404, `The file has no text “${key.slice(0, 200)}”.`);
}
