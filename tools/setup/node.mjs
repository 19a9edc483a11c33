import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** Every command of the project begins with this: a Node that is too old ends it with a sentence. */
const problem = nodeProblem(process.versions.node, engines.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

/**
 * What to tell the user of a Node that is too old for this project's libraries.
 * @param {string} version as in `process.versions.node`
 * @param {string} wanted as in package.json: `>=20.19`
 * @returns {string | null} null if the version will do
 */
export function nodeProblem(version, wanted) {
  const lowest = wanted.replace('>=', '');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [lowestMajor = 0, lowestMinor = 0] = lowest.split('.').map(Number);
  if (major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)) return null;
  return `Node ${version} is too old for this project: install Node ${lowest} or newer from https://nodejs.org.`;
}
