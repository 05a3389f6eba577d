import { defineConfig } from '@playwright/test';
import type { EngineName } from '../../scripts/lib/engines.ts';

/** One project per engine; `npm test -- engines` selects the installed ones. */
export default defineConfig<object, { engineName: EngineName | 'chromium' }>({
  testDir: '.',
  outputDir: '../../.cache/test-results/engines',
  globalSetup: '../../tests/fixtures/start-server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Waits have their own limits and messages; this is for everything else.
  timeout: 120_000,
  reporter: [['dot'], ['json', { outputFile: '../../.cache/test-results/engines.json' }]],
  projects: (['firefox', 'webkit', 'chromium'] as const).map((engineName) => ({
    name: engineName,
    use: { engineName },
  })),
});
