/**
 * Fails on retired names in identifiers (the glossary in docs/architecture.md has the names to use), and on British spelling in
 * identifiers and comments. tests/unit/spelling.test.ts checks documents and content against the same table.
 */
import { globSync, readFileSync } from 'node:fs';
import { COMMENT_OR_STRING, hasSpelling, spellings } from './lib/spelling.ts';

/** The retired name, which also counts as part of a longer one, and the name to use. */
const RETIRED =
  `deed action, deeds actions, doing ActionContext, told reported, nobodys unassigned, wayBack returnTo, letIn createSession,
  demandPatience rateLimit, sayIfNot reportFailure, whatIsSo state, isAside isFilteredOut, farOff clockCorrection, felt vitals, awake hydrated,
  keptAbout storedDataOf, CannotHold CannotRequarantine, sortedOutWith rejected, hurryMessages rescheduleMessages`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [name: string, use: string]);

/** The state of outbox rows in the database, and the term of ARIA. */
const ALLOWED = ['cancelled', 'labelledBy'];

/** The words of a name in lower case with a space around each: " way back ". Columns such as told_at stay whole. */
const wordsOf = (name: string) => ` ${name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()} `;

/** A fast pre-check that excludes nearly every name and comment, so that the exact checks rarely run. */
const SUSPECT = new RegExp(
  [...RETIRED.map(([name]) => wordsOf(name).trim()), ...spellings.keys()].join('|'),
  'i',
);

const linesIn = (text: string) => text.split('\n').length - 1;

function check(file: string): string[] {
  const findings: string[] = [];
  const add = (line: number, words: readonly (readonly [string, string])[]) =>
    findings.push(...words.map(([word, use]) => `${file}:${line}: "${word}", use "${use}"`));
  const british = (text: string) => [...spellings].filter(([word]) => hasSpelling(text, word));

  const source = readFileSync(file, 'utf8');
  const code = source.replaceAll(COMMENT_OR_STRING, (part, offset: number) => {
    const prose = /^\/[/*]/.test(part) ? part.replaceAll(/`[^`]*`/g, '') : '';
    if (SUSPECT.test(prose)) add(linesIn(source.slice(0, offset)) + 1, british(prose));
    return `''${'\n'.repeat(linesIn(part))}`;
  });
  for (const { 0: name, index } of code.matchAll(/[A-Za-z_$][\w$]*/g)) {
    const words = wordsOf(name);
    if (!SUSPECT.test(words) || ALLOWED.includes(name)) continue;
    const retired = RETIRED.filter(([old]) => words.includes(wordsOf(old)));
    add(linesIn(code.slice(0, index)) + 1, [...retired, ...british(words)]);
  }
  return findings;
}

const files = globSync('{src,tests,scripts,bench,gallery}/**/*.{ts,tsx,mjs}', {
  exclude: ['src/generated/**'],
});
const findings = files.sort().flatMap(check);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
