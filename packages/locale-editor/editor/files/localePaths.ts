import { join } from 'node:path';
import { languages } from '../../../../src/site/languages';
import { localePath } from '../../../locale-kit/files';
import { schemas } from '../../../locale-kit/project';
import type { FileReference } from '../protocol';

/** A locale file that may be edited. */
export interface LocaleFile extends FileReference {
  /** Path from the repository's root, as it is shown. */
  path: string;
  /** Path on this machine. */
  absolute: string;
}

/** Looks a file up: there is no other way from a request to a path. */
export type LocaleFiles = (reference: FileReference) => LocaleFile | undefined;

/**
 * Every locale file of the site, by language and name.
 * @param root the folder that holds `locales/`
 */
export function localePaths(root: string): LocaleFiles {
  const files = new Map<string, LocaleFile>();
  for (const { code } of languages) {
    for (const name of schemas.keys()) {
      const path = localePath(code, name);
      files.set(idOf({ language: code, name }), {
        language: code,
        name,
        path,
        absolute: join(root, path),
      });
    }
  }
  return (reference) => files.get(idOf(reference));
}

function idOf({ language, name }: FileReference): string {
  return JSON.stringify([language, name]);
}
