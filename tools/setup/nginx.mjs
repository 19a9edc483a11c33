import { findProgram, foldersOnPath } from './systemPrograms.mjs';

const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Where nginx is on this machine.
 * @returns {string | null} null if there is none
 */
export function findNginx() {
  return findProgram('nginx', '-v', [...foldersOnPath(), ...usualFolders]);
}
