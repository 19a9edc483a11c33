import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether packages can be installed here: on Debian and its kin, by root. */
export function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * Installs packages of Debian. The service of a server is not started.
 * @param {readonly string[]} names
 */
export async function installDebian(names) {
  // With a runlevel of shutdown, invoke-rc.d starts nothing.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { ok } = await run('apt-get', ['update', '-q'], { env, seconds: 120 });
  const install = ['install', '-y', '-q', '--no-install-recommends', ...names];
  if (ok) await run('apt-get', install, { env, seconds: 300 });
}
