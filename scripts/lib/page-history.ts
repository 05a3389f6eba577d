import { spawnSync } from 'node:child_process';

/** What a page says: its words and records, not how they are laid out. */
const WORDS = ['entry.ts', 'content.ts', 'content/**'].map((name) => `:(glob)src/pages/*/${name}`);

/**
 * The day on which the words of each page were last changed, by the history of the sources. Empty where there is none, as in
 * a container, or only the end of it: then every page would seem to be of today.
 */
export function pageHistory(cwd = '.'): ReadonlyMap<string, string> {
  if (git(cwd, 'rev-parse', '--is-shallow-repository') !== 'false') return new Map();
  const log = git(cwd, 'log', '--relative', '--name-only', '--format=@%cs', '--', ...WORDS);
  const days = new Map<string, string>();
  let day = '';
  for (const line of (log ?? '').split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    const [, page] = /^src\/pages\/([^/]+)\//.exec(line) ?? [];
    // The log begins with the newest, but a page keeps the later day also where the clock of a machine was wrong.
    if (page && day > (days.get(page) ?? '')) days.set(page, day);
  }
  return days;
}

function git(cwd: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : null;
}
