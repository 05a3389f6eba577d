/**
 * Each build has its own folder, and `dist` is a link to the newest successful one. So a build that fails leaves the site
 * unchanged, and a running server keeps the files it started with: the previous build stays too.
 */
import { lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const BUILDS = 'builds';
const LINK = 'dist';

/** Creates a new folder, which is deleted if the process exits with an error. Returns its absolute path. */
export function prepareBuild(root = '.'): string {
  const name = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  const folder = resolve(root, BUILDS, name);
  mkdirSync(folder, { recursive: true });
  process.on('exit', (code) => {
    if (code !== 0) rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Switches `dist` to the finished build atomically, and deletes all others but the previous one. */
export function publishBuild(folder: string, root = '.'): void {
  const link = resolve(root, LINK);
  const before = lstatSync(link, { throwIfNoEntry: false });
  let previous: string | null = before?.isSymbolicLink() ? targetOf(link) : null;
  if (before?.isDirectory()) {
    // Older versions had a plain folder.
    previous = resolve(root, BUILDS, 'older');
    rmSync(previous, { recursive: true, force: true });
    renameSync(link, previous);
  }
  const next = resolve(root, BUILDS, 'next');
  rmSync(next, { force: true });
  // Relative, so that the project can be moved. On Windows, junctions are absolute.
  if (process.platform === 'win32') {
    rmSync(link, { force: true });
    symlinkSync(folder, link, 'junction');
  } else {
    symlinkSync(join(BUILDS, basename(folder)), next);
    renameSync(next, link);
  }
  const kept = [folder, previous].map((path) => path && basename(path));
  for (const name of readdirSync(resolve(root, BUILDS))) {
    if (!kept.includes(name)) rmSync(resolve(root, BUILDS, name), { recursive: true, force: true });
  }
}

/** Null for a broken link. */
function targetOf(link: string): string | null {
  try {
    return realpathSync(link);
  } catch {
    return null;
  }
}
