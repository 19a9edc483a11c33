import type { Changes } from './writeAll';

/**
 * Runs a command; a failure is told in one line, without the place in the code.
 * @param usage what `--help` prints, and what follows a failure
 */
export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  try {
    await command();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 1;
  }
}

/** The one thing that a command is given beside its options. */
export function onlyPositional([first, ...more]: readonly string[], what: string): string {
  if (first === undefined || more.length > 0) throw new Error(`Give exactly one ${what}.`);
  return first;
}

/** Says which files a command has written. */
export function printChanges({ created, edited }: Changes): void {
  for (const path of created.keys()) console.log(`new      ${path}`);
  for (const path of edited.keys()) console.log(`changed  ${path}`);
}
