import { test as base, expect } from '@playwright/test';
import type { EngineName } from '../../scripts/lib/engines.ts';
import { startEngine } from './drivers/start-engine.ts';
import type { Engine, Size } from './drivers/tab.ts';
import { Visitor } from './visitor.ts';

export { expect };

export const desktop: Size = { width: 1440, height: 900 };
export const phone: Size = { width: 390, height: 844 };

/** All that a page may ask of another host: the frames on the contact page. Tests never reach it. */
const mapService = 'https://www.openstreetmap.org/';

interface WorkerOptions {
  engineName: EngineName | 'chromium';
  /** False: pages run no script. */
  scripting: boolean;
  /** False: a browser from before Safari 17. Only WebKit can be put back so far. */
  popovers: boolean;
  engine: Engine;
}

interface TestOptions {
  size: Size;
  /** Somebody who has been here before, whom the cookie drawer does not greet. */
  returning: boolean;
  /** What a test provokes; a page complains of nothing else. */
  expected: { problems: RegExp[] };
  visitor: Visitor;
}

/** A journey runs in the engine of its project, with a tab of its own, and no page may complain of anything. */
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
    if (returning) await tab.beforeScripts(beHereBefore);
    await use(new Visitor(tab, process.env.SITE_ADDRESS ?? ''));
    await tab.close();
    expect(unexpected(tab.problems, expected.problems)).toEqual([]);
  },
});

export const beHereBefore = "try { localStorage.setItem('hasSeenCookieSettings', 'true'); } catch {}";

/** WebKit gives up fading from page to page when somebody is quick, and reports that as a promise that no script made. */
const skippedFade = /^rejection: AbortError: Skipping view transition/;

export function unexpected(problems: readonly string[], expected: readonly RegExp[] = []): string[] {
  const patterns = [skippedFade, ...expected];
  return problems.filter(
    (problem) => !problem.includes(mapService) && !patterns.some((pattern) => pattern.test(problem)),
  );
}
