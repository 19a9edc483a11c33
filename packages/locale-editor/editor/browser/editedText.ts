import { withoutMarks } from '../marks/marks';
import type { LanguageText } from '../protocol';
import { draftOf, keepDraft } from './drafts';

type OnDisk = Pick<LanguageText, 'state' | 'text' | 'version'>;

/** A text as the translator has it, beside what is on disk. */
export class EditedText {
  readonly #id: string;
  disk: OnDisk;
  /** `version` of the text that the translator started from. */
  opened: string;
  value: string;

  constructor(id: string, disk: OnDisk) {
    const draft = draftOf(id);
    this.#id = id;
    this.disk = disk;
    this.opened = draft?.opened ?? disk.version;
    this.value = draft?.text ?? disk.text;
  }

  /** Whether it isn't saved yet. */
  get isDraft(): boolean {
    return this.value !== this.disk.text;
  }

  /** Whether the file was changed while the translator was writing. */
  get isOutrun(): boolean {
    return this.isDraft && this.opened !== this.disk.version;
  }

  /** Takes over what was written: one line, without marks. */
  write(value: string): void {
    this.value = withoutMarks(value).replace(/\s*[\r\n]+\s*/gu, ' ');
    if (!this.isDraft) this.startFromDisk();
    this.#keep();
  }

  /** What is on disk is known to the translator. */
  startFromDisk(): void {
    this.opened = this.disk.version;
  }

  /** What was sent is on disk; the translator may have written on in the meantime. */
  wasSaved(text: string, version: string): void {
    this.disk = { state: 'there', text, version };
    this.startFromDisk();
    this.#keep();
  }

  /** Takes over what is on disk now; what isn't saved stays. */
  follow(disk: OnDisk): void {
    const wasDraft = this.isDraft;
    this.disk = disk;
    if (wasDraft) return;
    this.value = disk.text;
    this.startFromDisk();
  }

  #keep(): void {
    keepDraft(this.#id, this.isDraft ? { text: this.value, opened: this.opened } : null);
  }
}
