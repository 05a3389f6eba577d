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
    fail(
      'The build failed; the message above says why. Nothing was started, and the last build that worked is still in dist.',
    );
}

const server = spawn(pinnedNode, [...serverFlags, 'src/server/main.ts'], {
  cwd: projectDir,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...projectEnvironment(), ...compileCache },
});
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

// The server finishes what it is doing and ends when this channel closes: because we close it, or because we are gone,
// however that came about. Ctrl-C reaches it by itself as well, and twice makes it end at once.
function endServer() {
  if (server.connected) server.disconnect();
}
process.on('SIGINT', endServer);
process.on('SIGTERM', endServer);
// A signal to npm alone ends npm and the shell that it runs us in, and does not reach us: we only get another parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'start') {
  setInterval(() => process.ppid !== parent && endServer(), 500).unref();
}
