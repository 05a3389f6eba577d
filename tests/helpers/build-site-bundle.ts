/** Program of site-bundle.ts: builds the documents of the site and the bundle that renders them, without scripts and styles. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { writeRenderFolder } from '../../scripts/lib/render-folder.ts';

const [folder = ''] = process.argv.slice(2);
const [site, render] = [join(folder, 'site'), join(folder, 'render')];
rmSync(folder, { recursive: true, force: true });
await build({ logLevel: 'error', build: { ssr: true, outDir: render, emptyOutDir: true } });
const assets = { styles: '/assets/a.css', font: '/assets/a.woff2', script: '/assets/a.js' };
writeRenderFolder(render, assets, new Map(), []);
const { renderSite }: typeof import('../../src/app/render-site.tsx') = await import(
  pathToFileURL(join(render, 'render-site.js')).href
);
const { documents, others } = renderSite(assets, new Map());
for (const { file, text } of [...documents, ...others]) write(file, text);
for (const file of [...Object.values(assets), 'site.webmanifest']) write(file, '');
cpSync('public', site, { recursive: true });
cpSync('src/generated/art/brand', site, { recursive: true });
const [, version = ''] = /"\/art\/([^/]+)\//.exec(documents[0]!.text) ?? [];
for (const kind of ['scenes', 'images'])
  cpSync(`src/generated/art/${kind}`, join(site, 'art', version, kind), { recursive: true });
const pictures = documents.flatMap(({ text }) => text.match(/\/assets\/media\/[a-z0-9.-]+/g) ?? []);
for (const file of pictures) write(file, '');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
}
