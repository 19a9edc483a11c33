import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLocales } from '../check/check';
import { idOfFinding } from '../check/finding';
import { idOf } from '../files/keys';
import { localeTexts } from '../files/localeFile';
import { fileText, readLocales, type LocaleInput, type Project } from '../files/project';
import { readSourceFile } from '../files/sourceFile';
import { errorWith } from '../messages/errorWith';
import { isRecordPath } from '../record/records';
import { changedUnits } from './changedUnits';
import {
  handedInUnits,
  handInFolder,
  keepHandIn,
  keepReceived,
  keepWritten,
  receivedFiles,
  writtenFiles,
} from './handInFolder';
import { toXliff } from './toXliff';
import type { WrittenUnit } from './unit';

/**
 * Makes the hand-in of all languages, and keeps a copy. One file, because browsers ask before a second download.
 * @throws with git, if a file can't be read, if nothing has changed, or if a changed text has an error
 */
export function makeHandIn(project: Project, author: string) {
  const { root, source } = project;
  const received = receivedFiles(root);
  if (!received) throw errorWith('handIn.git');
  const input = readLocales(project);
  for (const [file, content] of input.files) {
    if (file.endsWith('.json') && !readSourceFile(content).root)
      throw errorWith('trouble.unreadable', { file });
  }
  const handedIn = handedInUnits(root);
  const units = changedUnits(input, { received, handedIn, withEarlyEnglish: true });
  if (units.length === 0) throw errorWith('handIn.nothing');
  const changed = new Set(units.map(idOf));
  const error = checkLocales(input).findings.find(
    (finding) => finding.severity === 'error' && changed.has(idOfFinding(finding)),
  );
  if (error) throw errorWith('handIn.error', { file: error.file, text: error.key });
  const handIn = handInOf(units, source, author);
  keepHandIn(root, handIn.name, handIn.content);
  return handIn;
}

/**
 * Notices that a newer copy of the site was unzipped over this one: by records that no command has written, or because
 * all texts that had been changed are again as they were received. Writes the
 * texts that were not handed in as a hand-in, renames the folder of hand-ins, and keeps the newer copy as received.
 * @returns the name of the hand-in, '' if there was nothing to hand in; undefined if there is no newer copy
 */
export function noticeNewerCopy(project: Project): string | undefined {
  const { root, source } = project;
  const folder = join(root, handInFolder);
  const received = existsSync(folder) && receivedFiles(root);
  if (!received) return undefined;
  const input = readLocales(project);
  const written = { ...input, files: writtenFiles(root) };
  const records = [...input.files.keys(), ...written.files.keys()].filter(isRecordPath);
  const haveSameRecords = records.every(
    (path) => fileText(written, path) === fileText(input, path),
  );
  if (haveSameRecords && !isUndone(input, written, received)) {
    keepWritten(root);
    return undefined;
  }
  const units = changedUnits(written, { received, handedIn: handedInUnits(root) });
  const { name, content } = handInOf(units, source);
  renameSync(folder, join(root, `.${name.replace('.xlf', '')}`));
  if (units.length > 0) writeFileSync(join(root, name), content);
  keepReceived(root);
  return units.length > 0 ? name : '';
}

/** Whether texts had been changed since they were received, and none of them is now. */
function isUndone(now: LocaleInput, written: LocaleInput, received: LocaleInput['files']): boolean {
  const wordingsIn = (input: LocaleInput) =>
    new Map(localeTexts(input).map((text) => [idOf(text), text.translation]));
  const [before, after] = [wordingsIn({ ...now, files: received }), wordingsIn(now)];
  const changed = [...wordingsIn(written)].filter(([id, wording]) => wording !== before.get(id));
  return changed.length > 0 && changed.every(([id]) => after.get(id) === before.get(id));
}

function handInOf(units: readonly WrittenUnit[], source: string, author = '') {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[T:]/gu, '-');
  const languages = [...new Set(units.map(({ language }) => language))].join('-');
  return { name: `hand-in-${languages}-${time}.xlf`, content: toXliff(units, source, author) };
}
