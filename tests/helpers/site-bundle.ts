import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(process.cwd(), '.cache/site-bundle');
const OLD_MS = 60 * 60_000;
let built: string | undefined;

/** A folder with the documents of the site (`site`) and the bundle that renders them (`render`), built in a few seconds. */
export function buildSiteBundle(): string {
  if (built !== undefined) return built;
  // Of this run, as several may take place at the same time.
  const folder = join(FOLDER, `${process.ppid}-${process.env.VITEST_POOL_ID ?? 0}`);
  deleteOld();
  const program = ['--import', './scripts/generate.ts', 'tests/helpers/build-site-bundle.ts', folder];
  execFileSync(process.execPath, program, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  built = folder;
  return folder;
}

function deleteOld(): void {
  for (const name of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
    const folder = join(FOLDER, name);
    if (statSync(folder).mtimeMs < Date.now() - OLD_MS) rmSync(folder, { recursive: true, force: true });
  }
}
