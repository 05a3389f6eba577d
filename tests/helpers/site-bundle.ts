import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

let built: string | undefined;

/** A folder with the documents of the site (`site`) and the bundle that renders them (`render`), built in a few seconds. */
export function buildSiteBundle(): string {
  if (built !== undefined) return built;
  const folder = join(process.cwd(), '.cache/site-bundle', process.env.VITEST_POOL_ID ?? '0');
  const program = ['--import', './scripts/generate.ts', 'tests/helpers/build-site-bundle.ts', folder];
  execFileSync(process.execPath, program, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  built = folder;
  return folder;
}
