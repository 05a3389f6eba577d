import { defineConfig } from '@playwright/test';
import type { EngineName } from '../../scripts/lib/engines.ts';

/** The journeys once for each engine; `npm test -- engines` names those that are installed. */
export default defineConfig<object, { engineName: EngineName | 'chromium' }>({
  testDir: '.',
  outputDir: '../../.cache/test-results/engines',
  globalSetup: '../../scripts/trial/start-server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Waits have limits and sentences of their own; this is for what none of them sees.
  timeout: 120_000,
  reporter: [['dot'], ['json', { outputFile: '../../.cache/test-results/engines.json' }]],
  projects: (['firefox', 'webkit', 'chromium'] as const).map((engineName) => ({
    name: engineName,
    use: { engineName },
  })),
});
