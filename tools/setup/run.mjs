import { spawn } from 'node:child_process';

/**
 * Runs a program to its end. Its output is shown as it comes; a signal that ends this process ends it too.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] variables beside those of this process
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(program, args, env = {}) {
  return new Promise((resolve) => {
    // On Windows npm is a file for the shell.
    const shell = process.platform === 'win32' && program === 'npm';
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: 'inherit',
      shell,
    });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    /** @param {boolean} isWell */
    const end = (isWell) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(isWell);
    };
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', (error) => {
      console.error(error.message);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
