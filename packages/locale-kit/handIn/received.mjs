import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with the texts as they were received, and with what was handed in. Git leaves it out. */
export const handInFolder = '.hand-in';

/** Where in it the texts as they were received are kept. */
export const receivedFolder = `${handInFolder}/received`;

const texts = 'locales';

/**
 * Keeps the texts as they were received, so that it can be told later what has changed. Does nothing
 * where git knows, or where it was done. The editor and the first hand-in call it when they start.
 * @param {string} root the folder that holds `locales/`
 */
export function keepReceived(root) {
  const kept = join(root, receivedFolder);
  if (existsSync(kept) || !existsSync(join(root, texts)) || isCommitted(root)) return;
  // Whoever stops this halfway finds no half copy taken for a whole one.
  const draft = `${kept}.tmp`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(root, texts), join(draft, texts), { recursive: true });
  renameSync(draft, kept);
}

/**
 * Whether git knows the texts of a folder.
 * @param {string} root the folder that holds `locales/`
 */
export function isCommitted(root) {
  const asked = ['cat-file', '-e', `HEAD:./${texts}`];
  return spawnSync('git', asked, { cwd: root, stdio: 'ignore' }).status === 0;
}
