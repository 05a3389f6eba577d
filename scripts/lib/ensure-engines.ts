import { aptInstall } from './apt-install.ts';
import { type EngineName, engineNames, enginePackages, installedEngine } from './engines.ts';

/**
 * The engines that are installed, or could be installed now. One that is missing is left out with a word about how to
 * install it; on a machine for integration (CI=1) that is a failure, and the answer is undefined.
 */
export function ensureEngines(): readonly EngineName[] | undefined {
  const missing = () => engineNames.filter((name) => !installedEngine(name));
  if (missing().length > 0) {
    console.log(`Installing for these tests: ${missing().join(', ')} ...`);
    aptInstall(...missing().flatMap((name) => enginePackages[name]));
  }
  for (const name of missing()) {
    console.error(
      `${name} is not installed, so these tests leave it out. On Debian and Ubuntu: sudo apt-get install ` +
        `${enginePackages[name].join(' ')}; anywhere else: npx playwright install ${name}. Then run them again.`,
    );
  }
  if (missing().length > 0 && process.env.CI) return undefined;
  return engineNames.filter((name) => installedEngine(name));
}
