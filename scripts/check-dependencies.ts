/**
 * npm run check:dependencies: checks the licenses of the production dependencies and runs npm audit. A license that is not on
 * the list is a failure; a registry without audit is not.
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
const vulnerabilities = audit();
process.exit(refused.length + vulnerabilities > 0 ? 1 : 0);

/** The number of known vulnerabilities; 0 if the registry does not answer. */
function audit(): number {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const report = parse(stdout);
  if (report?.metadata === undefined) {
    console.log('Known vulnerabilities: not checked, as the registry in use does not answer npm audit.');
    return 0;
  }
  const found = Object.entries(report.vulnerabilities ?? {});
  console.log(`Known vulnerabilities: ${found.length === 0 ? 'none' : found.length}`);
  for (const [name, { severity }] of found) {
    console.error(
      `${name} has a known vulnerability (${severity}). Run "npm audit" to see which version fixes it.`,
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
