import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

/** Not through npm, which leaves what it started behind when it is ended. */
const preview = ['--import', 'tsx', 'tools/host/serve/preview.ts'];

try {
  await ensureInstalled();
  const isServed =
    (await run('npm', ['run', '--silent', 'build'])) &&
    (await run(process.execPath, [...preview, ...process.argv.slice(2)]));
  if (!isServed) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
