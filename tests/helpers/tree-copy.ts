import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** Generous, as copying thousands of small files may be slow. */
const COPY_TIMEOUT_MS = 60_000;

const BUILD_FILES = [
  'content',
  'src',
  'scripts',
  'public',
  'media',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.desk.config.ts',
];

/** Needed by the unit tests, in addition. */
const TEST_FILES = [
  'tests',
  'docs',
  'deploy',
  'bench',
  'gallery',
  ...globSync('{*.md,*.config.ts,biome.json,Dockerfile,compose.yaml,.env.example,.dockerignore,.npmrc}'),
];

export interface TreeCopy {
  readonly folder: string;
  /** Without CI in the environment. */
  build(env?: Readonly<Record<string, string>>): SpawnSyncReturns<string>;
  /** Runs one of the project's programs in the copy. */
  run(...args: readonly string[]): SpawnSyncReturns<string>;
}

/** Copies the project for the tests of a file: the files for a build, or with `whole` also those for the unit tests. */
export function prepareTreeCopy(name: string, { whole = false } = {}): TreeCopy {
  const folder = resolve('.cache', name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  beforeAll(() => {
    remove();
    mkdirSync(folder, { recursive: true });
    for (const path of new Set([...BUILD_FILES, ...(whole ? TEST_FILES : [])])) {
      cpSync(path, join(folder, path), {
        recursive: true,
        filter: (source) => !source.includes('node_modules'),
      });
    }
    rmSync(join(folder, 'src/generated'), { recursive: true, force: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  }, COPY_TIMEOUT_MS);
  afterAll(remove, COPY_TIMEOUT_MS);
  const runNode = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, ['--import', './scripts/generate.ts', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  return {
    folder,
    build: (env = {}) => runNode(['scripts/build.ts'], { NODE_ENV: 'production', CI: '', ...env }),
    run: (...args) => runNode(args),
  };
}
