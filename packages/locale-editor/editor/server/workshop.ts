import { allLanguages } from '../../../../src/site/languages';
import type { LocaleReport } from '../../../locale-kit/check/check';
import type { Finding } from '../../../locale-kit/check/finding';
import { placeOf, readDocument } from '../../../locale-kit/check/document';
import { makeHandIn, prepareHandIn } from '../../../locale-kit/handIn/handIn';
import { findText, setTexts } from '../../../locale-kit/edit';
import { localePath, type LocaleInput } from '../../../locale-kit/files';
import { exampleNumbers, parsePluralKey, pluralForms } from '../../../locale-kit/keys';
import { entryAt, type Limits } from '../../../locale-kit/schema';
import { isRecorded } from '../../../locale-kit/stale/records';
import { accept } from '../../../locale-kit/stale/stale';
import type { TextReference } from '../../texts';
import type * as Protocol from '../protocol';
import { glossaryHits } from './glossary';
import { LocaleFolder, noText, onDisk, versionOf, type LocaleFile } from './localeFolder';
import { Refusal } from './refusal';
import { rememberingCheck } from './remembered';
import { textsWithWork } from './textsWithWork';

/** How often a save starts again when another program writes the file at the same moment. */
const attempts = 5;

/** What the editor does with the locale files. Everything it can't do throws a `Refusal`. */
export class Workshop {
  readonly #folder: LocaleFolder;
  readonly #check: (input: LocaleInput) => LocaleReport;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param root the folder that holds `locales/`
   * @param check the check of all texts, which is asked at each step
   */
  constructor(root: string, check = rememberingCheck()) {
    this.#check = check;
    this.#folder = new LocaleFolder(root);
  }

