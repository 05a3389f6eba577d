import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/lib/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results/browser',
  globalSetup: './scripts/trial/start-server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // Two cores may be shared with a build; waiting longer never makes a wrong result right.
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/test-results/browser.json' }]],
  use: {
    // Set by the global setup, before any worker starts.
    baseURL: process.env.SITE_ADDRESS,
    launchOptions: browserLaunchOptions('light'),
    // What moves is drawn anew sixty times a second, which is a sixth of the time. Tests of motion ask for it (`moving`).
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs a quarter of the time. Run the failing test again with --trace on.
    screenshot: 'only-on-failure',
  },
});
