/**
 * The entry point of all commands. Installs the packages of the lock file, and runs on the pinned Node version:
 *
 *   node scripts/run.mjs start              the server, after building the site if it is out of date (npm start)
 *   node scripts/run.mjs program.ts ...     one of the project's programs
 *
 * Plain JavaScript without project imports, because it runs on any installed version of Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const thisFile = fileURLToPath(import.meta.url);
const projectDir = resolve(dirname(thisFile), '..');
const modules = join(projectDir, 'node_modules');
const pinnedNode = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * For the server: a young generation of 2 MB instead of 16 saves 27 MB (docs/decisions/007). Use only flags that Node
 * documents: Node does not start with a flag that V8 has removed.
 */
export const serverFlags = ['--max-semi-space-size=2'];

/** Caches compiled code, which makes the next start faster and saves a fifth of the memory. */
export const compileCache = { NODE_COMPILE_CACHE: join(modules, '.cache/node') };

function main([program, ...args]) {
  install();
  // Works on content that cannot be generated yet.
  if (program === 'scripts/content.ts') return run([program, ...args]);
  if (program !== 'start') return run(['--import', './scripts/generate.ts', program, ...args]);
  if (!isBuilt()) {
    console.log('Building the site ...');
    const build = ['--import', './scripts/generate.ts', 'scripts/build.ts'];
    const { status } = spawnSync(pinnedNode, build, {
      cwd: projectDir,
      stdio: 'inherit',
      env: environment(),
    });
    if (status !== 0) {
      fail(
        'The build failed; the message above says why. Nothing was started, and the last build that worked is still in dist.',
      );
    }
  }
  run([...serverFlags, 'src/server/main.ts'], compileCache);
}

/**
 * Runs until the child exits. The child exits when the IPC channel closes, also if this process is killed. Ctrl-C in a terminal
 * reaches the child directly.
 */
function run(args, env = {}) {
  const child = spawn(pinnedNode, args, {
    cwd: projectDir,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment(), ...env },
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  const end = () => child.connected && child.disconnect();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // npm does not forward a signal that only npm received. Then npm exits, and this process gets another parent.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(), 500).unref();
}

function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(
      `Node ${process.versions.node} is too old to install this project. Install Node 20 or later and try again.`,
    );
  }
  const stamp = join(modules, '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(projectDir, 'package-lock.json')))
    .digest('hex');
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages ...');
  // Not `npm ci`: it fails on a lock file without the native binaries of other platforms, which a partial registry mirror leaves
  // out. This command follows the lock file and adds what this platform needs.
  const npm = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'],
    { cwd: projectDir, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (npm.status !== 0) {
    fail(
      'npm could not install the packages. Check the network and the message above, then run the command again.',
    );
  }
  if (!existsSync(pinnedNode)) {
    fail('The pinned Node is missing after the install. Delete node_modules and run the command again.');
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Puts the pinned Node first in PATH. */
function environment() {
  const path = [dirname(pinnedNode), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path };
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

const BUILD_STAMP = 'built-from';
const BUILD_INPUTS = [
  'content',
  'src',
  'public',
  'media',
  'scripts/build.ts',
  'scripts/lib',
  'vite.config.ts',
  'vite.desk.config.ts',
  'package-lock.json',
];
/** The server runs from its sources, tests are not built, and generated files depend on the rest. */
const NOT_BUILT = /^src\/(server|generated)\/|\.test\.tsx?$/;

/** Whether dist was built from the current sources and SITE_URL. Compares hashes: in a fresh clone, file times mean nothing. */
export function isBuilt() {
  const stamp = join(projectDir, 'dist', BUILD_STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash();
}

export function markBuilt(folder) {
  writeFileSync(join(folder, BUILD_STAMP), sourcesHash());
}

/** SITE_URL as the server reads it: from the environment, otherwise from .env. */
export function siteUrlSetting() {
  const file = join(projectDir, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).SITE_URL : undefined;
  return (process.env.SITE_URL ?? fromFile ?? '').trim();
}

function sourcesHash() {
  const hash = createHash('sha256').update(`${siteUrlSetting()}\0`);
  const files = BUILD_INPUTS.flatMap(filesBelow).filter((file) => !NOT_BUILT.test(file));
  for (const file of files.sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(projectDir, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  const full = join(projectDir, path);
  if (!existsSync(full)) return [];
  try {
    return readdirSync(full, { withFileTypes: true }).flatMap((entry) => filesBelow(`${path}/${entry.name}`));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

if (process.argv[1] && resolve(process.argv[1]) === thisFile) main(process.argv.slice(2));
