/**
 * `node tools/exec.mjs <program> …` installs missing packages, and runs a program of a package or a TypeScript file.
 * `npm exec` does not compare the packages with the lock file.
 */
import { dirname, join } from 'node:path';
import { packagesOf, record } from './setup/install.mjs';
import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

const [program = '', ...args] = process.argv.slice(2);

try {
  await prepare();
  const file = program.endsWith('.ts') ? ['--import', 'tsx', program] : [fileOf(program)];
  if (!(await run(process.execPath, [...file, ...args]))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * The JavaScript file of a program. The folder `.bin` can't be used: on Windows it has shell scripts.
 * @param {string} name
 */
function fileOf(name) {
  for (const [place, { bin }] of packagesOf(record)) {
    const file = bin?.[name];
    if (file && !dirname(place).includes('/node_modules')) return join(place, file);
  }
  throw new Error(`No package has the program ${name}.`);
}
