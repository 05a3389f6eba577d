import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/** The inputs of the check: content and media. */
const RECORDS = /^(src\/(content|contract|pages|site)|media)\//;

/** The result of the last check; empty without problems. */
export interface ContentProblems {
  text: string;
}

/** Checks the content at the start and after each save. Shows problems in the terminal and in Vite's overlay. */
export function recordsInDevelopment(problems: ContentProblems): Plugin {
  return {
    name: 'records-in-development',
    configureServer(server) {
      const check = contentCheck(server, problems);
      check();
      server.watcher.on('all', (_event, file) => {
        if (RECORDS.test(relative(server.config.root, file).replaceAll('\\', '/'))) check();
      });
    },
  };
}

/** One check at a time. A save during a check starts another one after it. */
function contentCheck(server: ViteDevServer, problems: ContentProblems): () => void {
  const { hot } = server.environments.client;
  let isRunning = false;
  let isDue = false;

  const show = () => problems.text && hot.send({ type: 'error', err: { message: problems.text, stack: '' } });
  // Pages that are opened or reloaded later need the overlay too.
  hot.on('vite:client:connect', show);

  function check(): void {
    if (isRunning) {
      isDue = true;
      return;
    }
    [isRunning, isDue] = [true, false];
    // In a child process, because this one caches modules.
    const args = ['scripts/check-content.ts', '--warn-documents'];
    execFile(process.execPath, args, (error, _stdout, stderr) => {
      isRunning = false;
      if (isDue) return check();
      const before = problems.text;
      problems.text = error ? stderr.trim() : '';
      if (stderr) console.error(stderr.trim());
      if (problems.text) show();
      // Removes the overlay.
      else if (before) hot.send({ type: 'full-reload' });
    });
  }
  return check;
}
