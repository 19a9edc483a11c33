const lowest = [20, 19];

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
