import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/lib/browser.ts';

/** Behavior, on the fixture site. Tests of the owner's pages: tests/site/playwright.config.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  tsconfig: 'tests/helpers/fixture-site.tsconfig.json',
  // npx playwright test gallery --update-snapshots
  snapshotPathTemplate: 'src/sections/{arg}/example{ext}',
  outputDir: '.cache/test-results/browser',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // Generous, as other work may share the cores.
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/test-results/browser.json' }]],
  use: {
    // Set by the global setup, before any worker starts.
    baseURL: process.env.SITE_ADDRESS,
    launchOptions: browserLaunchOptions('light'),
    // Animations take a sixth of the time. Tests of motion opt in (`moving`).
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost a quarter of the time. Run a failing test again with --trace on.
    screenshot: 'only-on-failure',
  },
});
