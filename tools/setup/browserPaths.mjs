import { join } from 'node:path';
import { foldersOnPath } from './systemPrograms.mjs';

/** The shell without windows first: it opens pages in little more than half the time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Where a Chromium, Chrome or Edge usually lies on a system, best first.
 * @param {NodeJS.Platform} platform
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]} full paths
 */
export function usualPaths(platform, environment) {
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
      const folder = environment[variable];
      return folder ? windowsPrograms.map((program) => `${folder}\\${program}`) : [];
    });
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', `${environment.HOME ?? ''}/Applications`];
    return folders.flatMap((folder) => macApplications.map((name) => join(folder, name)));
  }
  const folders = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin'];
  return [...new Set([...folders, ...foldersOnPath(environment)])].flatMap((folder) =>
    [...commands, ...(folder === '/opt/google/chrome' ? ['chrome'] : [])].map((command) =>
      join(folder, command),
    ),
  );
}
