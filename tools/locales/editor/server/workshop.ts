import { checkLocales, type CheckCache, type LocaleReport } from '../../check';
import { staleRule, type Finding } from '../../finding';
import { pathOf, setText } from '../../edit';
import { makeHandIn, planHandIn, prepareHandIn, receivedFiles } from '../../handIn';
import { textAt } from '../../keys';
import { localePath, readLocales, type LocaleInput, type Project } from '../../project';
import { isRecorded } from '../../records';
import { accept } from '../../stale';
import { metaAt } from '../../structure';
import { idOf, openFile } from '../../texts';
import { writeFiles } from '../../write';
import type { TextReference } from '../texts';
import { siteTexts } from './siteTexts';

/** Why the server refuses. */
export interface RefusalAnswer {
  error: string;
  /** What is wrong with the text (422). */
  findings?: Finding[];
  /** What the file holds now, null if it lacks the text (409). */
  current?: string | null;
}

/** An answer other than "done": its status and what the browser is told. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Omit<RefusalAnswer, 'error'> = {},
  ) {
    super(message);
  }
}

interface Candidate extends TextReference {
  text: string;
}

interface SaveRequest extends Candidate {
  /** The text that the translator started from; null if it was missing. */
  opened: string | null;
}

/** What the editor does with the locale files. Everything it can't do throws a `Refusal`. */
export class Workshop {
  readonly #project: Project;
  readonly #checkAll: (input: LocaleInput) => LocaleReport;

  /**
   * @param project its root is the folder with the texts
   * @param cache of the check of all texts, which runs at each step
   */
  constructor(project: Project, cache: CheckCache = new Map()) {
    this.#project = project;
    this.#checkAll = (input) => checkLocales(input, cache);
  }

  /** All texts of the site, what is found in them, and how those that have changed were received. */
  texts() {
    const input = readLocales(this.#project);
    const { units } = planHandIn(input, receivedFiles(input), [], []);
    const received: Partial<Record<string, string>> = Object.fromEntries(
      units.map((unit) => [idOf(unit), unit.previous[0] ?? '']),
    );
    return { ...siteTexts(input, this.#checkAll(input)), received };
  }

  /** The findings that a text would have. */
  check(candidate: Candidate) {
    return { findings: this.#findings(candidate, this.#open(candidate).edited(candidate.text)) };
  }

  /** Writes a text, unless it was changed in the meantime or would break the page; then it is a current one. */
  save({ text, opened, ...reference }: SaveRequest) {
    const { input, path, current, edited } = this.#open(reference);
    // Who asks again for what has been written gets the same answer.
    if (current !== opened && current !== text) {
      throw new Refusal(409, 'The text was changed in the meantime.', { current });
    }
    const findings = this.#findings(reference, edited(text));
    if (findings.some(({ severity }) => severity === 'error')) {
      throw new Refusal(422, 'The text can’t be saved as it is.', { findings });
    }
    if (current !== text) this.#write(path, edited(text), input.files);
    this.#accept(reference);
    return { findings: findings.filter(({ rule }) => rule !== staleRule) };
  }

  /** Takes a translation as right for the present English. */
  accept(reference: TextReference) {
    if (this.#open(reference).current === null) throw noText(reference.key);
    this.#accept(reference);
    return { findings: this.#findings(reference) };
  }

  /** What has changed since the texts were received. */
  prepareHandIn() {
    return prepareHandIn(this.#project, undefined, this.#checkAll);
  }

  /**
   * Makes the files with what has changed, one for each language; the list has said what stays.
   * @param author the translator's name
   */
  handIn({ author }: { author: string }) {
    const prepared = prepareHandIn(this.#project, author, this.#checkAll);
    return { files: makeHandIn(this.#project, prepared) };
  }

  /**
   * A file with one of its texts, which it has or needs; null if it lacks it. The languages and names
   * of the site are looked up: there is no other way from a request to a path.
   */
  #open({ language, name, key }: TextReference) {
    const input = readLocales(this.#project);
    const isKnown = input.languages.some(({ code }) => code === language);
    if (!isKnown || !input.schemas.has(name)) {
      throw new Refusal(404, 'The site has no such locale file.');
    }
    const { path, source, schema, texts } = openFile(input, language, name);
    if (!source) throw new Refusal(404, 'The site has no such locale file.');
    const { text: json, root, content, problems } = source;
    if (!root || problems.length > 0) throw new Refusal(422, `${path} must be fixed first.`);
    const current = textAt(content, key) ?? null;
    const order = texts.map((text) => text.key);
    if (current === null && !metaAt(schema, pathOf(key))) throw noText(key);
    const edited = (text: string) => setText(json, key, text, order);
    return { input, path, current, edited };
  }

  /** Notes that a text is right for the present English, if that is noted of its language at all. */
  #accept({ language, name, key }: TextReference): void {
    const input = readLocales(this.#project);
    if (language === input.source || !isRecorded(language, input.files.keys())) return;
    for (const [path, content] of accept(input, { language, name, keys: [key] })) {
      this.#write(path, content, input.files);
    }
  }

  /** @param read what the content was made from */
  #write(path: string, content: string, read: LocaleInput['files']): void {
    writeFiles(this.#project.root, new Map([[path, content]]), read);
  }

  /**
   * What the check says of a text, and of its file as such.
   * @param content what the file shall hold instead of what it holds
   */
  #findings({ language, name, key }: TextReference, content?: string): Finding[] {
    const input = readLocales(this.#project);
    const path = localePath(language, name);
    const files = new Map(input.files);
    if (content !== undefined) {
      files.set(path, content);
      // The record of a text goes with its edits.
      const { texts } = openFile(input, language, name);
      const madeFrom = texts.find((text) => text.key === key)?.madeFrom;
      const english = new Map(madeFrom === undefined ? [] : [[key, madeFrom]]);
      const scope = { language, name, keys: [key], english };
      const isTracked = language !== input.source && isRecorded(language, files.keys());
      const records = isTracked ? accept({ ...input, files }, scope) : [];
      for (const [one, changed] of records) files.set(one, changed);
    }
    return this.#checkAll({ ...input, files }).findings.filter(
      (finding) => finding.file === path && ['', key].includes(finding.key),
    );
  }
}

function noText(key: string): Refusal {
  return new Refusal(404, `The file has no text “${key.slice(0, 200)}”.`);
}
