import { matchesGlob } from 'node:path';

/**
 * Everything that src/generated is made from. The development server watches these files. Vite bundles its configuration with
 * all imports, so this list must not import the code that generates.
 */
export const INPUTS: readonly string[] = [
  '.env',
  'media/**',
  'public/media/*.pdf',
  'scripts/lib/**/*.ts',
  'src/art/**/*.{ts,json}',
  'src/content/{company,colors}.ts',
  'src/content/palette/*.ts',
  'src/pages/*/{entry,scene}.ts',
  'src/pages/home/content/{clients,partners}.ts',
  'src/site/*.ts',
];

/** `path`: relative to the project, with forward slashes. */
export function isInput(path: string): boolean {
  return INPUTS.some((pattern) => matchesGlob(path, pattern));
}
