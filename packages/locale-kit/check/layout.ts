import { closestMatch } from 'leven';
import type { LocaleInput } from '../files';
import { localesFolder, serviceFolder, sources } from '../project';
import type { Finding, Severity } from './finding';

/** Which folders and files of `locales/` are missing, and which belong to nothing. */
export function checkLayout({ files, languages, schemas }: LocaleInput): Finding[] {
  const codes = languages.map(({ code }) => code);
  const names = [...schemas.keys()];
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
  const suggestion = `Copy the English folder to ${localesFolder}/${code} and translate it, or take ${code} out of ${sources.languages}.`;
  return finding('error', 'missing-folder', code, '', 'The folder is missing.', suggestion);
}

function missingFile(code: string, file: string): Finding {
  const suggestion = file.startsWith(serviceFolder)
    ? `Copy the English file and translate it, or take the service out of ${sources.catalogue}.`
    : 'Copy the English file and translate it.';
  return finding('error', 'missing-file', code, file, 'The file is missing.', suggestion);
}

function unknownFile(code: string, file: string, expected: readonly string[]): Finding {
  const meant = nearest(file, expected);
  const isService = file.startsWith(serviceFolder);
  const message = isService
    ? 'No service of the catalogue has this name.'
    : 'The site uses no file of this name.';
  const other = isService ? `delete it, or add the service to ${sources.catalogue}` : 'delete it';
  const suggestion = meant ? `Rename it to ${meant}, or ${other}.` : `Please ${other}.`;
  const severity = file.endsWith('.json') ? 'error' : 'warning';
  return finding(severity, 'unknown-file', code, file, message, suggestion);
}

function unknownFolder(code: string, codes: readonly string[]): Finding {
  const meant = nearest(code, codes);
  const rename = meant ? `Rename it to ${meant}, or add` : 'Add';
  const suggestion = `${rename} the language to ${sources.languages}, or delete the folder.`;
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

/** The candidate that a mistyped name most likely means; undefined if none is near. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const bySmallLetters = new Map(candidates.map((each) => [each.toLowerCase(), each]));
  const maxDistance = Math.max(2, Math.floor(name.length / 3));
  const found = closestMatch(name.toLowerCase(), [...bySmallLetters.keys()], { maxDistance });
  return found === undefined ? undefined : bySmallLetters.get(found);
}
