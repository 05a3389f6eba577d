/**
 * npm start: installs what is missing, builds what is out of date, serves the site and its API.
 */
import { spawn } from 'node:child_process';
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureInstalled, fail, pinnedNode, projectDir, projectEnvironment, runNode } from './lib/setup.mjs';

ensureInstalled();
if (!isBuilt()) {
  console.log('Building the site ...');
  if (runNode(['scripts/build.ts']) !== 0)
    fail('The build failed; the message above says why. Nothing was started.');
}

const server = spawn(pinnedNode, ['src/server/main.ts'], {
  cwd: projectDir,
  stdio: 'inherit',
  env: projectEnvironment(),
});
// The server closes gracefully by itself; this process only waits for it, so that no request is cut off.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
