import { localesFolder, type LocaleInput } from '../files/project';
import { finding, type Finding } from './finding';
import type { Rule } from '../messages/wordsIn';
import { guess } from './guess';

/** Finds missing folders and files of the locales folder, and unknown ones. */
export function checkLayout({ files, languages, schemas }: LocaleInput): Finding[] {
  const codes = languages.map(({ code }) => code);
  const expected = [...schemas.keys()].map((name) => `${name}.json`);
  const found = new Map<string, string[]>(codes.map((code) => [code, []]));
  for (const path of files.keys()) {
    const [code = '', ...rest] = path.slice(localesFolder.length + 1).split('/');
    if (rest.length === 0 || [code, ...rest].some((part) => part.startsWith('.'))) continue;
    found.set(code, [...(found.get(code) ?? []), rest.join('/')]);
  }
  return [...found].flatMap(([code, present]) => {
    if (!codes.includes(code)) return [at('unknown-language', code, '', guess(code, codes))];
    if (present.length === 0) return [at('missing-folder', code, '')];
    const missing = expected.filter((file) => !present.includes(file));
    const unknown = present.filter((file) => !expected.includes(file));
    return [
      ...missing.map((file) => at('missing-file', code, file)),
      ...unknown.map((file) => at('unknown-file', code, file, guess(file, expected))),
    ];
  });
}

function at(rule: Rule, language: string, file: string, meant = ''): Finding {
  const path = [localesFolder, language, file].filter(Boolean).join('/');
  const found = finding(rule, { path, language, meant });
  return { ...found, language, file: path, line: 1, column: 1, key: '' };
}
