import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { isInput } from './generated-inputs.ts';
import { generatedApi } from './vite-generated.ts';

/** Sources that decide which links a page has, apart from the inputs of src/generated. */
const SOURCES = /^src\/(contract|sections|site)\//;

/** The problems of the content; empty if there are none. */
export interface ContentProblems {
  text: string;
}

/** Checks the content at the start and after each save. Shows problems in the terminal and in Vite's overlay. */
export function contentInDevelopment(problems: ContentProblems): Plugin {
  return {
    name: 'content-in-development',
    configureServer(server) {
      const { hot } = server.environments.client;
      /** Problems of the content files, and of the rendered pages. */
      const found = { files: '', pages: '' };
      const show = () =>
        problems.text && hot.send({ type: 'error', err: { message: problems.text, stack: '' } });
      const update = (change: Partial<typeof found>) => {
        const before = problems.text;
        Object.assign(found, change);
        problems.text = found.files || found.pages;
        if (problems.text) show();
        // Removes the overlay.
        else if (before) hot.send({ type: 'full-reload' });
      };
      // Pages that are opened or reloaded later need the overlay too.
      hot.on('vite:client:connect', show);

      const check = pageCheck((pages) => update({ pages }));
      check();
      generatedApi(server).listeners.push((files) => {
        update({ files });
        if (!files) check();
      });
      server.watcher.on('all', (_event, file) => {
        const path = relative(server.config.root, file).replaceAll('\\', '/');
        if (SOURCES.test(path) && !isInput(path)) check();
      });
    },
  };
}

/** One check at a time. A save during a check starts another one after it. */
function pageCheck(report: (problems: string) => void): () => void {
  let isRunning = false;
  let isQueued = false;

  function check(): void {
    if (isRunning) {
      isQueued = true;
      return;
    }
    [isRunning, isQueued] = [true, false];
    // In a child process, because this one caches modules.
    const args = ['scripts/check-content.ts', '--warn-documents'];
    execFile(process.execPath, args, (error, _stdout, stderr) => {
      isRunning = false;
      if (isQueued) return check();
      if (stderr) console.error(stderr.trim());
      report(error ? stderr.trim() : '');
    });
  }
  return check;
}
