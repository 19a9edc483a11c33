import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { readLocaleFiles, type LocaleInput } from './files';
import { localesFolder } from './project';

/** The folder with the texts as they were received, and with what was handed in. Git leaves it out. */
export const handInFolder = '.hand-in';
const receivedFolder = `${handInFolder}/received`;

/**
 * Keeps the texts as they were received, so that it can be told later what has changed. Does nothing
 * where git knows, or where it was done. The editor, the hand-in and every command that writes call it.
 * @param root the folder that holds `locales/`
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

/** The texts as they were received: kept, or else as the last commit has them. */
export function receivedInput(input: LocaleInput): LocaleInput {
  const { root } = input;
  const kept = join(root, receivedFolder);
  keepReceived(root);
  return { ...input, files: existsSync(kept) ? readLocaleFiles(kept) : committedFiles(input) };
}

/** Files as the last commit has them; those that it lacks are left out. */
function committedFiles({ root, files }: LocaleInput): LocaleInput['files'] {
  const asked = [
    ['diff', '-z', '--name-only', '--relative', 'HEAD', '--', localesFolder],
    ['ls-files', '-z', '--others', '--', localesFolder],
  ];
  const changed = asked.flatMap((args) => git(root, args)?.toString('utf8').split('\0') ?? []);
  const committed = [...files].map(([path, content]): [string, string | Uint8Array | undefined] => [
    path,
    changed.includes(path) ? git(root, ['cat-file', 'blob', `HEAD:./${path}`]) : content,
  ]);
  return new Map(committed.flatMap(([path, content]) => (content ? [[path, content]] : [])));
}

/** What git answers; undefined if there is no git, no repository or no answer. */
function git(root: string, args: readonly string[]): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      ...{ cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
      maxBuffer: Infinity,
    });
  } catch {
    return undefined;
  }
}
