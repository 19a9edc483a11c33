import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { glossaryPath, readLocaleFiles, type LocaleInput } from '../files';
import { localesFolder } from '../project';
import type { GlossaryEntry } from '../check/text';

/** The folder with the texts as they were received, and with what was handed in. Git leaves it out. */
export const handInFolder = '.hand-in';
const receivedFolder = `${handInFolder}/received`;

/**
 * Keeps the texts as they were received, so that it can be told later what has changed. Does nothing
 * where git knows, or where it was done. The editor and the hand-in call it when they start.
 * @param root the folder that holds the texts
 */
export function keepReceived(root: string): void {
  const kept = join(root, receivedFolder);
  if (existsSync(kept) || !existsSync(join(root, localesFolder))) return;
  if (git(root, ['cat-file', '-e', `HEAD:./${localesFolder}`])) return;
  // Whoever stops this halfway finds no half copy taken for a whole one.
  const draft = `${kept}.tmp`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(root, localesFolder), join(draft, localesFolder), { recursive: true });
  renameSync(draft, kept);
}

/** The texts and the glossary as they were received: kept, or else as the last commit has them. */
export function receivedInput(root: string, input: LocaleInput): LocaleInput {
  const kept = join(root, receivedFolder);
  keepReceived(root);
  const read = (path: string) =>
    existsSync(kept)
      ? existsSync(join(kept, path)) && readFileSync(join(kept, path))
      : git(root, ['cat-file', 'blob', `HEAD:./${path}`]);
  const glossary = read(glossaryPath);
  return {
    ...input,
    files: existsSync(kept) ? readLocaleFiles(kept) : committedFiles(root, [...input.files.keys()]),
    glossary: glossary ? (JSON.parse(glossary.toString('utf8')) as GlossaryEntry[]) : [],
  };
}

/** Files as the last commit has them; those that it lacks are left out. */
function committedFiles(root: string, paths: readonly string[]): Map<string, Uint8Array> {
  const names = paths.map((path) => `HEAD:./${path}\n`).join('');
  const answer = git(root, ['cat-file', '--batch'], names);
  const files = new Map<string, Uint8Array>();
  let at = 0;
  for (const path of answer ? paths : []) {
    const end = answer?.indexOf('\n', at) ?? 0;
    const [, size] = / blob (\d+)$/u.exec(answer?.toString('utf8', at, end) ?? '') ?? [];
    at = end + 1;
    if (size === undefined) continue;
    files.set(path, answer?.subarray(at, at + Number(size)) ?? new Uint8Array());
    at += Number(size) + 1;
  }
  return files;
}

/** What git answers; undefined if there is no git, no repository or no answer. */
function git(root: string, args: readonly string[], input?: string): Buffer | undefined {
  try {
    const stdio = ['pipe', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, { cwd: root, input, stdio: [...stdio], maxBuffer: 2 ** 28 });
  } catch {
    return undefined;
  }
}
