/**
 * Says what is wrong with the records that people change: file, record, field, and what to write. The build does so too.
 *
 *   npm run check:content
 */
import { registryProblems } from '../src/site/problems.ts';
import { contentProblems } from './lib/records/content-problems.ts';

const problems = [...registryProblems(), ...(await contentProblems())];
if (problems.length > 0) {
  console.error(`What people write needs mending:\n- ${problems.join('\n- ')}`);
  process.exit(1);
}
