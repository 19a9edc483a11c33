import { execFileSync } from 'node:child_process';

/**
 * What git answers; undefined if there is no git, no repository or no answer.
 * @param root the folder to ask about
 * @param input what git reads
 */
export function git(root: string, args: readonly string[], input?: string): Buffer | undefined {
  try {
    const pipes = ['pipe', 'pipe', 'ignore'] as const;
    const options = { cwd: root, input, stdio: [...pipes], maxBuffer: 2 ** 28 };
    return execFileSync('git', args, options);
  } catch {
    return undefined;
  }
}

/**
 * Files as commits have them.
 * @param names such as `HEAD:./locales/fr/home.json`, from the folder
 * @returns the content of each; undefined for one that is not there
 */
export function committedFiles(root: string, names: readonly string[]): (Buffer | undefined)[] {
  const answer = git(root, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
  let at = 0;
  return names.map(() => {
    if (!answer) return undefined;
    const end = answer.indexOf('\n', at);
    const [, size] = / blob (\d+)$/u.exec(answer.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) return undefined;
    const content = answer.subarray(at, at + Number(size));
    at += Number(size) + 1;
    return content;
  });
}
