import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

/** Checks every page of the owner's site. */
export default defineConfig({
  ...shared,
  testDir: '.',
  tsconfig: '../../tsconfig.json',
  outputDir: '../../.cache/test-results/site',
  globalSetup: '../fixtures/start-server.ts',
  reporter: [['dot'], ['json', { outputFile: '../../.cache/test-results/site.json' }]],
});
