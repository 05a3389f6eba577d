/**
 * npm run content -- upgrade: brings content/ to the format of this version of the site. Needed after an upgrade, when a command says
 * so. Runs without generating anything, because an old folder cannot be read yet.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFiles, upgradeContent } from '../src/content/migrations.ts';

if (process.argv[2] !== 'upgrade') {
  console.error('Usage: npm run content -- upgrade');
  process.exit(1);
}
const paths = globSync('**/*.json', { cwd: 'content' }).map((path) => path.replaceAll('\\', '/'));
const files: ContentFiles = new Map(
  paths.map((path) => [path, JSON.parse(readFileSync(join('content', path), 'utf8'))]),
);
const before = new Map([...files].map(([path, value]) => [path, JSON.stringify(value)]));
const changes = upgradeContent(files);
for (const [path, value] of files) {
  if (before.get(path) !== JSON.stringify(value))
    writeFileSync(join('content', path), `${JSON.stringify(value, null, 2)}\n`);
}
console.log(
  changes.length === 0 ? 'content/ is up to date.' : `Upgraded content/:\n- ${changes.join('\n- ')}`,
);
