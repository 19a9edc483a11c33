import { spawn } from 'node:child_process';

/**
 * Runs a program to its end. Its output is shown as it comes; signals that end
 * this process end it too.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, seconds?: number }} [options] `seconds`: time after which it is ended
 * @returns {Promise<{ ok: boolean, errors: string }>} whether it ended well, and what it wrote to standard error
 */
export function run(program, args, { env = {}, seconds } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'pipe'],
      timeout: seconds && seconds * 1000,
    });
    let errors = '';
    child.stderr.on('data', (/** @type {Buffer} */ data) => {
      errors += data.toString();
      process.stderr.write(data);
    });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    /** @param {boolean} ok */
    const end = (ok) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve({ ok, errors });
    };
    child.on('error', (error) => {
      errors += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/**
 * Runs npm with the Node of this process.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function npm(args, options) {
  const program = process.env.npm_execpath;
  if (program && /npm-cli\.[cm]?js$/.test(program)) {
    return run(process.execPath, [program, ...args], options);
  }
  return process.platform === 'win32'
    ? run('cmd', ['/d', '/c', 'npm', ...args], options)
    : run('npm', args, options);
}
