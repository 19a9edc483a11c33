/**
 * `node tools/exec.mjs <program> …` installs missing packages and runs a program of a package, or a TypeScript
 * file. Like `npm exec`, which does not compare the packages with the lock file.
 */
import { dirname, join } from 'node:path';
import { packagesOf, record } from './setup/install.mjs';
import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

const [program = '', ...args] = process.argv.slice(2);

try {
  await prepare();
  const script = program.endsWith('.ts') ? ['--import', 'tsx', program] : [scriptOf(program)];
  if (!(await run(process.execPath, [...script, ...args]))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * The file of a program: `.bin` has shell scripts in its place on Windows.
 * @param {string} name
 */
function scriptOf(name) {
  for (const [place, { bin }] of packagesOf(record)) {
    const file = bin?.[name];
    if (file && !dirname(place).includes('/node_modules')) return join(place, file);
  }
  throw new Error(`No package has the program ${name}.`);
}
