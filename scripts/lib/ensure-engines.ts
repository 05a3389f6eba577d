import { aptInstall } from './apt-install.ts';
import { type EngineName, engineNames, enginePackages, installedEngine } from './engines.ts';

/**
 * The available engines, after an attempt to install missing ones. One that is still missing is skipped with a hint how to
 * install it; in CI (CI=1) it is a failure, and the result is undefined.
 */
export function ensureEngines(): readonly EngineName[] | undefined {
  const missing = () => engineNames.filter((name) => !installedEngine(name));
  if (missing().length > 0) {
    console.log(`Installing browser engines for these tests: ${missing().join(', ')} ...`);
    aptInstall(...missing().flatMap((name) => enginePackages[name]));
  }
  for (const name of missing()) {
    console.error(
      `${name} is not installed, so these tests skip it. On Debian and Ubuntu: sudo apt-get install ` +
        `${enginePackages[name].join(' ')}; anywhere else: npx playwright install ${name}. Then run them again.`,
    );
  }
  if (missing().length > 0 && process.env.CI) return undefined;
  return engineNames.filter((name) => installedEngine(name));
}
