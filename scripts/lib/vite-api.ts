import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin } from 'vite';
import type { ApiProcess } from './api-process.ts';

/** What the server is made of, tests aside, and its settings. */
const SOURCES = /^(?:\.env$|src\/(?:server|contract|content)\/(?!.*\.test\.ts$))/;
/** An editor may touch a file twice to save it once, and a change of branch touches many. */
const CALM_MS = 200;
const LONGEST_WAIT_MS = 5000;
const NOT_RUNNING =
  'The API is not running. The terminal of "npm run dev" says why; it is started again after the next save of a file.\n';

/**
 * Starts the API anew when one of its files was saved. Requests that come meanwhile wait for it instead of failing in Vite's
 * proxy. Vite watches folders, so it sees a file that was written under another name and renamed, which `node --watch` misses.
 */
export function apiInDevelopment(api: ApiProcess): Plugin {
  return {
    name: 'api-in-development',
    configureServer({ config, middlewares, watcher }) {
      let timer: NodeJS.Timeout | undefined;
      watcher.on('all', (_event, file) => {
        if (!SOURCES.test(relative(config.root, file).replaceAll('\\', '/'))) return;
        clearTimeout(timer);
        timer = setTimeout(api.restart, CALM_MS);
      });
      middlewares.use('/api', async (_request, response, next) => {
        const isUp = await Promise.race([api.isUp(), sleep(LONGEST_WAIT_MS, false, { ref: false })]);
        if (isUp) return next();
        response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end(NOT_RUNNING);
      });
    },
  };
}
