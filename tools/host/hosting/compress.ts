import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isText } from '../fileHeaders';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every text file, where that is smaller.
 * @param files paths
 */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const texts = await Promise.all(
    files.filter(isText).map(async (file) => ({ file, content: await readFile(file) })),
  );
  await Promise.all(texts.map(({ file, content }) => compress(file, content)));
}

async function compress(file: string, content: Buffer): Promise<void> {
  const [small, older] = await Promise.all([brotli(content), zip(content, { level: 9 })]);
  if (small.length < content.length) await writeFile(`${file}.br`, small);
  if (older.length < content.length) await writeFile(`${file}.gz`, older);
}

/**
 * The files below a folder.
 * @returns paths that begin with the folder
 * @throws if there is no such folder
 */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: the site is not built.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
