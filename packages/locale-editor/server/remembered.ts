import { createHash } from 'node:crypto';
import { checkLocales, type FileResult, type LocaleReport } from '../../locale-kit/check/check';
import { localePath, type LocaleInput } from '../../locale-kit/files';
import { isRecorded, recordPath } from '../../locale-kit/stale/records';

/**
 * The check for who asks it again and again: a file is checked anew when it or its English
 * have changed, for the check of all files takes seconds.
 */
export function rememberingCheck(): (input: LocaleInput) => LocaleReport {
  const known = new Map<string, { state: string; result: FileResult }>();
  return (input) => {
    const agreed = JSON.stringify([input.glossary, input.allowed]);
    return checkLocales(input, (language, name, find) => {
      const path = localePath(language, name);
      const state = stateOf(input, language, name, agreed);
      const before = known.get(path);
      if (before?.state === state) return before.result;
      const result = find();
      known.set(path, { state, result });
      return result;
    });
  };
}

/** Stands for all that the check of one file looks at. */
function stateOf(
  { files, source }: LocaleInput,
  language: string,
  name: string,
  agreed: string,
): string {
  const hash = createHash('sha256').update(agreed + String(isRecorded(language, files.keys())));
  for (const path of [
    ...[localePath(language, name), localePath(source, name)],
    ...[recordPath(language, name), recordPath(source, name)],
  ]) {
    const content = files.get(path);
    hash.update(content === undefined ? '\0-' : '\0+').update(content ?? '');
  }
  return hash.digest('hex');
}
