/**
 * Whether the built site is that of the sources at hand and of the address that is set, by their content: times mean nothing
 * in a fresh clone.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from './setup.mjs';
import { siteUrlSetting } from './site-url.mjs';

const STAMP = 'built-from';
const stampFile = join(projectDir, 'dist', STAMP);
const inputs = [
  'src',
  'public',
  'media',
  'scripts/build.ts',
  'scripts/lib',
  'vite.config.ts',
  'vite.desk.config.ts',
  'package-lock.json',
];
/** The server runs from its sources and is no part of the built site; tests never are; what is generated follows. */
const ignored = /^src\/(server|generated)\/|\.test\.tsx?$/;

function sourcesHash() {
  const hash = createHash('sha256').update(siteUrlSetting()).update('\0');
  for (const file of inputs
    .flatMap(filesBelow)
    .filter((file) => !ignored.test(file))
    .sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectDir, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesHash();
}

/** `folder`: of the build that `dist` becomes. */
export function markBuilt(folder) {
  writeFileSync(join(folder, STAMP), sourcesHash());
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
