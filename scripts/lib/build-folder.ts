/**
 * Each build goes to a folder of its own, and `dist` is a link to the newest one that succeeded. So a build that fails leaves
 * the site as it is, and a server that runs keeps the files of the build it started with: the one before stays too.
 */
import { lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const BUILDS = 'builds';
const LINK = 'dist';

/** A new, empty folder, which goes again if the process ends with an error. Returns its absolute path. */
export function prepareBuild(root = '.'): string {
  const name = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  const folder = resolve(root, BUILDS, name);
  mkdirSync(folder, { recursive: true });
  process.on('exit', (code) => {
    if (code !== 0) rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Makes `dist` the finished build in one step, and deletes all but it and the one before. */
export function publishBuild(folder: string, root = '.'): void {
  const link = resolve(root, LINK);
  const before = lstatSync(link, { throwIfNoEntry: false });
  let previous: string | null = before?.isSymbolicLink() ? targetOf(link) : null;
  if (before?.isDirectory()) {
    // As older versions left it.
    previous = resolve(root, BUILDS, 'older');
    rmSync(previous, { recursive: true, force: true });
    renameSync(link, previous);
  }
  const next = resolve(root, BUILDS, 'next');
  rmSync(next, { force: true });
  // Relative, so that the whole tree can be moved. Windows knows links to folders only as absolute junctions.
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

/** Null for a link to nowhere. */
function targetOf(link: string): string | null {
  try {
    return realpathSync(link);
  } catch {
    return null;
  }
}
