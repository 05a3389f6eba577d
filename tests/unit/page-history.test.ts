import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pageHistory } from '../../scripts/lib/page-history.ts';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const sources = join(folder, 'sources');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): void {
  execFileSync('git', ['-C', sources, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    env: { ...process.env, GIT_COMMITTER_DATE: day, GIT_AUTHOR_DATE: day },
    stdio: 'ignore',
  });
}

let day = '';
function commit(at: string, ...files: string[]): void {
  day = `${at}T12:00:00Z`;
  for (const file of files) {
    mkdirSync(dirname(join(sources, file)), { recursive: true });
    writeFileSync(join(sources, file), at);
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', at);
}

it('pageHistory returns the day of the last content change of each page', () => {
  mkdirSync(sources);
  git('init', '--quiet');
  commit(
    '2025-01-10',
    'src/pages/about/entry.ts',
    'src/pages/about/content/people.ts',
    'src/pages/home/content.ts',
  );
  commit('2025-02-20', 'src/pages/about/content/people.ts');
  commit(
    '2025-03-30',
    'src/pages/home/page.tsx',
    'src/pages/about/content.test.ts',
    'src/content/company.ts',
  );
  expect([...pageHistory(sources)].sort()).toEqual([
    ['about', '2025-02-20'],
    ['home', '2025-01-10'],
  ]);
});

it('pageHistory is empty for a shallow clone and without a repository', () => {
  const shallow = join(folder, 'shallow');
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${sources}`, shallow]);
  expect(pageHistory(shallow).size).toBe(0);
  expect(pageHistory(tmpdir()).size).toBe(0);
});
