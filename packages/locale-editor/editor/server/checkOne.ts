import { checkLocales } from '../../../locale-kit/check/check';
import type { LocaleInput } from '../../../locale-kit/files';
import type { Finding } from '../../../locale-kit/check/finding';
import type { TextReference } from '../protocol';
import type { LocaleFile } from '../files/localePaths';

/**
 * What the check of the command says of one text, and of its file as such.
 * @param input all that a check looks at, from `readLocales`
 * @param content what the file shall hold instead of what it holds
 */
export function checkOne(
  input: LocaleInput,
  { language, name, path }: LocaleFile,
  key: TextReference['key'],
  content?: string,
): Finding[] {
  const files = new Map([...input.files].filter(([file]) => belongsTo(name, file)));
  if (content !== undefined) files.set(path, content);
  const { findings } = checkLocales({
    ...input,
    files,
    languages: input.languages.filter(({ code }) => code === language || code === input.source),
    schemas: new Map([...input.schemas].filter(([file]) => file === name)),
  });
  return findings.filter(
    (finding) => finding.file === path && (finding.key === key || finding.key === ''),
  );
}

function belongsTo(name: string, file: string): boolean {
  return file.replace(/\.[^./]+$/u, '').endsWith(`/${name}`);
}
