/** `npm start`: installs missing packages, builds the site and serves it. */
import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

// Not through npm, which leaves its child processes running when it is ended.
const steps = [
  ['node_modules/vite/bin/vite.js', 'build'],
  ['--import', 'tsx', 'tools/host/finish.ts', '--without-cards'],
  ['--import', 'tsx', 'tools/host/preview.ts', '--cards', ...process.argv.slice(2)],
];

try {
  await ensureInstalled({ dev: false });
  for (const step of steps) {
    if (await run(process.execPath, step)) continue;
    process.exitCode = 1;
    break;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
