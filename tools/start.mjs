/** `npm start`: installs missing packages, builds the site and serves it. */
import { run } from './setup/run.mjs';

// Not through npm, which leaves its child processes running when it is ended.
const steps = [
  ['tools/build.mjs', '--without-cards'],
  ['--import', 'tsx', 'tools/host/previewServer.ts', '--cards', ...process.argv.slice(2)],
];

for (const step of steps) {
  if (await run(process.execPath, step)) continue;
  process.exitCode = 1;
  break;
}
