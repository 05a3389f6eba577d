/**
 * Builds the site (scripts, styles, documents, crawler files, compressed siblings), the bundle with which the server renders
 * answers to forms and content that was edited at the desk, and the desk. A build that fails changes nothing (build-folder.ts).
 *
 *   node scripts/build.ts
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { robotsTxt } from '../src/site/crawlers.ts';
import { securityTxt, securityTxtPath } from '../src/site/security-txt.ts';
import { webManifest } from '../src/site/web-manifest.ts';
import { documentAssets, type Manifest } from './lib/assets.ts';
import { prepareBuild, publishBuild } from './lib/build-folder.ts';
import { compressFolder } from './lib/compress.ts';
import { deadLinks } from './lib/dead-links.ts';
import { writePictures } from './lib/media/write-pictures.ts';
import { pageHistory } from './lib/page-history.ts';
import { writeRenderFolder } from './lib/render-folder.ts';
import { markBuilt } from './run.mjs';

const started = performance.now();

const outdated = outdatedDocuments();
if (process.env.CI) exitIfAny('The documents to download need', await outdated);
const folder = prepareBuild();
const [siteDir, renderDir, deskDir] = ['site', 'render', 'desk'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const scripts = await build({ logLevel: 'warn', build: { outDir: siteDir } });
await build({ logLevel: 'warn', build: { ssr: true, outDir: renderDir } });
await build({
  logLevel: 'warn',
  configFile: 'vite.desk.config.ts',
  build: { outDir: deskDir, emptyOutDir: true },
});

const manifest: Manifest = JSON.parse(readFileSync(join(siteDir, '.vite/manifest.json'), 'utf8'));
const history = pageHistory();
writeRenderFolder(renderDir, documentAssets(manifest), history, modulesOf(scripts));
const { renderSite }: typeof import('../src/app/render-site.tsx') = await import(
  pathToFileURL(join(renderDir, 'render-site.js')).href
);
const site = renderSite(documentAssets(manifest), history);
exitIfAny('The pages need', site.problems);
for (const { file, text } of [...site.documents, ...site.others]) write(file, text);
await writePictures(
  siteDir,
  renderDir,
  site.documents.map(({ text }) => text),
);
write('robots.txt', robotsTxt());
write('site.webmanifest', webManifest());
write(securityTxtPath.slice(1), securityTxt(new Date()));
cpSync('src/generated/art/brand', siteDir, { recursive: true });

for (const address of site.off) rmSync(join(siteDir, address), { force: true });
exitIfAny('The pages need', deadLinks(siteDir));

// The tests read the manifest from there.
cpSync(join(siteDir, '.vite/manifest.json'), join(folder, 'manifest.json'));
rmSync(join(siteDir, '.vite'), { recursive: true });

// The desk first: its largest file takes as long as all files of the site.
const [, { files, bytes, compressedBytes }] = await Promise.all([
  compressFolder(deskDir),
  compressFolder(siteDir),
]);
markBuilt(folder);
publishBuild(folder);
console.log(
  `Built ${site.documents.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s: ` +
    `${files} files, ${kilobytes(bytes)} raw, ${kilobytes(compressedBytes)} as brotli.`,
);
if ((await outdated).length > 0) {
  console.warn(`\nWARNING: the PDF documents are out of date.\n- ${(await outdated).join('\n- ')}`);
}

function write(file: string, text: string): void {
  const path = join(siteDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The modules in the scripts, without those of which nothing is left. */
function modulesOf(output: Awaited<ReturnType<typeof build>>): string[] {
  const outputs = Array.isArray(output) ? output : 'output' in output ? [output] : [];
  return outputs
    .flatMap(({ output }) => output)
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
}

/** In a child process, in parallel with the build, because rendering documents puts Vite into development mode. */
function outdatedDocuments(): Promise<string[]> {
  const { NODE_ENV: _, ...env } = process.env;
  return new Promise((done) => {
    execFile(process.execPath, ['scripts/documents.ts', '--check'], { env }, (error, _stdout, stderr) =>
      done(error ? stderr.trim().split('\n') : []),
    );
  });
}

function exitIfAny(what: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(`${what} changes before the site can be built:\n- ${problems.join('\n- ')}`);
  process.exit(1);
}

function kilobytes(count: number): string {
  return `${Math.round(count / 1024)} KB`;
}
