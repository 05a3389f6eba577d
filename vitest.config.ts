import './scripts/generate.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}', 'tests/{unit,server,contracts,art}/**/*.test.ts'] },
  define: { __ART_VERSION__: '"test"' },
});
