import { test as base, expect } from '@playwright/test';
import type { EngineName } from '../../scripts/lib/engines.ts';
import { startEngine } from './drivers/start-engine.ts';
import type { Engine, Size } from './drivers/tab.ts';
import { Visitor } from './visitor.ts';

export { expect };

export const desktop: Size = { width: 1440, height: 900 };
export const phone: Size = { width: 390, height: 844 };

/** The only allowed requests to another host, for the frames on the contact page. Tests block them. */
const mapService = 'https://www.openstreetmap.org/';

interface WorkerOptions {
  engineName: EngineName | 'chromium';
  /** False: JavaScript is disabled. */
  scripting: boolean;
  /** False: no popovers, as before Safari 17. Only WebKit supports this. */
  popovers: boolean;
  engine: Engine;
}

interface TestOptions {
  size: Size;
  /** A returning visitor, for whom the cookie drawer does not open. */
  returning: boolean;
  /** Problems that the test provokes. Any other problem fails it. */
  expected: { problems: RegExp[] };
  visitor: Visitor;
}

/** A test runs in the engine of its project, in its own tab, and fails on any problem that the page reports. */
export const test = base.extend<TestOptions, WorkerOptions>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],
  popovers: [true, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, scripting, popovers }, use) => {
      const engine = await startEngine(engineName, { scripting, popovers });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  size: [desktop, { option: true }],
  returning: [true, { option: true }],
  expected: [{ problems: [] }, { option: true }],
  visitor: async ({ engine, size, returning, expected }, use) => {
    const tab = await engine.open(size);
    if (returning) await tab.addInitScript(markAsReturning);
    await use(new Visitor(tab, process.env.SITE_ADDRESS ?? ''));
    await tab.close();
    expect(unexpectedProblems(tab.problems, expected.problems)).toEqual([]);
  },
});

export const markAsReturning = "try { localStorage.setItem('hasSeenCookieSettings', 'true'); } catch {}";

/** WebKit skips a view transition on fast navigation, and reports it as an unhandled rejection. */
const skippedTransition = /^rejection: AbortError: Skipping view transition/;

export function unexpectedProblems(problems: readonly string[], expected: readonly RegExp[] = []): string[] {
  const patterns = [skippedTransition, ...expected];
  return problems.filter(
    (problem) => !problem.includes(mapService) && !patterns.some((pattern) => pattern.test(problem)),
  );
}
