import { spawn } from 'node:child_process';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What the check reads: words, records and the pictures that they name. */
const RECORDS = /^(src\/content\/.*|src\/pages\/[^/]+\/(content\/.*|content|entry))\.ts$|^media\//;

/** Says in the terminal what is wrong with the records that people change, at the start and after each save of one. */
export function recordsInDevelopment(): Plugin {
  return {
    name: 'records-in-development',
    configureServer({ config, watcher }) {
      // In a process of its own: this one would keep the records that it has loaded once.
      const check = () =>
        spawn(process.execPath, ['scripts/check-content.ts', '--warn-documents'], { stdio: 'inherit' });
      check();
      watcher.on('all', (_event, file) => {
        if (RECORDS.test(relative(config.root, file).replaceAll('\\', '/'))) check();
      });
    },
  };
}
