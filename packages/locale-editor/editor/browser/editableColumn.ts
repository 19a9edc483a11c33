import { languageOf } from '../../../../src/site/languages';
import type { Finding } from '../../../locale-kit/check/finding';
import type { LanguageText } from '../protocol';
import { strings } from '../strings';
import { textId } from '../textId';
import { createChecking } from './checking';
import type { Column } from './columnFrame';
import { createColumnFrame } from './columnFrame';
import { createConflict } from './conflict';
import { EditedText } from './editedText';
import { button, element } from './element';
import { createEnglishChange } from './englishChange';
import { findingItems } from './findingsList';
import { lengthLine } from './lengthLine';
import { Refused, service } from './service';
import { createTextField } from './textField';

/** A text with its field, length, findings, and what was saved. */
export function createEditableColumn(first: LanguageText, name: string, key: string): Column {
  const language = languageOf(first.language);
  const reference = { language: language.code, name, key };
  const edited = new EditedText(textId(reference), first);
  const ids = { length: `length-${language.code}`, findings: `findings-${language.code}` };
  const checking = createChecking({
    reference,
    text: () => edited.value,
    onFindings: showFindings,
  });

  const { section, titleId } = createColumnFrame(language);
  const { field, replace } = createTextField(language, {
    labelledBy: titleId,
    describedBy: `${ids.length} ${ids.findings}`,
    onInput,
    onSave: () => void save(),
  });
  const missing = element('p', { class: 'missing' }, strings.missing);
  const change = createEnglishChange(() => void accept());
  const length = element('p', { id: ids.length, class: 'length' });
  const findings = element('ul', { id: ids.findings, class: 'findings' });
  const status = element('p', { role: 'status', class: 'status' });
  const saveButton = button(strings.save, () => void save(), { class: 'primary' });
  const undoButton = button(strings.undo, () => take(edited.disk.text));
  const conflict = createConflict(language, {
    onTake: (theirs) => take(theirs, strings.tookTheirs),
    onKeep: () => {
      edited.startFromDisk();
      void save();
    },
  });
  const actions = element('div', { class: 'actions' }, saveButton, undoButton, status);
  section.append(missing, change.block, field, length, actions, conflict.block, findings);
  field.value = edited.value;
  show();
  showFindings(first.findings);
  if (edited.isDraft) checking.now();

  function onInput(): void {
    edited.write(field.value);
    show();
    checking.soon();
  }

  function take(text: string, message?: string): void {
    replace(text);
    edited.startFromDisk();
    onInput();
    if (message) status.textContent = message;
  }

  function show(): void {
    const { isDraft, value, disk } = edited;
    if (field.value !== value) field.value = value;
    missing.hidden = disk.state !== 'missing';
    length.replaceChildren(lengthLine(value, first.limit));
    section.classList.toggle('unsaved', isDraft);
    saveButton.disabled = !isDraft;
    undoButton.hidden = !isDraft;
    status.textContent = isDraft ? strings.notSaved : '';
    conflict.show(edited);
  }

  function showFindings(found: readonly Finding[]): void {
    // That it is missing is said above the field.
    const told = edited.disk.state === 'missing' && !edited.isDraft ? [] : found;
    change.show(told);
    findings.replaceChildren(...findingItems(told));
    const isWrong = told.some(({ severity }) => severity === 'error');
    field.setAttribute('aria-invalid', String(isWrong));
  }

  async function save(): Promise<void> {
    const { value: text, opened, isDraft } = edited;
    if (!isDraft) return;
    try {
      const { version, findings: found, line } = await service.save({ ...reference, text, opened });
      edited.wasSaved(text, version);
      checking.forget();
      show();
      showFindings(found);
      if (edited.isDraft) checking.soon();
      status.textContent = strings.saved(first.file, line);
    } catch (error) {
      refuse(error);
    }
  }

  async function accept(): Promise<void> {
    try {
      showFindings((await service.accept(reference)).findings);
      status.textContent = strings.accepted;
      field.focus();
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    const { current, findings: found } = error instanceof Refused ? error.answer : {};
    if (current) edited.follow(current);
    if (found) showFindings(found);
    show();
    const reason = error instanceof Error ? error.message : String(error);
    if (found) status.textContent = strings.refused;
    else if (!current) status.textContent = strings.failed(reason);
  }

  function update(onDisk: LanguageText): void {
    const isSame = onDisk.version === edited.disk.version;
    edited.follow(onDisk);
    if (edited.isDraft) checking.now();
    else showFindings(onDisk.findings);
    if (!isSame) show();
  }

  return {
    section,
    language: language.code,
    focus: () => field.focus({ preventScroll: true }),
    update,
  };
}
