import { matchesGlob } from 'node:path';

/**
 * The inputs of src/generated, which the development server watches. This file must not import the generator: Vite bundles its
 * configuration with all imports.
 */
export const INPUTS: readonly string[] = [
  '.env',
  'content/**',
  'media/**',
  'public/media/*',
  'scripts/lib/**/*.ts',
  'src/art/**/*.{ts,json}',
  'src/content/**/*.ts',
  'src/sections/*/{schema.ts,example.json,*.css}',
  'src/site/*.ts',
];

/** `path`: relative to the project, with forward slashes. */
export function isInput(path: string): boolean {
  return INPUTS.some((pattern) => matchesGlob(path, pattern));
}
