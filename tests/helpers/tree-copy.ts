import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** Copying thousands of small files may be slow. */
const SLOW_DISK_MS = 60_000;

const PARTS = [
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

/** Additional files for the unit tests. */
const MORE = [
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

/** A copy of the project for the tests of a file: what the build needs, or with `whole` also the unit tests. */
export function prepareTreeCopy(name: string, { whole = false } = {}): TreeCopy {
  const folder = resolve('.cache', name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  beforeAll(() => {
    remove();
    mkdirSync(folder, { recursive: true });
    for (const part of new Set([...PARTS, ...(whole ? MORE : [])])) {
      cpSync(part, join(folder, part), { recursive: true, filter: (path) => !path.includes('node_modules') });
    }
    rmSync(join(folder, 'src/generated'), { recursive: true, force: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  }, SLOW_DISK_MS);
  afterAll(remove, SLOW_DISK_MS);
  const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, ['--import', './scripts/generate.ts', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  return {
    folder,
    build: (env = {}) => start(['scripts/build.ts'], { NODE_ENV: 'production', CI: '', ...env }),
    run: (...args) => start(args),
  };
}
