import { ensureInstalled } from './setup/install.mjs';
import { inProject } from './setup/project.mjs';
import { npm, run } from './setup/run.mjs';

/** Not through npm, which leaves what it started behind when it is ended. */
const server = ['--import', 'tsx', 'packages/static-host/serve/preview.ts'];

await inProject(async (root) => {
  await ensureInstalled(root);
  const build = await npm(['run', '--silent', 'build']);
  if (!build.ok) throw new Error('The build failed: its reason is above.');
  const preview = await run(process.execPath, [...server, ...process.argv.slice(2)]);
  if (!preview.ok) process.exitCode = 1;
});
