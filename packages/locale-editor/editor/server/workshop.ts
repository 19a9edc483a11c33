import { allTexts } from '../../../locale-kit/edit';
import { noteTranslation } from '../files/noteTranslation';
import { Queue } from '../files/queue';
import type * as Protocol from '../protocol';
import { checkOne } from './checkOne';
import { LocaleFolder, noText } from './localeFolder';
import { saveText, withText } from './saveText';
import { viewText } from './viewText';

/** What the editor does with the locale files. Everything it can't do throws a `Refusal`. */
export class Workshop {
  readonly #folder: LocaleFolder;
  readonly #queue = new Queue();

  /** @param root the folder that holds `locales/` */
  constructor(root: string) {
    this.#folder = new LocaleFolder(root);
  }

  /** All that the panel shows of a text. */
  view(reference: Protocol.TextReference): Promise<Protocol.TextView> {
    return viewText(this.#folder, reference);
  }

  /** The findings that a text would have. */
  async check({ text, key, ...reference }: Protocol.Candidate): Promise<Protocol.CheckAnswer> {
    const file = this.#folder.file(reference);
    const { json, order } = await this.#folder.openText(file, key);
    const edited = withText(json, key, text, order);
    return { findings: checkOne(this.#folder.input(), file, key, edited) };
  }

  /** Writes a text, unless it was changed in the meantime or is wrong; then it is a current one. */
  async save(request: Protocol.SaveRequest): Promise<Protocol.SaveAnswer> {
    const { language, name, key } = request;
    const file = this.#folder.file(request);
    return this.#queue.run(file.path, async () => {
      const answer = await saveText(this.#folder, file, request);
      return { ...answer, ...(await this.accept({ language, name, key })) };
    });
  }

  /** Takes a translation as right for the present English. */
  accept(reference: Protocol.TextReference): Promise<Protocol.CheckAnswer> {
    const file = this.#folder.file(reference);
    // One at a time: the translations of a text share the notes of its English.
    return this.#queue.run('notes', async () => {
      const { onDisk } = await this.#folder.openText(file, reference.key);
      if (onDisk.state !== 'there') throw noText(reference.key);
      await noteTranslation(this.#folder.root, reference);
      return { findings: checkOne(this.#folder.input(), file, reference.key) };
    });
  }

  /** All texts of a file, and those that it lacks. */
  async texts(reference: Protocol.FileReference): Promise<Protocol.TextsAnswer> {
    const { root } = await this.#folder.open(this.#folder.file(reference));
    const present = allTexts(root).map((text) => ({ ...text, isMissing: text.text.trim() === '' }));
    const keys = new Set(present.map(({ key }) => key));
    const missing = [...this.#folder.englishOf(reference)].flatMap(([key, text]) =>
      keys.has(key) ? [] : [{ key, text, isMissing: true }],
    );
    return { texts: [...present, ...missing] };
  }
}
