import { fileURLToPath } from 'node:url';

const lowest = [20, 19];

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

/**
 * What to tell the user of a Node that is too old for this project's libraries.
 * @param {string} version as in `process.versions.node`
 * @returns {string | null} null if the version will do
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = lowest;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Node ${version} is too old for this project: install Node ${lowest.join('.')} or newer from https://nodejs.org.`;
}
