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

it('pageHistory returns the day of the last change of the text of each page', () => {
  mkdirSync(sources);
  git('init', '--quiet');
  commit(
    '2025-01-10',
    'content/pages/about.json',
    'content/pages/home.json',
    'content/pages/terms-of-use.json',
    'content/legal/terms-of-use.md',
  );
  commit('2025-02-20', 'content/pages/about.json', 'content/legal/terms-of-use.md');
  commit('2025-03-30', 'src/sections/statements/section.tsx', 'content/company.json');
  expect([...pageHistory(sources)].sort()).toEqual([
    ['about', '2025-02-20'],
    ['home', '2025-01-10'],
    ['terms-of-use', '2025-02-20'],
  ]);
});

it('pageHistory is empty for a shallow clone and without a repository', () => {
  const shallow = join(folder, 'shallow');
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${sources}`, shallow]);
  expect(pageHistory(shallow).size).toBe(0);
  expect(pageHistory(tmpdir()).size).toBe(0);
});
