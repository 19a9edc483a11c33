/**
 * `npm run build`: installs the packages that a build needs, and builds. Options are those of `host/finish.ts`.
 * One build at a time, because vite-plugin-ssr writes the name of the build's folder into a file in `node_modules`.
 */
import { lock } from './setup/install.mjs';
import { withLock } from './setup/lock.mjs';
import { prepare } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

const steps = [
  ['node_modules/vite/bin/vite.js', 'build'],
  ['--import', 'tsx', 'tools/host/finish.ts', ...process.argv.slice(2)],
];

try {
  await prepare({ dev: false });
  await withLock(lock, async () => {
    for (const step of steps) {
      // Vite keeps NODE_ENV of the shell, and with `development` pages can't be prerendered.
      if (await run(process.execPath, step, { env: { NODE_ENV: 'production' } })) continue;
      process.exitCode = 1;
      break;
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
