/**
 * npm run check:dependencies: the licenses of all that is installed for production, and what the registry knows of its
 * weaknesses. A registry that does not tell is no failure; a license that is not on the list is.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAllowed, type LockFile, productionDependencies } from './lib/licenses.ts';

interface Audit {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

const dependencies = productionDependencies(
  JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile,
);
const refused = dependencies.filter(({ license }) => !isAllowed(license));
const counts = Map.groupBy(dependencies, ({ license }) => license);
const byLicense = [...counts].map(([license, { length }]) => `${length} ${license}`);
console.log(`${dependencies.length} production dependencies: ${byLicense.join(', ')}`);
for (const { name, version, license } of refused) {
  console.error(
    `${name} ${version} has the license ${license}, which scripts/lib/licenses.ts does not list. Use another package, or list it with a reason.`,
  );
}
const weak = audit();
process.exit(refused.length + weak > 0 ? 1 : 0);

/** How many known weaknesses there are; 0 when the registry does not say. */
function audit(): number {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const report = parse(stdout);
  if (report?.metadata === undefined) {
    console.log('Known weaknesses: not checked, as the registry in use does not answer npm audit.');
    return 0;
  }
  const found = Object.entries(report.vulnerabilities ?? {});
  console.log(`Known weaknesses: ${found.length === 0 ? 'none' : found.length}`);
  for (const [name, { severity }] of found) {
    console.error(
      `${name} has a known weakness (${severity}). Run "npm audit" to see which version mends it.`,
    );
  }
  return found.length;
}

function parse(text: string): Audit | null {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return null;
  }
}
