/**
 * The one way into the project. Installs what the lock file names, finds the pinned Node, and runs on it:
 *
 *   node scripts/run.mjs start              the server, after building the site where it is out of date (npm start)
 *   node scripts/run.mjs program.ts ...     one of the project's programs
 *
 * Plain JavaScript without imports of ours, because it runs on whatever Node the machine has.
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
 * For the process that serves: a young generation of 2 MB instead of 16 saves 27 MB (docs/decisions/007). Use only flags
 * that Node documents: a flag that V8 has dropped prevents the start.
 */
export const serverFlags = ['--max-semi-space-size=2'];

/** Keeps compiled code for the next start, which is faster and needs a fifth less memory. */
export const compileCache = { NODE_COMPILE_CACHE: join(modules, '.cache/node') };

function main([program, ...args]) {
  install();
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
 * Runs until the child ends. The child ends itself when the channel to it closes, whether we close it or are killed. Ctrl-C
 * in a terminal reaches the child by itself.
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
  // npm does not pass a signal on that only npm received: we notice by getting another parent.
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
  // Not `npm ci`: it refuses a lock file without the native binaries of other platforms, which a partial mirror of the
  // registry leaves out. This command keeps to the lock file and adds what this platform needs.
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

/** Every tool of the project finds the pinned Node first. */
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
  'src',
  'public',
  'media',
  'scripts/build.ts',
  'scripts/lib',
  'vite.config.ts',
  'vite.desk.config.ts',
  'package-lock.json',
];
/** The server runs from its sources, tests are never built, and generated files follow from the rest. */
const NOT_BUILT = /^src\/(server|generated)\/|\.test\.tsx?$/;

/** Whether dist is a build of the present sources and site address. Compares content: a fresh clone has no useful times. */
export function isBuilt() {
  const stamp = join(projectDir, 'dist', BUILD_STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash();
}

export function markBuilt(folder) {
  writeFileSync(join(folder, BUILD_STAMP), sourcesHash());
}

/** SITE_URL as the server reads it: from the environment, or else from .env. */
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
