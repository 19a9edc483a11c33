import { checkLocales } from '../../../locale-kit/check/check';
import type { Finding } from '../../../locale-kit/check/finding';
import type { LocaleInput } from '../../../locale-kit/files';
import type { TextReference } from '../../texts';
import { localePath } from '../../../locale-kit/files';

/** What the check of the command says of one file and its English one, without the others. */
export function checkFile(input: LocaleInput, language: string, name: string) {
  return checkLocales({
    ...input,
    files: new Map([...input.files].filter(([path]) => isAbout(path, name))),
    languages: input.languages.filter(({ code }) => code === language || code === input.source),
    schemas: new Map([...input.schemas].filter(([file]) => file === name)),
  });
}

/** Whether a file of any language, or its notes, is the one of this name. */
export function isAbout(path: string, name: string): boolean {
  return path.replace(/\.[^./]+$/u, '').endsWith(`/${name}`);
}

/**
 * What the check says of one text, and of its file as such.
 * @param content what the file shall hold instead of what it holds
 */
export function checkOne(
  input: LocaleInput,
  { language, name, key }: TextReference,
  content?: string,
): Finding[] {
  const path = localePath(language, name);
  const files = new Map(input.files);
  if (content !== undefined) files.set(path, content);
  const { findings } = checkFile({ ...input, files }, language, name);
  return findings.filter((finding) => finding.file === path && ['', key].includes(finding.key));
}
