import { applyEdits, modify } from 'jsonc-parser';
import type { LocaleReport } from '../../locale-kit/check/check';
import { staleRule, type Finding } from '../../locale-kit/check/finding';
import { setTexts } from '../../locale-kit/edit';
import { glossaryPath, localePath, type LocaleInput } from '../../locale-kit/files';
import { makeHandIn, prepareHandIn } from '../../locale-kit/handIn/handIn';
import { isRecorded } from '../../locale-kit/stale/records';
import { accept } from '../../locale-kit/stale/stale';
import type * as Protocol from '../protocol';
import type { TextReference } from '../texts';
import { LocaleFolder, noText } from './localeFolder';
import { Refusal } from './refusal';
import { rememberingCheck } from './remembered';
import { textsWithFindings } from './siteTexts';

/** What the editor does with the locale files. Everything it can't do throws a `Refusal`. */
export class Workshop {
  readonly #folder: LocaleFolder;
  readonly #check: (input: LocaleInput) => LocaleReport;

  /**
   * @param root the folder that holds `locales/`
   * @param check the check of all texts, which is asked at each step
   */
  constructor(root: string, check = rememberingCheck()) {
    this.#check = check;
    this.#folder = new LocaleFolder(root);
  }

  /** All texts of the site, and what is found in those of a language. */
  texts({ language }: { language: string }): Protocol.TextsAnswer {
    const input = this.#folder.input();
    if (!input.languages.some(({ code }) => code === language)) {
      throw new Refusal(404, 'The site has no such language.');
    }
    return textsWithFindings(input, this.#check(input), language);
  }

  /** The findings that a text would have. */
  check(candidate: Protocol.Candidate): Protocol.CheckAnswer {
    return { findings: this.#findings(candidate, this.#edited(candidate).edited) };
  }

  /** Writes a text, unless it was changed in the meantime or would break the page; then it is a current one. */
  save(request: Protocol.SaveRequest): Protocol.CheckAnswer {
    const { path, json, edited, current } = this.#edited(request);
    // Who asks again for what has been written gets the same answer.
    if (current !== request.opened && current !== request.text) {
      throw new Refusal(409, 'The text was changed in the meantime.', { current });
    }
    const findings = this.#findings(request, edited);
    if (findings.some(({ severity }) => severity === 'error')) {
      throw new Refusal(422, 'The text can’t be saved as it is.', { findings });
    }
    if (edited !== json) this.#folder.write(path, edited, json);
    this.#accept(request);
    return { findings: findings.filter(({ rule }) => rule !== staleRule) };
  }

  /** Takes a translation as right for the present English. */
  accept(reference: TextReference): Protocol.CheckAnswer {
    if (this.#folder.openText(reference).current === null) throw noText(reference.key);
    this.#accept(reference);
    return { findings: this.#findings(reference) };
  }

  /** Changes the wording that the glossary has for a term in a language. */
  setTerm({ id, language, wording }: Protocol.TermRequest): object {
    const { glossary, languages, source } = this.#folder.input();
    const at = glossary.findIndex((entry) => entry.id === id);
    const isTranslation = language !== source && languages.some(({ code }) => code === language);
    if (at < 0 || !isTranslation) throw new Refusal(404, 'The glossary has no such term.');
    const json = this.#folder.read(glossaryPath) ?? '[]';
    const edited = applyEdits(json, modify(json, [at, language], wording, {}));
    this.#folder.write(glossaryPath, edited, json);
    return {};
  }

  /** What has changed since the texts were received. */
  prepareHandIn(who: Partial<Protocol.HandInRequest> = {}) {
    return prepareHandIn(this.#folder.root, who, this.#check);
  }

  /** Makes the file with what has changed, for the way back; the list has said what stays. */
  handIn(who: Protocol.HandInRequest) {
    return makeHandIn(this.#folder.root, this.prepareHandIn(who), true);
  }

  /** The file of a text as it is, and as it would be with the text. */
  #edited({ text, ...reference }: Protocol.Candidate) {
    const opened = this.#folder.openText(reference);
    try {
      const texts = new Map([[reference.key, text]]);
      return { ...opened, edited: setTexts(opened.json, texts, opened.order) };
    } catch (error) {
      throw new Refusal(422, error instanceof Error ? error.message : String(error));
    }
  }

  /** Notes that a text is right for the present English, if that is noted of its language at all. */
  #accept({ language, name, key }: TextReference): void {
    const input = this.#folder.input();
    if (language === input.source || !isRecorded(language, input.files.keys())) return;
    for (const [path, content] of accept(input, { language, name, keys: [key] })) {
      this.#folder.write(path, content, this.#folder.read(path));
    }
  }

  /**
   * What the check says of a text, and of its file as such.
   * @param content what the file shall hold instead of what it holds
   */
  #findings({ language, name, key }: TextReference, content?: string): Finding[] {
    const input = this.#folder.input();
    const path = localePath(language, name);
    const files = content === undefined ? input.files : new Map(input.files).set(path, content);
    return this.#check({ ...input, files }).findings.filter(
      (finding) => finding.file === path && ['', key].includes(finding.key),
    );
  }
}
