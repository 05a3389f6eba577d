import { spawnSync } from 'node:child_process';

/** The files with the text of a page, which have its name. */
const TEXTS = /^content\/(?:pages|legal)\/(.+)\.(?:json|md)$/;

/**
 * The day on which the text of each page was last changed, from git. Empty without a repository, as in a container, and for
 * a shallow clone, in which every page would seem to have changed today.
 */
export function pageHistory(cwd = '.'): ReadonlyMap<string, string> {
  if (git(cwd, 'rev-parse', '--is-shallow-repository') !== 'false') return new Map();
  const log = git(
    cwd,
    'log',
    '--relative',
    '--name-only',
    '--format=@%cs',
    '--',
    'content/pages',
    'content/legal',
  );
  const days = new Map<string, string>();
  let day = '';
  for (const line of (log ?? '').split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    const [, page] = TEXTS.exec(line) ?? [];
    // The log is newest first, but commit dates may be out of order.
    if (page && day > (days.get(page) ?? '')) days.set(page, day);
  }
  return days;
}

function git(cwd: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : null;
}
