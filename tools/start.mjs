import { ensureInstalled } from './setup/install.mjs';
import { inProject } from './setup/project.mjs';
import { npm } from './setup/run.mjs';

await inProject(async (root) => {
  await ensureInstalled(root);
  const build = await npm(['run', '--silent', 'build']);
  if (!build.ok) throw new Error('The build failed: its reason is above.');
  const preview = await npm(['run', '--silent', 'preview', '--', ...process.argv.slice(2)]);
  if (!preview.ok) process.exitCode = 1;
});
