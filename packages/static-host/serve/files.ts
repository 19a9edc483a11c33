import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Encoding } from './encoding';

/** A file as it is sent. */
export interface StoredFile {
  content: Buffer;
  encoding: Encoding['name'] | null;
}

/**
 * Reads a file below a folder, in the best of the encodings that lies beside it.
 * @param file path below the folder, checked to have no upward parts
 * @returns null if there is no such file, or a link leads out of the folder
 */
export async function readStored(
  root: string,
  file: string,
  encodings: readonly Encoding[],
): Promise<StoredFile | null> {
  const plain = await readInside(root, file);
  if (!plain) return null;
  for (const { name, extension } of encodings) {
    const content = await readInside(root, file + extension);
    if (content) return { content, encoding: name };
  }
  return { content: plain, encoding: null };
}

async function readInside(root: string, file: string): Promise<Buffer | null> {
  try {
    const path = await realpath(join(root, file));
    return path.startsWith((await realpath(root)) + sep) ? await readFile(path) : null;
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

function isAbsence(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'].includes(code);
}
