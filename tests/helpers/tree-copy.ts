import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { BUILD_FILES, copyTree, TEST_FILES } from './copy-tree.ts';

/** Generous, as copying thousands of small files may be slow. */
const COPY_TIMEOUT_MS = 60_000;

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
    copyTree('.', folder, whole ? [...BUILD_FILES, ...TEST_FILES] : BUILD_FILES);
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
