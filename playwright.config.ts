import { defineConfig } from '@playwright/test';
import { browserTests, resultsIn } from './tests/helpers/browser-tests.ts';
import { FIXTURE_SITE } from './tests/helpers/fixture-site.ts';

process.env.TESTED_PROJECT = FIXTURE_SITE;

/** Behavior, on the fixture site. Tests of the owner's pages: tests/site/playwright.config.ts. */
export default defineConfig({
  ...browserTests,
  ...resultsIn('.cache/test-results', 'browser'),
  testDir: 'tests/e2e',
  tsconfig: 'tests/helpers/fixture-site.tsconfig.json',
  // npx playwright test gallery --update-snapshots
  snapshotPathTemplate: 'src/sections/{arg}/example{ext}',
  globalSetup: './tests/e2e/setup.ts',
});