  /** All that the panel shows of a text. Refuses one that no language has or needs. */
  async view(reference: TextReference): Promise<Protocol.TextView> {
    const folder = this.#folder;
    const { name, key } = reference;
    folder.file(reference);
    const input = folder.input();
    const report = this.#check(input);
    const entry = entryAt(input.schemas.get(name), key);
    const versions = await Promise.all(
      allLanguages.map(async ({ code: language }): Promise<Protocol.LanguageText> => {
        const file = folder.file({ language, name });
        const limit = lengthLimit(entry?.limits, language);
        return {
          language,
          file: file.path,
          limit,
          ...(await this.#textIn(input, report, file, key)),
        };
      }),
    );
    if (versions.every(({ state }) => state === 'unneeded' || state === 'unreadable')) {
      throw noText(key);
    }
    const own = versions.find(({ language }) => language === input.source)?.text ?? '';
    const english = own || (folder.englishOf(reference, input).get(key) ?? '');
    return {
      description: entry ? { what: entry.what, where: entry.where } : null,
      languages: versions,
      english,
      forms: await this.#pluralForms(input, reference),
      glossary: glossaryHits(english, input.glossary),
    };
  }

  /** The findings that a text would have. */
  async check({ text, key, ...reference }: Protocol.Candidate): Promise<Protocol.CheckAnswer> {
    const file = this.#folder.file(reference);
    const { json, order } = await this.#folder.openText(file, key);
    return { findings: this.#findings({ ...file, key }, withText(json, key, text, order)) };
  }

  /** Writes a text, unless it was changed in the meantime or is wrong; then it is a current one. */
  save({ text, opened, ...reference }: Protocol.SaveRequest): Promise<Protocol.SaveAnswer> {
    return this.#inTurn(async () => {
      const file = this.#folder.file(reference);
      const answer = await this.#write(file, { ...reference, text, opened });
      // The text is in its file, whatever becomes of the record.
      return this.#accept(reference).then(
        ({ findings }) => ({ ...answer, findings }),
        (error: unknown) => ({ ...answer, unrecorded: reasonOf(error) }),
      );
    });
  }

  /** Takes a translation as right for the present English. */
  accept(reference: TextReference): Promise<Protocol.CheckAnswer> {
    return this.#inTurn(() => this.#accept(reference));
  }

  /** What has changed in a language since it was received. */
  prepareHandIn() {
    return this.#inTurn(() => prepareHandIn(this.#folder.root, {}, this.#check));
  }

  /** Makes the file with what has changed, for the way back; the list has said what stays. */
  handIn({ author, note }: Protocol.HandInRequest) {
    const { root } = this.#folder;
    return this.#inTurn(() =>
      makeHandIn(root, prepareHandIn(root, { author, note }, this.#check), true),
    );
  }

  /** All texts of the site, and what there is to do about them in a language. */
  texts({ language }: { language: string }): Protocol.TextsAnswer {
    if (!allLanguages.some(({ code }) => code === language)) {
      throw new Refusal(404, 'The site has no such language.');
    }
    const input = this.#folder.input();
    return textsWithWork(input, this.#check(input), language);
  }

  /** One at a time: texts share files, and their translations the records of their English. */
  #inTurn<Answer>(task: () => Answer | Promise<Answer>): Promise<Answer> {
    const result = this.#last.then(task, task);
    this.#last = result;
    return result;
  }

  async #accept(reference: TextReference): Promise<Protocol.CheckAnswer> {
    await this.#openWritten(reference);
    const { language, name, key } = reference;
    await this.#writeRecords((input) =>
      language !== input.source && isRecorded(language, input.files.keys())
        ? accept(input, { language, name, keys: [key] })
        : new Map<string, string>(),
    );
    return { findings: this.#findings(reference) };
  }

  /** Refuses a text that nobody has written yet. */
  async #openWritten(reference: TextReference): Promise<void> {
    const { onDisk: text } = await this.#folder.openText(
      this.#folder.file(reference),
      reference.key,
    );
    if (text.state !== 'there') throw noText(reference.key);
  }

  /**
   * What the check says of a text, and of its file as such.
   * @param content what the file shall hold instead of what it holds
   */
  #findings(reference: TextReference, content?: string): Finding[] {
    const input = this.#folder.input();
    const path = localePath(reference.language, reference.name);
    const files = content === undefined ? input.files : new Map(input.files).set(path, content);
    return findingsOn(this.#check({ ...input, files }), reference);
  }

  /**
   * Writes records.
   * @param make makes the files of all that is on disk: again, when another program has changed them
   */
  async #writeRecords(make: (input: LocaleInput) => ReadonlyMap<string, string>): Promise<void> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const input = this.#folder.input();
      if (await this.#isWritten(make(input), input)) return;
    }
    throw new Refusal(503, 'The records are being changed all the time: try again.');
  }

  /** Whether all files were written, none of which was changed since the input was read. */
  async #isWritten(files: ReadonlyMap<string, string>, before: LocaleInput): Promise<boolean> {
    for (const [path, content] of files) {
      if (!(await this.#folder.writeRecord(path, content, before.files.get(path)))) return false;
    }
    return true;
  }

  async #write(
    file: LocaleFile,
    { text, key, opened }: Protocol.SaveRequest,
  ): Promise<Protocol.SaveAnswer> {
    const folder = this.#folder;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { json, bytes, order, onDisk: current } = await folder.openText(file, key);
      // Who asks again for what has been written gets the same answer.
      if (current.version !== opened && current.version !== versionOf(text)) {
        throw new Refusal(409, 'The text was changed in the meantime.', { current });
      }
      const edited = withText(json, key, text, order);
      const findings = this.#findings({ ...file, key }, edited);
      if (findings.some(({ severity }) => severity === 'error')) {
        throw new Refusal(422, 'The text can’t be saved as it is.', { findings });
      }
      const answer = { findings, version: versionOf(text), line: lineOf(edited, key) };
      if (edited === json || (await folder.write(file, edited, bytes))) return answer;
    }
    throw new Refusal(503, `${file.path} is being changed all the time: try again.`);
  }

  /** A text for showing: a file that can't be read has findings instead. */
  async #textIn(input: LocaleInput, report: LocaleReport, file: LocaleFile, key: string) {
    try {
      const { root } = await this.#folder.open(file);
      const text = findText(root, key)?.text;
      const isWanted = this.#folder.wanted(file, input).includes(key);
      return { ...onDisk(text, isWanted), findings: findingsOn(report, { ...file, key }) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const findings = error.details.findings ?? [];
      return { ...onDisk(undefined, false), state: 'unreadable' as const, findings };
    }
  }

  /** The forms that a language has of a text for different numbers; none if the text has no forms. */
  async #pluralForms(input: LocaleInput, { key, ...reference }: TextReference) {
    const plural = parsePluralKey(key);
    const file = this.#folder.file(reference);
    if (!plural || !this.#folder.wanted(file, input).includes(`${plural.base}_other`)) return [];
    const opened = await this.#folder.open(file).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    return pluralForms(reference.language).map((form): Protocol.PluralForm => {
      const path = `${plural.base}_${form}`;
      const isMissing = opened !== null && findText(opened.root, path) === null;
      return { key: path, form, numbers: exampleNumbers(reference.language, form), isMissing };
    });
  }
}

function findingsOn({ findings }: LocaleReport, { language, name, key }: TextReference): Finding[] {
  const path = localePath(language, name);
  return findings.filter(({ file, key: own }) => file === path && ['', key].includes(own));
}

function withText(json: string, key: string, text: string, order: readonly string[]): string {
  try {
    return setTexts(json, new Map([[key, text]]), order);
  } catch (error) {
    throw new Refusal(422, reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function lineOf(json: string, key: string): number {
  const { root } = readDocument(json);
  const found = root && findText(root, key);
  return placeOf(json, found?.offset ?? 0).line;
}

/** The limit of a key in one language; null if it has none. */
function lengthLimit(limits: Limits | undefined, language: string): Protocol.LengthLimit | null {
  if (limits?.characters) {
    const { characters } = limits;
    const most = new Map(Object.entries(characters)).get(language) ?? characters.other;
    return { unit: 'characters', least: 0, most };
  }
  const [unit, range] = limits?.characterRange
    ? (['characters', limits.characterRange] as const)
    : (['words', limits?.words] as const);
  return range ? { unit, least: range[0], most: range[1] } : null;
}
