import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Where nginx is on this machine.
 * @returns {string | null} null if there is none
 */
export function findNginx() {
  const own = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const paths = [...own, ...usualFolders].map((folder) => join(folder, 'nginx'));
  return paths.find((path) => existsSync(path)) ?? null;
}
