import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { facts } from '#content/facts.ts';

const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md']);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Text in backticks, which may be a path or a command. */
const inlineCode = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');

const folders = 'content|src|scripts|tests|bench|docs|deploy|gallery|public';
/** Only complete paths, not patterns with a star or a name in brackets. */
const isPath = (text: string) => new RegExp(`^(${folders})/[\\w./-]+$`).test(text);
/** Generated and not in git, or the owner may delete it. */
const mayBeMissing = (path: string) =>
  /^(src\/generated|public\/media\/itech-mobile-|content\/pages\/|tests\/specification)/.test(path);

describe.each(documents)('%s', (file) => {
  // The changelog names files of its time.
  it.skipIf(file === 'CHANGELOG.md')('mentions only paths that exist', () => {
    const missing = inlineCode(file)
      .filter((text) => isPath(text) && !mayBeMissing(text))
      .filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it('mentions only npm scripts that exist', () => {
    const text = readFileSync(file, 'utf8');
    const mentioned = [...text.matchAll(/npm run (?:--silent )?([\w][\w:-]*)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(mentioned.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : '';
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#:]+)\)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !existsSync(folder + link))).toEqual([]);
  });
});

it('decisions are numbered without gaps and dated', () => {
  const decisions = globSync('docs/decisions/*.md').sort();
  for (const [index, file] of decisions.entries()) {
    const number = String(index + 1).padStart(3, '0');
    expect(file).toMatch(new RegExp(`/${number}-`));
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^# ${number} .*\\n\\n20\\d\\d-\\d\\d-\\d\\d\\n`));
  }
});

it('docs/editing.md lists every fact, apart from those that the owner adds to content/facts.json', () => {
  const listed = inlineCode('docs/editing.md').flatMap((text) => /^\{(\w+\.\w+)\}$/.exec(text)?.[1] ?? []);
  const names = Object.keys(facts).map((name) => name.replace(/^otherOffice\./, 'headquarters.'));
  const isOwners = /^(license|firstStep|price)(Dollars|s)?\.|^(rates|record|sentences)\./;
  expect(names.filter((name) => !listed.includes(name) && !isOwners.test(name))).toEqual([]);
  // An office may lack some of its fields, and only legal texts have facts of each office.
  const isOffice = /^(headquarters|otherOffice|office)\./;
  expect(listed.filter((name) => !(name in facts) && !isOwners.test(name) && !isOffice.test(name))).toEqual(
    [],
  );
});
