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
