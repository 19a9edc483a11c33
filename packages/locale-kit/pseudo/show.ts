import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runCommand } from '../../../tools/project/command';
import { buildPseudoSite, pseudoPrefixes } from './pseudoSite';

const usage = `npm run pseudo
builds the site with two pseudo-languages (longer texts; mirrored texts) and serves it`;

await runCommand(usage, async () => {
  console.log('Building the site with the pseudo-languages ...');
  const copy = await buildPseudoSite(process.cwd());
  try {
    console.log(`The pseudo-languages are at ${pseudoPrefixes.join(' and ')}.`);
    process.on('SIGINT', () => undefined);
    const preview = ['--import', 'tsx', 'packages/static-host/serve/preview.ts'];
    await once(spawn(process.execPath, preview, { cwd: copy.root, stdio: 'inherit' }), 'exit');
  } finally {
    copy.remove();
  }
});
