import { cpSync, globSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeDataModules } from '../../src/app/content-modules.ts';
import type { BuildEnvironment } from '../../src/app/content-release.ts';
import { media } from '../../src/generated/media.ts';
import { imageNames, spotNames } from '../../src/generated/picture-names.ts';
import { siteUrl } from '../../src/generated/site-url.ts';
import { printableSections, publicFiles } from './generated.ts';

/** Adds to the bundle for rendering what it imports and reads: the content of the build, and the names that content may use. */
export function writeRenderFolder(
  folder: string,
  assets: BuildEnvironment['assets'],
  history: ReadonlyMap<string, string>,
): void {
  const content = join(folder, 'content');
  const generated = join(content, 'generated');
  cpSync('content', content, { recursive: true });
  cpSync('src/generated', generated, {
    recursive: true,
    filter: (file) => !/generated.(art|.*\.(css|json)$)/.test(file),
  });
  writeDataModules({ content, out: generated });
  // Bundles are in the folder "assets", too.
  const manifest = { type: 'module', imports: { '#site-content/*': './content/*' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const environment: BuildEnvironment = {
    publicFiles: publicFiles(),
    scenes: globSync('src/art/scenes/*.ts').map((file) => basename(file, '.ts')),
    images: imageNames,
    spots: spotNames,
    media,
    printable: printableSections(),
    siteUrl,
    assets,
    history: Object.fromEntries(history),
  };
  writeFileSync(join(folder, 'environment.json'), JSON.stringify(environment));
}
