import { ensureBrowser, ensureNginx } from './setup/browser.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

/** Every check, in the order in which they run: the quick ones first; those of a stage side by side. */
const stages = {
  'lint, types and texts': [['lint'], ['unused'], ['typecheck'], ['locales']],
  'unit tests': [['test:unit']],
  build: [['build']],
  'built site and hosts': [['test:built']],
  browser: [['test:e2e']],
  'development server and translators’ editor': [
    ['test:e2e', '--', '--config', 'playwright.development.config.ts'],
    ['test:e2e', '--', '--config', 'tests/editor/playwright.config.ts'],
  ],
};

try {
  await ensureInstalled();
  await ensureBrowser();
  ensureNginx();
  for (const [at, [stage, commands]] of Object.entries(stages).entries()) {
    const start = performance.now();
    console.log(`\n--- ${stage} (${at + 1} of ${Object.keys(stages).length}) ---`);
    const ends = commands.map((command) => run('npm', ['run', '--silent', ...command]));
    if ((await Promise.all(ends)).includes(false))
      throw new Error(`Stopped at ${stage}: the reason is above.`);
    console.log(`${stage}: ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  }
  console.log('\nAll checks passed.');
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
