import { fileURLToPath } from 'node:url';
import { nodeProblem } from './node.mjs';

/**
 * Runs a command of the project in its folder. A failure, or a Node that is too
 * old, is told in one line and ends the process with 1.
 * @param {(root: string) => Promise<void>} command gets the project's folder
 */
export async function inProject(command) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  process.chdir(root);
  try {
    const problem = nodeProblem(process.versions.node);
    if (problem) throw new Error(problem);
    await command(root);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
