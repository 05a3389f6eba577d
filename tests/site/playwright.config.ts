import { defineConfig } from '@playwright/test';
import { browserTests, resultsIn } from '../helpers/browser-tests.ts';

/** Checks every page of the owner's site. */
export default defineConfig({
  ...browserTests,
  ...resultsIn('../../.cache/test-results', 'site'),
  testDir: '.',
  globalSetup: '../fixtures/start-server.ts',
});
