import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../playwright';

/**
 * Runs the editor of a folder while something is done with it.
 * @param folder the folder of a project
 * @param work is told the editor's address
 */
export async function withEditor<Result>(
  folder: string,
  work: (site: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const command = ['run', 'locales', 'edit', '--', '--no-open', '--port', port];
  const server = spawn('npm', command, {
    ...{ cwd: folder, detached: true },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve) => {
      server.stdout.on('data', (said) => {
        if (String(said).includes('To stop it')) resolve();
      });
    });
    return await work(`http://localhost:${port}`);
  } finally {
    // The whole group: npm starts the server as a process of its own.
    process.kill(-(server.pid ?? 0));
    await once(server, 'exit');
  }
}
