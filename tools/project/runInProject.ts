import { spawnSync } from 'node:child_process';

/** Variables that a test runner sets for itself: a build must not see them. */
const ofTestRunner = /^(NODE_ENV|VITEST|VITE_|npm_|(TEST|DEV|PROD|SSR|MODE|BASE_URL)$)/u;

export interface ScriptResult {
  ok: boolean;
  output: string;
}

/**
 * Runs a command in a project's folder, as someone would type it there who publishes nothing.
 * @param command such as `npm run build`
 * @param settings `VITE_…` variables of a build
 */
export function runInProject(
  root: string,
  command: string,
  settings: Readonly<Record<string, string>> = {},
): ScriptResult {
  const entries = Object.entries(process.env).filter(([name]) => !ofTestRunner.test(name));
  const env = { ...Object.fromEntries(entries), VITE_CONTACT_SIMULATED: '1', ...settings };
  const { status, stdout, stderr } = spawnSync(command, {
    ...{ cwd: root, env, shell: true, encoding: 'utf8', maxBuffer: 2 ** 26 },
  });
  return { ok: status === 0, output: stdout + stderr };
}
