import type { Finding, Severity } from './finding';
import { pageFiles, serviceFolder } from './keys';
import { nearest } from './nearest';

export const localesFolder = 'locales';

/**
 * Path of a locale file from the repository's root.
 * @param name its name within the folder of its language, without ending: `services/<slug>`
 */
export function localePath(language: string, name: string): string {
  return `${localesFolder}/${language}/${name}.json`;
}

/** The names of the files that every language has. */
export function fileNames(services: readonly string[]): string[] {
  return [...pageFiles, ...services.map((slug) => serviceFolder + slug)];
}

interface Layout {
  files: ReadonlyMap<string, unknown>;
  languages: readonly { code: string }[];
  services: readonly string[];
}

/** Which folders and files of `locales/` are missing, and which belong to nothing. */
export function checkLayout({ files, languages, services }: Layout): Finding[] {
  const codes = languages.map(({ code }) => code);
  const names = fileNames(services);
  const found = new Map<string, string[]>(codes.map((code) => [code, []]));
  for (const path of files.keys()) {
    const [, code = '', ...rest] = path.split('/');
    if (rest.length === 0 || [code, ...rest].some((part) => part.startsWith('.'))) continue;
    found.set(code, [...(found.get(code) ?? []), rest.join('/')]);
  }
  return [...found].flatMap(([code, present]) =>
    codes.includes(code) ? checkFolder(code, present, names) : [unknownFolder(code, codes)],
  );
}

function checkFolder(code: string, present: readonly string[], names: readonly string[]) {
  if (present.length === 0) return [missingFolder(code)];
  const expected = names.map((name) => `${name}.json`);
  const missing = expected.filter((file) => !present.includes(file));
  const unknown = present.filter((file) => !expected.includes(file));
  return [
    ...missing.map((file) => missingFile(code, file)),
    ...unknown.map((file) => unknownFile(code, file, expected)),
  ];
}

function missingFolder(code: string): Finding {
  const suggestion = `Copy the English folder to ${localesFolder}/${code} and translate it, or take ${code} out of src/i18n/languages.ts.`;
  return finding('error', 'missing-folder', code, '', 'The folder is missing.', suggestion);
}

function missingFile(code: string, file: string): Finding {
  const suggestion = file.startsWith(serviceFolder)
    ? 'Copy the English file and translate it, or take the service out of src/site/catalogue.ts.'
    : 'Copy the English file and translate it.';
  return finding('error', 'missing-file', code, file, 'The file is missing.', suggestion);
}

function unknownFile(code: string, file: string, expected: readonly string[]): Finding {
  const meant = nearest(file, expected);
  const isService = file.startsWith(serviceFolder);
  const message = isService
    ? 'No service of the catalogue has this name.'
    : 'The site uses no file of this name.';
  const other = isService ? 'delete it, or add the service to src/site/catalogue.ts' : 'delete it';
  const suggestion = meant ? `Rename it to ${meant}, or ${other}.` : `Please ${other}.`;
  const severity = file.endsWith('.json') ? 'error' : 'warning';
  return finding(severity, 'unknown-file', code, file, message, suggestion);
}

function unknownFolder(code: string, codes: readonly string[]): Finding {
  const meant = nearest(code, codes);
  const rename = meant ? `Rename it to ${meant}, or add` : 'Add';
  const suggestion = `${rename} the language to src/i18n/languages.ts, or delete the folder.`;
  const message = 'The list of languages has no language of this name.';
  return finding('error', 'unknown-language', code, '', message, suggestion);
}

function finding(
  severity: Severity,
  rule: string,
  language: string,
  file: string,
  message: string,
  suggestion: string,
): Finding {
  const path = [localesFolder, language, file].filter(Boolean).join('/');
  return { severity, rule, language, file: path, line: 1, column: 1, key: '', message, suggestion };
}
