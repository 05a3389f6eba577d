import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeDataModules } from '../../src/app/content-modules.ts';
import type { BuildEnvironment } from '../../src/app/content-release.ts';
import { facts } from '../../src/content/facts.ts';
import { legalNames } from '../../src/content/legal-files.ts';
import type { SiteSchema } from '../../src/contract/desk/site.ts';
import { examples } from '../../src/generated/examples.ts';
import { media } from '../../src/generated/media.ts';
import { imageNames, spotNames } from '../../src/generated/picture-names.ts';
import { siteUrl } from '../../src/generated/site-url.ts';
import { printableSections, publicFiles } from './generated.ts';

const TEXTS = /src\/generated\/texts\/(site|messages)\/(\w+)\.ts$/;
/** What scripts, drawings, documents, mails and the server contain, so that only a build changes it. */
const COMPILED = ['version.json', 'company.json', 'colors.json', 'messages.json', 'mails.json', 'documents'];

/** `scriptModules`: the modules in scripts for browsers. */
function needsDeveloper(scriptModules: readonly string[]): string[] {
  const inScripts = scriptModules.flatMap((module) => {
    const [, file, group] = TEXTS.exec(module.replaceAll('\\', '/')) ?? [];
    return file === 'site' ? [group!] : [];
  });
  const inServer = globSync('src/{server,contract}/**/*.ts').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '#generated\/texts\/site\.ts'/g),
    ].flatMap(([, names = '']) => [...names.matchAll(/(\w+)Texts\b/g)].map(([, group]) => group!)),
  );
  const groups = [...new Set([...inScripts, ...inServer])].sort();
  return [...COMPILED, ...groups.map((group) => `site.json#${group}`)];
}

/** Adds to the bundle for rendering what it imports and reads: the content of the build, and the names that content may use. */
export function writeRenderFolder(
  folder: string,
  assets: BuildEnvironment['assets'],
  history: ReadonlyMap<string, string>,
  scriptModules: readonly string[],
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
    day: new Date().toISOString().slice(0, 10),
    needsDeveloper: needsDeveloper(scriptModules),
  };
  writeFileSync(join(folder, 'environment.json'), JSON.stringify(environment));
  writeFileSync(join(folder, 'schema.json'), JSON.stringify(siteSchema(environment)));
}

/** What the editor of the desk makes its forms from. */
function siteSchema({
  media,
  spots,
  images,
  scenes,
  publicFiles,
  needsDeveloper,
}: BuildEnvironment): SiteSchema {
  const schemas = globSync('.cache/schema/*.json').map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(file, 'utf8')),
  ]);
  const kinds = examples.map(({ section }) => [
    section.kind,
    { label: sentenceCase(section.kind.replaceAll('-', ' ')), example: exampleOf(section.kind) },
  ]);
  return {
    schemas: Object.fromEntries(schemas),
    kinds: Object.fromEntries(kinds),
    facts,
    names: {
      media: Object.keys(media),
      spots,
      images,
      scenes,
      files: publicFiles.flatMap((file) => /^media\/([^/]+)$/.exec(file)?.[1] ?? []),
      legalTexts: legalNames(),
    },
    needsDeveloper,
  };
}

/** As its author wrote it, with placeholders. */
function exampleOf(kind: string): SiteSchema['kinds'][string]['example'] {
  const { $schema: _, ...example } = JSON.parse(readFileSync(`src/sections/${kind}/example.json`, 'utf8'));
  return example;
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
