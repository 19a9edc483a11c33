import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { keepReceived } from '../../locale-kit/handIn/handIn';
import { markedTexts } from './markedTextsPlugin';
import { editorPlugin } from './plugin';

const usage = `npm run locales edit                    shows the site with an editor for its texts
npm run locales edit -- --port <number>  at another port
npm run locales edit -- --texts <folder> edits the locales/ of another folder
npm run locales edit -- --no-open        doesn't open the browser`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    texts: { type: 'string' },
    'no-open': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(usage);
else await run();

async function run(): Promise<void> {
  const project = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
  const texts = resolve(values.texts ?? project);
  keepReceived(texts);
  const open = !values['no-open'] && process.stdout.isTTY && !process.env['CI'];
  const server = await createServer({
    root: project,
    configFile: resolve(project, 'vite.config.ts'),
    plugins: [markedTexts(project, texts), editorPlugin({ project, texts })],
    server: { port: Number(values.port), open },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? '';
  console.log(`\nThe site with its editor: ${address}\nTo stop it, press Ctrl+C here.\n`);
}
