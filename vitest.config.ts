import './scripts/generate.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/{unit,specification,art,server,storage,build}/**/*.test.ts',
      'tests/*.test.ts',
    ],
  },
  define: { __ART_VERSION__: '"test"' },
});
