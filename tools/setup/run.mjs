import { spawn } from 'node:child_process';

/**
 * Runs a program to its end. A signal that ends this process ends the program too.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {Record<string, string>} [options.env]
 * @param {number} [options.timeout] in ms
 * @param {(output: string) => void} [options.onOutput] receives the output, instead of the terminal
 * @returns {Promise<boolean>} true if it ended with exit code 0
 */
export function run(program, args, { env = {}, timeout, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      timeout,
      // On Windows npm and npx are files for the shell.
      shell: process.platform === 'win32' && program.startsWith('np'),
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (output) => onOutput?.(output));
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code === 0);
    });
  });
}
