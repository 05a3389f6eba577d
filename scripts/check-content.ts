/**
 * Reports problems of the content: file, record, field, and what to write. The build does so too.
 *
 *   npm run check:content
 *
 * With --warn-documents (as in `npm run dev`), outdated PDF documents are only a warning.
 */
import { contentProblems } from './lib/records/content-problems.ts';
import { renderedProblems } from './lib/records/rendered-problems.ts';

stopOn(await contentProblems());
const { pages, documents } = await renderedProblems();
if (process.argv.includes('--warn-documents')) {
  stopOn(pages);
  if (documents.length > 0) console.warn(`WARNING\n- ${documents.join('\n- ')}`);
} else {
  stopOn([...pages, ...documents]);
  console.log('The content has no problems.');
}

function stopOn(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(`The content needs changes:\n- ${problems.join('\n- ')}`);
  process.exit(1);
}
