/**
 * Compares rendered pages before and after a refactoring.
 *
 *   node --import ./scripts/generate.ts scripts/compare-pages.ts write FOLDER            renders every page into FOLDER
 *   node --import ./scripts/generate.ts scripts/compare-pages.ts check FOLDER [PAGE...]  lists pages that differ from FOLDER
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const [mode, folder = '', ...only] = process.argv.slice(2);
const vite = await createServer({
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
});
const { pageKeys, renderPage } = (await vite.ssrLoadModule(
  '/src/app/prerender.tsx',
)) as typeof import('../src/app/prerender.tsx');
mkdirSync(folder, { recursive: true });
let differing = 0;
for (const key of pageKeys) {
  if (only.length > 0 && !only.includes(key)) continue;
  const file = join(folder, `${key}.html`);
  // One tag per line, so that differences are readable.
  const html = renderPage(key, { styles: '', font: '', script: '', search: '' })
    // The URL of the search data, which changes with its content.
    .replace(/ data-props-from="[^"]*"/, '')
    .replaceAll('><', '>\n<');
  if (mode === 'write') writeFileSync(file, html);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== html) {
    differing += 1;
    const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const after = html.split('\n');
    const line = after.findIndex((text, index) => text !== before[index]);
    console.log(
      `${key} differs from line ${line + 1}:\n- ${before.slice(line, line + 3).join('\n- ')}\n+ ${after.slice(line, line + 3).join('\n+ ')}`,
    );
  }
}
await vite.close();
if (mode === 'check')
  console.log(differing === 0 ? 'All pages are identical.' : `${differing} pages differ.`);
process.exit(differing === 0 ? 0 : 1);
