import { defaultLanguage, languageOf } from '../../../src/i18n/languages';
import { withoutMarks } from '../marks/marks';
import type { Finding } from '../../locales/finding';
import type { LanguageText } from '../protocol';
import { strings } from '../strings';
import { textId } from '../textId';
import { createConflict } from './conflict';
import { draftOf, keepDraft } from './drafts';
import { button, element } from './element';
import { findingItems } from './findingsList';
import { lengthLine } from './lengthLine';
import { Refused, service } from './service';

/** How long after the last key the text is checked. */
const checkDelay = 200;

export interface Column {
  section: HTMLElement;
  language: string;
  focus: () => void;
  /** Takes over what is on disk now; a draft stays, and the translator chooses. */
  update: (onDisk: LanguageText) => void;
}

/**
 * A text in one language: its field, length, findings, and what was saved.
 * @param name the file in the folder of the language, without ending
 */
export function createColumn(first: LanguageText, name: string, key: string): Column {
  const language = languageOf(first.language);
  const reference = { language: language.code, name, key };
  const id = textId(reference);
  const { code: lang, direction: dir } = language;
  let disk = first;
  let opened = draftOf(id)?.opened ?? first.version;
  let checking: number | undefined;
  let latestCheck = 0;

  const titleId = `title-${lang}`;
  const field = element('textarea', {
    lang,
    dir,
    rows: '4',
    spellcheck: 'true',
    'aria-labelledby': titleId,
    'aria-describedby': `length-${lang} findings-${lang}`,
  });
  const length = element('p', { id: `length-${lang}` });
  const findings = element('ul', { id: `findings-${lang}`, class: 'findings' });
  const status = element('p', { role: 'status', class: 'status' });
  const saveButton = button(strings.save, () => void save(), { class: 'primary' });
  const undoButton = button(strings.undo, () => setText(disk.text ?? ''));
  const acceptButton = button(strings.accept, () => void accept(), { hidden: true });
  const conflict = createConflict(language, {
    onTake: (theirs) => {
      setText(theirs);
      status.textContent = strings.tookTheirs;
    },
    onKeep: () => {
      opened = disk.version;
      void save();
    },
  });
  const section = element(
    'section',
    { class: 'column', 'aria-labelledby': titleId },
    element(
      'h3',
      { id: titleId },
      element('span', { lang, dir }, language.name),
      element('span', { class: 'quiet' }, lang === defaultLanguage.code ? strings.source : lang),
    ),
  );

  if (disk.text === null) {
    const hasFile = disk.findings.length === 0;
    section.append(element('p', { class: 'quiet' }, hasFile ? strings.absent : strings.unreadable));
    section.append(element('ul', { class: 'findings' }, ...findingItems(disk.findings)));
    return { section, language: lang, focus: () => section.focus(), update: () => undefined };
  }

  section.append(
    field,
    length,
    element('div', { class: 'actions' }, saveButton, undoButton, acceptButton, status),
    conflict.block,
    findings,
  );
  field.value = draftOf(id)?.text ?? disk.text;
  field.addEventListener('input', onInput);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    void save();
  });
  showFindings(disk.findings);
  show();
  if (isDraft()) void check();

  function isDraft(): boolean {
    return field.value !== disk.text;
  }

  /** Leaves the step in the field's own history, so that Ctrl+Z goes back. */
  function setText(text: string): void {
    field.focus();
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else can be undone in the field
    document.execCommand('insertText', false, text);
    if (field.value !== text) field.value = text;
    opened = disk.version;
    onInput();
  }

  function onInput(): void {
    const clean = withoutMarks(field.value).replace(/\s*[\r\n]+\s*/gu, ' ');
    if (clean !== field.value) field.value = clean;
    if (!isDraft()) opened = disk.version;
    keepDraft(id, isDraft() ? { text: field.value, opened } : null);
    show();
    window.clearTimeout(checking);
    checking = window.setTimeout(() => void check(), checkDelay);
  }

  function show(): void {
    length.replaceChildren(lengthLine(field.value, disk.limit));
    const isDirty = isDraft();
    section.classList.toggle('unsaved', isDirty);
    saveButton.disabled = !isDirty;
    undoButton.hidden = !isDirty;
    status.textContent = isDirty ? strings.notSaved : '';
    conflict.show(isDirty && opened !== disk.version ? disk.text : null);
  }

  function showFindings(found: readonly Finding[]): void {
    findings.replaceChildren(...findingItems(found));
    const isWrong = found.some(({ severity }) => severity === 'error');
    field.setAttribute('aria-invalid', String(isWrong));
    acceptButton.hidden = isDraft() || !found.some(({ rule }) => rule === 'stale');
  }

  async function check(): Promise<void> {
    const current = (latestCheck += 1);
    const answer = await service
      .check({ ...reference, text: field.value })
      .catch((error: unknown) => (error instanceof Refused ? error.answer : null));
    if (answer?.findings && current === latestCheck) showFindings(answer.findings);
  }

  async function save(): Promise<void> {
    const text = field.value;
    if (!isDraft()) return;
    try {
      const answer = await service.save({ ...reference, text, opened });
      disk = { ...disk, text, version: answer.version };
      opened = answer.version;
      keepDraft(id, isDraft() ? { text: field.value, opened } : null);
      show();
      showFindings(answer.findings);
      status.textContent = strings.saved(disk.file, answer.line);
    } catch (error) {
      refuse(error);
    }
  }

  async function accept(): Promise<void> {
    try {
      showFindings((await service.accept(reference)).findings);
      status.textContent = strings.accepted;
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    const { current, findings: found } = error instanceof Refused ? error.answer : {};
    if (current) disk = { ...disk, ...current };
    if (found) showFindings(found);
    show();
    const reason = error instanceof Error ? error.message : String(error);
    if (found) status.textContent = strings.refused;
    else if (!current) status.textContent = strings.failed(reason);
  }

  function update(onDisk: LanguageText): void {
    if (onDisk.text === null) {
      showFindings(onDisk.findings);
      return;
    }
    const wasDraft = isDraft();
    const isSame = onDisk.version === disk.version;
    disk = onDisk;
    if (wasDraft) void check();
    else showFindings(onDisk.findings);
    if (isSame) return;
    if (!wasDraft) {
      field.value = onDisk.text;
      opened = onDisk.version;
    }
    show();
  }

  return { section, language: lang, focus: () => field.focus(), update };
}
