import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { localesFolder } from '../../../locale-kit/project';
import { Refusal } from '../server/refusal';
import type { LocaleFile } from './localePaths';

/**
 * The bytes of a locale file.
 * @param root the folder that holds `locales/`
 * @throws Refusal if the file is missing, is no regular file or is reached through a link
 */
export async function readLocaleFile(root: string, { absolute, path }: LocaleFile) {
  await refuseLinks(root, absolute, path);
  try {
    const file = await open(absolute, constants.O_RDONLY | noFollow);
    try {
      const stat = await file.stat();
      if (!stat.isFile()) throw new Refusal(403, `${path} is not a regular file.`);
      return { bytes: await file.readFile(), mode: stat.mode };
    } finally {
      await file.close();
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(...reasonOf(error, path));
  }
}

/** Windows has no such flag, and no links without a right to make them. */
const noFollow = (constants as { O_NOFOLLOW?: number }).O_NOFOLLOW ?? 0;

async function refuseLinks(root: string, absolute: string, path: string): Promise<void> {
  const [locales, folder] = await Promise.all(
    [join(root, localesFolder), dirname(absolute)].map((each) => realpath(each).catch(() => null)),
  );
  if (!locales || !folder) throw new Refusal(404, `The folder of ${path} is missing.`);
  const expected = relative(join(root, localesFolder), dirname(absolute));
  if (relative(locales, folder) !== expected) {
    throw new Refusal(403, `${path} is reached through a link: links are not followed.`);
  }
}

function reasonOf(error: unknown, path: string): [status: number, message: string] {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return [404, `${path} is missing.`];
  if (code === 'ELOOP') return [403, `${path} is a link: links are not followed.`];
  return [500, `${path} can’t be read${typeof code === 'string' ? ` (${code})` : ''}.`];
}
