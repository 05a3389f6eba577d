import { spawn } from 'node:child_process';
import type { Plugin } from 'vite';

/** Says in the terminal what is wrong with the records that people change, at the start and after each save of one. */
export function recordsInDevelopment(): Plugin {
  return {
    name: 'records-in-development',
    configureServer({ watcher }) {
      // In a process of its own: this one would keep the records that it has loaded once.
      const check = () => spawn(process.execPath, ['scripts/check-content.ts'], { stdio: 'inherit' });
      check();
      watcher.on('change', (file) => {
        if (/\/src\/(content|pages\/[^/]+\/content)\/[^/]+\.ts$/.test(file.replaceAll('\\', '/'))) check();
      });
    },
  };
}
