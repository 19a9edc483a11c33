import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { watcherErrorsPlugin } from './watchedFiles';

it('names the limit of watched files once, and keeps the server running', () => {
  const warn = vi.fn();
  const watcher = new EventEmitter();
  const { configureServer } = watcherErrorsPlugin();
  const server = { watcher, config: { logger: { warn } } } as unknown as ViteDevServer;
  (configureServer as (server: ViteDevServer) => void)(server);
  for (let file = 0; file < 3; file += 1)
    watcher.emit('error', new Error('ENOSPC: System limit for number of file watchers reached'));
  expect(warn.mock.calls).toEqual([[expect.stringContaining('max_user_watches')]]);
  watcher.emit('error', new Error('EACCES: permission denied'));
  expect(warn).toHaveBeenCalledTimes(2);
});
