import type { PlaywrightTestConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';

/** What the browser tests of both sites share. */
export const browserTests: PlaywrightTestConfig = {
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous, as other work may share the cores.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    // Set by the global setup, before any worker starts.
    baseURL: process.env.SITE_ADDRESS,
    launchOptions: browserLaunchOptions('light'),
    // Animations take a sixth of the time. Tests of motion opt in (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost a quarter of the time. Run a failing test again with --trace on.
    screenshot: 'only-on-failure',
  },
};

/** Where the results of a step of `npm test` go. */
export function resultsIn(folder: string, name: string): PlaywrightTestConfig {
  return {
    outputDir: `${folder}/${name}`,
    reporter: [['dot'], ['json', { outputFile: `${folder}/${name}.json` }]],
  };
}
