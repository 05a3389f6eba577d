/**
 * What `npm start` and `npm test` do before anything of ours can run: install what the lock file names and find the
 * pinned Node. Plain JavaScript without imports of ours, because it runs on whatever Node the machine has.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const installStamp = join(projectDir, 'node_modules/.installed');

/** The Node that the project pins in its devDependencies. */
export const pinnedNode = join(
  projectDir,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * For the process that serves: short-lived objects get 2 MB instead of 16 before they are looked through, which saves 27 MB
 * (docs/decisions/007). Only flags that Node itself documents belong here: one that V8 has dropped stops the start.
 */
export const serverFlags = ['--max-semi-space-size=2'];

/** Compiled code is kept for the next start: quicker to be up, and a fifth less memory. */
export const compileCache = { NODE_COMPILE_CACHE: join(projectDir, 'node_modules/.cache/node') };

export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Installs the packages unless those of this very lock file are there. */
export function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    fail(
      `Node ${process.versions.node} is too old to install this project. Install Node 20 or later and try again.`,
    );
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(projectDir, 'package-lock.json')))
    .digest('hex');
  if (existsSync(pinnedNode) && existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted)
    return;
  console.log('Installing packages ...');
  // Not `npm ci`: it refuses a lock file that lacks the native binaries of other platforms, which a partial mirror of
  // the registry leaves out. This keeps to the lock file all the same and adds what this platform needs.
  const npm = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'],
    {
      cwd: projectDir,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (npm.status !== 0) {
    fail(
      'npm could not install the packages. Check the network and the message above, then run the command again.',
    );
  }
  if (!existsSync(pinnedNode)) {
    fail('The pinned Node is missing after the install. Delete node_modules and run the command again.');
  }
  mkdirSync(dirname(installStamp), { recursive: true });
  writeFileSync(installStamp, wanted);
}

/** The environment in which every tool of the project finds the pinned Node first. */
export function projectEnvironment() {
  const path = [dirname(pinnedNode), join(projectDir, 'node_modules/.bin'), process.env.PATH ?? ''].join(
    delimiter,
  );
  return { ...process.env, PATH: path };
}

/** Runs one script of the project on the pinned Node and passes its output through. */
export function runNode(args, options = {}) {
  const { status, signal } = spawnSync(pinnedNode, args, {
    cwd: projectDir,
    stdio: 'inherit',
    env: projectEnvironment(),
    ...options,
  });
  return signal ? 1 : (status ?? 1);
}
