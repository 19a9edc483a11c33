import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file so that whoever reads it finds the old or the new content, never a part.
 * @param isUnchanged asked last, before the new file takes the place of the old one
 * @returns whether it was written
 */
export async function writeWhole(
  path: string,
  content: string,
  mode: number,
  isUnchanged: () => Promise<boolean>,
): Promise<boolean> {
  const random = randomBytes(6).toString('hex');
  const draft = join(dirname(path), `.${basename(path)}.${random}.tmp`);
  try {
    const file = await open(draft, 'wx', mode);
    try {
      await file.writeFile(content, 'utf8');
      await file.sync();
    } finally {
      await file.close();
    }
    if (!(await isUnchanged())) return false;
    await rename(draft, path);
    return true;
  } finally {
    await rm(draft, { force: true });
  }
}
