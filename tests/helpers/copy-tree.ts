import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const BUILD_FILES = [
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
export const TEST_FILES = [
  'tests',
  'docs',
  'deploy',
  'bench',
  'gallery',
  ...globSync('{*.md,*.config.ts,biome.json,Dockerfile,compose.yaml,.env.example,.dockerignore,.npmrc}'),
];

/** Copies files of the project, without generated files, and links the installed packages. */
export function copyTree(root: string, folder: string, paths: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const path of new Set(paths)) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !/\b(node_modules|src[\\/]generated)$/.test(source),
    });
  }
  rmSync(join(folder, 'node_modules'), { force: true });
  symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'));
}
