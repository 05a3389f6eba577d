import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin } from 'vite';
import type { ApiProcess } from './api-process.ts';
import { generatedApi } from './vite-generated.ts';

/** The server's sources without tests, and .env. */
const SOURCES = /^(?:\.env$|src\/(?:server|contract|content)\/(?!.*\.test\.ts$))/;
/** The content that is not part of pages. */
const CONTENT = /^content\/[^/]+\.json$/;
/** Debounce: editors may write a file twice, and switching branches changes many. */
const DEBOUNCE_MS = 200;
const MAX_WAIT_MS = 5000;
const NOT_RUNNING =
  'The API is not running. The terminal of "npm run dev" says why; it is started again after the next save of a file.\n';

/**
 * Restarts the API when one of its files changes. Requests wait meanwhile instead of failing in Vite's proxy. Uses Vite's
 * watcher: `node --watch` misses files that are written under another name and renamed.
 */
export function apiInDevelopment(api: ApiProcess): Plugin {
  return {
    name: 'api-in-development',
    configureServer(server) {
      const { config, middlewares, watcher } = server;
      let timer: NodeJS.Timeout | undefined;
      let isContentChanged = false;
      const scheduleRestart = () => {
        clearTimeout(timer);
        timer = setTimeout(api.restart, DEBOUNCE_MS);
      };
      watcher.on('all', (_event, file) => {
        const path = relative(config.root, file).replaceAll('\\', '/');
        isContentChanged ||= CONTENT.test(path);
        if (SOURCES.test(path)) scheduleRestart();
      });
      // The API reads these files as they are, and texts that are generated from them.
      generatedApi(server).listeners.push((problems) => {
        if (!isContentChanged || problems) return;
        isContentChanged = false;
        scheduleRestart();
      });
      middlewares.use('/api', async (_request, response, next) => {
        const isUp = await Promise.race([api.isUp(), sleep(MAX_WAIT_MS, false, { ref: false })]);
        if (isUp) return next();
        response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end(NOT_RUNNING);
      });
    },
  };
}
