import { defineConfig } from 'vitest/config';
import { generated } from './scripts/lib/vite-generated.ts';

/** These mostly wait, for a server to start or for a time to pass, so four of them run at once on however few cores. */
const waiting = {
  globalSetup: './tests/helpers/shared-postgres.ts',
  maxWorkers: 4,
  isolate: false,
  // Vitest wants projects with another number of workers to wait for the others.
  sequence: { groupOrder: 1 },
};

/**
 * The projects are the steps of `npm test` that Vitest runs, by the same names. Files share the modules that they load
 * (`isolate: false`), which saves up to a third of the time. None of them may replace a module.
 */
export default defineConfig({
  plugins: [generated()],
  test: {
    // One for each core, where Vitest would leave one core free.
    maxWorkers: '100%',
    // Cores may be shared with others; waiting longer never makes a wrong result right.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 90_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/{unit,specification,art}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], ...waiting },
      },
      {
        extends: true,
        test: { name: 'storage', include: ['tests/storage/**/*.test.ts'], ...waiting },
      },
      { extends: true, test: { name: 'additions', include: ['tests/build/**/*.test.ts'] } },
    ],
  },
});
