/** npm run bench -- NAME [arguments]: runs bench/NAME.ts. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { isBuilt } from '../scripts/run.mjs';

const names = globSync('bench/*.ts')
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'main')
  .sort();
const [name = ''] = process.argv.splice(2, 1);
if (!names.includes(name)) {
  const problem = name === '' ? '' : `There is no benchmark "${name}". `;
  console.error(`${problem}Write npm run bench -- and one of: ${names.join(', ')}.`);
  process.exit(1);
}
if (!isBuilt()) {
  console.error('The site is not built. Run "npm run build" first.');
  process.exit(1);
}
await import(`./${name}.ts`);
