/**
 * npm start: installs what is missing, builds what is out of date, serves the site and its API.
 */
import { spawn } from 'node:child_process';
import { isBuilt } from './lib/build-stamp.mjs';
import {
  compileCache,
  ensureInstalled,
  fail,
  pinnedNode,
  projectDir,
  projectEnvironment,
  runNode,
  serverFlags,
} from './lib/setup.mjs';

ensureInstalled();
if (!isBuilt()) {
  console.log('Building the site ...');
  if (runNode(['--import', './scripts/generate.ts', 'scripts/build.ts']) !== 0)
    fail('The build failed; the message above says why. Nothing was started.');
}

const server = spawn(pinnedNode, [...serverFlags, 'src/server/main.ts'], {
  cwd: projectDir,
  // A group of its own: Ctrl-C reaches it through us alone, once, and not from the terminal and from npm as well.
  detached: process.platform !== 'win32',
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...projectEnvironment(), ...compileCache },
});
// The server finishes what it is doing before it ends. Asking again after a moment makes it end at once.
let lastAsked = 0;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (Date.now() - lastAsked < 1000) return;
    lastAsked = Date.now();
    server.kill(signal);
  });
}
// A signal to npm alone ends npm and the shell that it runs us in, and does not reach us. Nobody could stop us then.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 500);
}
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
