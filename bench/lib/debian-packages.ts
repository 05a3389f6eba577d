import { spawnSync } from 'node:child_process';

/** Exits with a message if nginx or wrk cannot be installed. */
export function requireNginxAndWrk(): void {
  const problem = ensureCommands({ nginx: 'nginx-light libnginx-mod-http-brotli-static', wrk: 'wrk' });
  if (problem === null) return;
  console.error(problem);
  process.exit(1);
}

/** Installs missing commands from the given Debian packages. Returns a problem, or null. */
function ensureCommands(packages: Readonly<Record<string, string>>): string | null {
  const missing = () => Object.keys(packages).filter((command) => !isThere(command));
  const wanted = missing().flatMap((command) => packages[command]?.split(' ') ?? []);
  if (wanted.length === 0) return null;
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    console.log(`Installing ${wanted.join(' and ')} ...`);
    // RUNLEVEL=1 keeps nginx from starting as a service and taking a port.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  if (missing().length === 0) return null;
  return `This measurement needs ${missing().join(' and ')}. Install the Debian packages (as root: apt-get install ${wanted.join(' ')}) and run it again.`;
}

function isThere(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;
}
