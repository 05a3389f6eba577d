import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian or Ubuntu packages, if that needs no password. */
export function aptInstall(...packages: readonly string[]): void {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return spawnSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  if (run('update', '-qq').status === 0) run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
