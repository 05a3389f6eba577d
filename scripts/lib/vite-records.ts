import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/** What the check reads: content and the pictures that it names. */
const RECORDS = /^(src\/(content|contract|pages|site)|media)\//;

/** What the last check found; empty when all is well. */
export interface ContentProblems {
  text: string;
}

/** Says what is wrong with the content at the start and after each save: in the terminal, and over the page. */
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
  // A page that is opened or loaded again has not heard of it.
  hot.on('vite:client:connect', show);

  function check(): void {
    if (isRunning) {
      isDue = true;
      return;
    }
    [isRunning, isDue] = [true, false];
    // In a process of its own: this one would keep the records that it has loaded once.
    const args = ['scripts/check-content.ts', '--warn-documents'];
    execFile(process.execPath, args, (error, _stdout, stderr) => {
      isRunning = false;
      if (isDue) return check();
      const before = problems.text;
      problems.text = error ? stderr.trim() : '';
      if (stderr) console.error(stderr.trim());
      if (problems.text) show();
      // Takes the overlay away.
      else if (before) hot.send({ type: 'full-reload' });
    });
  }
  return check;
}
