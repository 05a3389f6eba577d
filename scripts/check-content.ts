/**
 * Reports problems of the content, each with its file, its place and what to write:
 *
 *   npm run check:content
 *
 * scripts/generate.ts, which runs first, reports those of the files. This program renders all pages and documents to find the
 * others. With --warn-documents (as in `npm run dev`), outdated PDF documents are only a warning.
 */
import { renderedProblems } from './lib/rendered-problems.ts';

const { pages, documents } = await renderedProblems();
if (process.argv.includes('--warn-documents')) {
  exitIfAny(pages);
  if (documents.length > 0) console.warn(`WARNING\n- ${documents.join('\n- ')}`);
} else {
  exitIfAny([...pages, ...documents]);
  console.log('The content has no problems.');
}

function exitIfAny(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}
