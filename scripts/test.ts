/**
 * npm test: everything that must pass before a change lands, cheapest steps first.
 *
 *   npm test                 all of it
 *   npm test -- fast         what needs no server and no browser: style, imports, types, unit; all of them, even after a failure
 *   npm test -- changed      tests that import a file with uncommitted changes
 *   npm test -- server       only the named steps
 *   npm test -- stress       the browser step while eight busy loops keep the machine under load
 *
 * These steps run only when named; CI names the first two:
 *
 *   npm test -- additions    adds a page, a field and a company to copies of the project
 *   npm test -- engines      journeys in Firefox and WebKit
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import type { EngineName } from './lib/engines.ts';
import { ensureBrowser } from './lib/ensure-browser.ts';
import { ensureEngines } from './lib/ensure-engines.ts';
import { runSteps, type Step } from './lib/run-steps.ts';
import { isBuilt } from './run.mjs';

const resultsDir = '.cache/test-results';
/** Tests of the owner's pages. */
const SITE_TESTS = 'tests/site/playwright.config.ts';
mkdirSync(resultsDir, { recursive: true });
/** The engines that were tested. */
let engines: readonly EngineName[] = [];

const steps: readonly Step[] = [
  {
    name: 'style',
    title: 'Formatting, lint and words',
    run: () => tool('biome', ['check', '--error-on-warnings']) && script('scripts/check-words.ts'),
  },
  { name: 'imports', title: 'Import directions', run: () => script('scripts/check-imports.ts') },
  { name: 'types', title: 'Types', run: () => tool('tsc', ['--noEmit', '-p', '.']) },
  tests('unit', 'Unit tests'),
  tests('server', 'The server'),
  tests('storage', 'Crashes, several processes, PostgreSQL'),
  { name: 'build', title: 'Build', run: () => isBuilt() || script('scripts/build.ts') },
  {
    name: 'browser',
    title: 'Browser tests',
    run: runBrowser,
    counted: () =>
      `${readResults('browser').stats.expected + readResults('site').stats.expected} browser tests`,
  },
  { ...tests('additions', 'A page and a field added'), onlyNamed: true },
  {
    name: 'engines',
    title: 'Journeys in Firefox and WebKit',
    onlyNamed: true,
    run: runEngines,
    counted: countEngines,
  },
  { name: 'stress', title: 'Browser tests under load', onlyNamed: true, run: () => underLoad(runBrowser) },
  {
    name: 'changed',
    title: 'Tests of what has changed',
    onlyNamed: true,
    run: () =>
      tool('vitest', ['run', '--changed', '--passWithNoTests', '--reporter=dot']) &&
      ensureBrowser() &&
      (isBuilt() || script('scripts/build.ts')) &&
      ['playwright.config.ts', SITE_TESTS].every((config) =>
        tool('playwright', [
          'test',
          '--config',
          config,
          '--only-changed',
          '--pass-with-no-tests',
          '--reporter=dot',
        ]),
      ),
  },
];

const fast = ['style', 'imports', 'types', 'unit'];
const groups: Readonly<Record<string, readonly string[]>> = {
  fast,
  changed: ['style', 'imports', 'types', 'changed'],
  stress: ['build', 'stress'],
};
const requested = process.argv.slice(2).flatMap((name) => groups[name] ?? [name]);
const unknown = requested.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step "${unknown[0]}". The steps are: ${steps.map((step) => step.name).join(', ')}; fast is the first four.`,
  );
  process.exit(1);
}

const chosen = steps
  .filter((step) => (requested.length === 0 ? !step.onlyNamed : requested.includes(step.name)))
  .map((step) => ({ ...step, always: fast.includes(step.name) }));
process.exit(runSteps(chosen) ? 0 : 1);

/** A project of vitest.config.ts. */
function tests(name: string, title: string): Step {
  const results = `${resultsDir}/${name}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`];
  return {
    name,
    title,
    // The exit code is not enough: a library that ends the process may change it.
    run: () => tool('vitest', ['run', ...reporters, '--project', name]) && readResults(name).success,
    counted: () => `${readResults(name).numPassedTests} ${name} tests`,
  };
}

function runBrowser(): boolean {
  return (
    ensureBrowser() &&
    tool('playwright', ['test', '--config', SITE_TESTS]) &&
    tool('playwright', ['test']) &&
    ['site', 'browser'].every((name) => readResults(name).stats.unexpected === 0)
  );
}

function underLoad(run: () => boolean): boolean {
  // Exits with its parent.
  const busyLoop = 'const parent = process.ppid; while (process.ppid === parent);';
  const loops = Array.from({ length: 8 }, () => spawn(process.execPath, ['-e', busyLoop]));
  try {
    return run();
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
}

/** A missing engine fails only in CI; ensureEngines() has printed how to install it. */
function runEngines(): boolean {
  const installed = ensureEngines();
  if (!installed) return false;
  engines = installed;
  if (engines.length === 0) return true;
  if (!isBuilt() && !script('scripts/build.ts')) return false;
  const projects = engines.flatMap((name) => ['--project', name]);
  return tool('playwright', ['test', '--config', 'tests/engines/playwright.config.ts', ...projects]);
}

function countEngines(): string {
  if (engines.length === 0) return 'no journey, as no engine is installed';
  return `${readResults('engines').stats.expected} journeys in ${engines.join(' and ')}`;
}

function tool(name: string, args: readonly string[]): boolean {
  return spawnSync(`node_modules/.bin/${name}`, args, { stdio: 'inherit' }).status === 0;
}

function script(path: string): boolean {
  return spawnSync(process.execPath, [path], { stdio: 'inherit' }).status === 0;
}

function readResults(name: string) {
  return JSON.parse(readFileSync(`${resultsDir}/${name}.json`, 'utf8'));
}
