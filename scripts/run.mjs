/** Runs one of the project's TypeScript programs on the pinned Node, installing first what is missing. */
import { ensureInstalled, runNode } from './lib/setup.mjs';

ensureInstalled();
process.exit(runNode(['--import', './scripts/generate.ts', ...process.argv.slice(2)]));
