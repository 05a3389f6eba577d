import { defineConfig } from 'vitest/config';
import { generated } from './scripts/lib/vite-generated.ts';

/** These tests mostly wait, so four of them run in parallel, however few cores there are. */
const waiting = {
  globalSetup: './tests/helpers/shared-postgres.ts',
  maxWorkers: 4,
  isolate: false,
  // Vitest requires a separate group for projects with another number of workers.
  sequence: { groupOrder: 1 },
};

/**
 * Each project is a step of `npm test` with the same name. Test files share loaded modules (`isolate: false`), which saves up to
 * a third of the time. So none of them may mock a module.
 */
export default defineConfig({
  plugins: [generated()],
  test: {
    // By default Vitest leaves one core free.
    maxWorkers: '100%',
    // Generous, as other work may share the cores.
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
