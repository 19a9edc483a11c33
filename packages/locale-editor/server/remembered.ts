import { checkLocales, type FileResult, type LocaleReport } from '../../../tools/locales/check';
import { fileText, localePath, type LocaleInput } from '../../../tools/locales/files';
import { isRecorded, recordPath } from '../../../tools/locales/records';

/**
 * The check for repeated use: a file is checked again only when it or its English has changed,
 * because checking all files takes seconds.
 */
export function rememberingCheck(): (input: LocaleInput) => LocaleReport {
  const known = new Map<string, { state: string; result: FileResult }>();
  return (input) => {
    const agreed = JSON.stringify([input.glossary, input.allowed]);
    return checkLocales(input, (language, name, find) => {
      const codes = [language, input.source];
      const paths = codes.flatMap((code) => [localePath(code, name), recordPath(code, name)]);
      // All that the check of the file looks at.
      const state = JSON.stringify([
        ...[agreed, isRecorded(language, input.files.keys())],
        ...paths.map((path) => fileText(input, path) ?? null),
      ]);
      const path = localePath(language, name);
      const before = known.get(path);
      if (before?.state === state) return before.result;
      const result = find();
      known.set(path, { state, result });
      return result;
    });
  };
}
