/**
 * npm test: everything that must hold before a change lands, in the order in which a failure is cheapest to see.
 *
 *   npm test              all of it
 *   npm test -- fast      what needs no server and no browser: style, imports, types, unit; all of them, whatever fails
 *   npm test -- server    only the named steps
 *   npm test -- engines   the journeys in Firefox and WebKit, which run only when named
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { isBuilt } from './lib/build-stamp.mjs';
import type { EngineName } from './lib/engines.ts';
import { ensureBrowser } from './lib/ensure-browser.ts';
import { ensureEngines } from './lib/ensure-engines.ts';
import { runSteps, type Step } from './lib/run-steps.ts';

const resultsDir = '.cache/test-results';
mkdirSync(resultsDir, { recursive: true });
/** The engines that the journeys ran in. */
let engines: readonly EngineName[] = [];

const steps: readonly Step[] = [
  { name: 'style', title: 'Formatting and lint', run: () => tool('biome', ['check', '--error-on-warnings']) },
  { name: 'imports', title: 'Import directions', run: () => script('scripts/check-imports.ts') },
  { name: 'types', title: 'Types', run: () => tool('tsc', ['--noEmit', '-p', '.']) },
  tests('unit', 'Unit tests'),
  tests('server', 'The server'),
  tests('storage', 'Crashes, several processes, PostgreSQL'),
  { name: 'build', title: 'Build', run: () => isBuilt() || script('scripts/build.ts') },
  tests('additions', 'A page and a field added'),
  {
    name: 'browser',
    title: 'Browser tests',
    run: () =>
      ensureBrowser() && tool('playwright', ['test']) && readResults('browser').stats.unexpected === 0,
    counted: () => `${readResults('browser').stats.expected} browser tests`,
  },
  {
    name: 'engines',
    title: 'Journeys in Firefox and WebKit',
    onlyNamed: true,
    run: runEngines,
    counted: countEngines,
  },
];

const fast = ['style', 'imports', 'types', 'unit'];
const wanted = process.argv.slice(2).flatMap((name) => (name === 'fast' ? fast : [name]));
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step "${unknown[0]}". The steps are: ${steps.map((step) => step.name).join(', ')}; fast is the first four.`,
  );
  process.exit(1);
}

const chosen = steps
  .filter((step) => (wanted.length === 0 ? !step.onlyNamed : wanted.includes(step.name)))
  .map((step) => ({ ...step, always: fast.includes(step.name) }));
process.exit(runSteps(chosen) ? 0 : 1);

/** A project of vitest.config.ts. */
function tests(name: string, title: string): Step {
  const results = `${resultsDir}/${name}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`];
  return {
    name,
    title,
    // What it counted decides as well: a library that ends the process may have the last word about its exit code.
    run: () => tool('vitest', ['run', ...reporters, '--project', name]) && readResults(name).success,
    counted: () => `${readResults(name).numPassedTests} ${name} tests`,
  };
}

/** An engine that is missing was named with how to install it, and fails only on a machine for integration. */
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
