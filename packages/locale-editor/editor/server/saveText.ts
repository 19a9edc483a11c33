import { placeOf, readDocument } from '../../../locale-kit/check/document';
import { findText } from '../../../locale-kit/edit';
import { setTexts } from '../../../locale-kit/edit';
import type { LocaleFile } from '../files/localePaths';
import { versionOf } from '../files/version';
import { writeWhole } from '../files/writeWhole';
import type { SaveAnswer, SaveRequest } from '../protocol';
import { checkOne } from './checkOne';
import type { LocaleFolder } from './localeFolder';
import { Refusal } from './refusal';

/** How often a save starts again when another program writes the file at the same moment. */
const attempts = 5;

/**
 * Writes a text.
 * @throws Refusal if it was changed in the meantime (409) or is wrong (422)
 */
export async function saveText(
  folder: LocaleFolder,
  file: LocaleFile,
  { text, key, opened }: SaveRequest,
): Promise<SaveAnswer> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { json, bytes, mode, order, onDisk } = await folder.openText(file, key);
    if (onDisk.version !== opened) {
      throw new Refusal(409, 'The text was changed in the meantime.', { current: onDisk });
    }
    const edited = withText(json, key, text, order);
    const findings = checkOne(folder.input(), file, key, edited);
    if (findings.some(({ severity }) => severity === 'error')) {
      throw new Refusal(422, 'The text can’t be saved as it is.', { findings });
    }
    const answer = { findings, version: versionOf(text), line: lineOf(edited, key) };
    const isUnchanged = async () => bytes.equals((await folder.bytes(file)).bytes);
    if (edited === json || (await writeWhole(file.absolute, edited, mode, isUnchanged))) {
      return answer;
    }
  }
  throw new Refusal(503, `${file.path} is being changed all the time: try again.`);
}

/**
 * A file with a text exchanged or added.
 * @throws Refusal if there is no place for it
 */
export function withText(json: string, key: string, text: string, order: readonly string[]) {
  try {
    return setTexts(json, new Map([[key, text]]), order);
  } catch (error) {
    throw new Refusal(422, error instanceof Error ? error.message : String(error));
  }
}

function lineOf(json: string, key: string): number {
  const { root } = readDocument(json);
  const span = root && findText(json, root, key);
  return placeOf(json, span?.start ?? 0).line;
}
