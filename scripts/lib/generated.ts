/**
 * Writes src/generated: source files that are not committed. Plain files, because Node, Vite and the type checker can all read
 * them. src/app/content-modules.ts writes those with content, this file the drawings, colors and types. Also writes the JSON
 * Schemas of content/ for editors.
 *
 * Modules that import a file of content/ or of src/generated are imported inside of functions, when that file is known to be
 * valid and written.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type Drawings,
  type Entries,
  writeContentModules,
  writeFile,
} from '../../src/app/content-modules.ts';
import type { MarkShapes } from '../../src/art/brand/mark-shapes.ts';
import type { MediaEntry } from '../../src/art/media-entry.ts';
import type { KnownNames } from '../../src/content/fields.ts';
import { loadExamples, loadKinds } from '../../src/content/load.ts';
import { parseJson } from '../../src/content/parse-json.ts';
import { siteUrlSetting } from '../run.mjs';
import type { LogoNames } from './draw-logos.ts';
import { jsonSchemas } from './json-schemas.ts';
import { inspect } from './media/inspect.ts';
import { listMedia } from './media/list-media.ts';
import { pageCount } from './pdf-information.ts';

const FOLDER = 'src/generated';
/** Every file of content/ names its schema there. */
const SCHEMAS = '.cache/schema';

/** Returns the problems of the inputs. */
export async function generate(): Promise<readonly string[]> {
  const media = await inspectMedia();
  const problems = await writeContentModules(
    { content: 'content', out: FOLDER },
    {
      schemas: await loadKinds(),
      publicFiles: publicFiles(),
      scenes: globSync('src/art/scenes/*.ts').map((file) => basename(file, '.ts')),
      media: media.entries,
      mediaProblems: media.problems,
      printable: printableSections(),
      siteUrl,
      draw,
    },
  );
  const { examples, problems: exampleProblems } = await loadExamples();
  if (problems.length + exampleProblems.length > 0) return [...problems, ...exampleProblems];

  await writeColors();
  writeDocumentFacts();
  write(
    'examples.ts',
    `import type { SectionExample } from '#content/page.ts';\n\n/** One for each kind of section. */\nexport const examples: readonly SectionExample[] = ${JSON.stringify(examples, null, 2)};\n`,
  );
  writeSectionProps(examples.map(({ section }) => section.kind));
  const styles = globSync('src/sections/*/*.css').sort();
  write('sections.css', styles.map((file) => `@import "../../${file}";\n`).join(''));
  return [];
}

/** All files of public/, relative to it. */
export function publicFiles(): string[] {
  return globSync('**/*', { cwd: 'public' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** Each file of src/documents/embeds prints the kind of section that it is named after. */
export function printableSections(): string[] {
  return globSync('src/documents/embeds/*.tsx').map((file) => basename(file, '.tsx'));
}

/** The props of the component of each kind of section: the fields of its schema. */
function writeSectionProps(kinds: readonly string[]): void {
  const schemas = kinds.map((kind) => `  '${kind}': typeof import('#sections/${kind}/schema.ts').schema;\n`);
  write(
    'section-props.ts',
    `import type { z } from 'zod';\n\ninterface Schemas {\n${schemas.join('')}}\n\nexport type SectionKind = keyof Schemas;\n\nexport type SectionProps<Kind extends SectionKind> = z.infer<Schemas[Kind]>;\n`,
  );
}

/** SITE_URL, or the company's domain by default. */
async function siteUrl(): Promise<{ url: string } | { problem: string }> {
  const { company, locale } = await import('../../src/content/company.ts');
  // The settings import it.
  write(
    'locale.ts',
    `/** For scripts in the browser, which get no company data. */\nexport const locale = '${locale}';\n`,
  );
  const { servingSettings } = await import('../../src/server/settings/serving.ts');
  const { name, parse, wanted } = servingSettings.siteUrl;
  const value = siteUrlSetting();
  const set = parse(value);
  if (set === undefined) return { problem: `${name} is "${value}". Set it to ${wanted}.` };
  return { url: set ?? company.siteUrl };
}

/** Page count and size of each PDF, read from the files, for the download buttons. */
function writeDocumentFacts(): void {
  const entries = globSync('public/media/*.pdf')
    .sort()
    .map((path) => {
      const pdf = readFileSync(path);
      return `  '${basename(path)}': { pages: ${pageCount(pdf)}, bytes: ${pdf.length} },`;
    });
  write(
    'document-facts.ts',
    `/** Pages and bytes of the documents to download, by file. */
export const documentFacts: Readonly<Record<string, { readonly pages: number; readonly bytes: number }>> = {
${entries.join('\n')}
};
`,
  );
}

const COLORS_NOTE =
  '/* Made from content/colors.json and src/content/palette: change those, not this file. */';

/** CSS variables of the site and the desk. */
async function writeColors(): Promise<void> {
  const { shades } = await import('../../src/content/palette/shades.ts');
  const { deskColors } = await import('../../src/content/palette/desk.ts');
  const site = Object.entries(shades).flatMap(([name, shade]): [string, string][] =>
    typeof shade === 'string'
      ? [[`color-${name}`, shade]]
      : Object.entries(shade).map(([step, value]) => [`color-${name}-${step}`, value]),
  );
  const desk = Object.entries(deskColors).map(([name, [day, night]]): [string, string] => [
    name,
    `light-dark(${day}, ${night})`,
  ]);
  write('colors.css', `${COLORS_NOTE}\n@theme inline {\n${variables(site)}}\n`);
  write('desk-colors.css', `${COLORS_NOTE}\n:root {\n${variables(desk)}}\n`);
}

function variables(values: readonly (readonly [string, string])[]): string {
  return values.map(([name, value]) => `  --${name}: ${value};\n`).join('');
}

/** The metadata of valid files of media/, and the problems of the others. */
async function inspectMedia() {
  const entries: Record<string, MediaEntry> = {};
  const problems = new Map<string, string>();
  for (const file of listMedia()) {
    const entry = await inspect(file);
    if ('problem' in entry) problems.set(file, entry.problem);
    else entries[file] = entry;
  }
  return { entries, problems };
}

/** Draws, and writes the JSON Schemas with the names of the drawings, which editors complete. */
async function draw(entries: Entries, names: KnownNames): Promise<Drawings> {
  const problems = await drawArt(entries);
  if (problems.length > 0) return { problems };
  const { imageNames: images, spotNames: spots } = await import('../../src/generated/picture-names.ts');
  for (const [file, schema] of await jsonSchemas({ ...names, images, spots }))
    writeFile(join(SCHEMAS, file), `${JSON.stringify(schema, null, 2)}\n`);
  return { problems, images, spots };
}

const ART_STAMP = 'art/drawn-from';

/** Draws all pictures that need no browser (two or three seconds), unless no input has changed. */
async function drawArt(entries: Entries): Promise<string[]> {
  const logos = { clients: readNames('clients'), partners: readNames('partners') };
  const stamp = await hashOfArt(entries, logos);
  const stampFile = join(FOLDER, ART_STAMP);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return [];
  const { UnsupportedLetterError } = await import('../../src/art/brand/font.ts');
  try {
    await drawAll(logos);
  } catch (error) {
    if (error instanceof UnsupportedLetterError) return [error.message];
    throw error;
  }
  write(ART_STAMP, stamp);
  return [];
}

/** Reads names without validation, which would need the names of the drawings. */
function readNames(list: 'clients' | 'partners'): string[] {
  const { value } = parseJson(readFileSync(`content/lists/${list}.json`, 'utf8'));
  const { items = [] } = (value as { items?: { name?: unknown }[] } | null) ?? {};
  return items.flatMap(({ name }) => (typeof name === 'string' && name.trim() !== '' ? name : []));
}

async function drawAll(logos: LogoNames): Promise<void> {
  const { drawPictures } = await import('./draw-pictures.ts');
  const { pictureNames } = await import('./picture-names.ts');
  const { writeMotion } = await import('../../src/art/kit/motion.ts');
  const { writeStylesheet } = await import('../../src/art/kit/stylesheet.ts');
  const { markShapes } = await import('../../src/art/brand/mark-shapes.ts');
  const { scenesToDraw } = await import('./scenes-to-draw.ts');
  const { company } = await import('../../src/content/company.ts');

  const files = drawPictures(await scenesToDraw(), logos);
  // Draw everything again after an interruption.
  rmSync(join(FOLDER, ART_STAMP), { force: true });
  for (const { name, text } of files) write(`art/${name}.svg`, text);
  write('art.css', writeStylesheet(writeMotion()));
  write('picture-names.ts', pictureNames(files));
  write('mark.ts', markFile(markShapes(company.shortName)));
  const drawn = new Set(files.map(({ name }) => join(FOLDER, `art/${name}.svg`)));
  for (const file of globSync(join(FOLDER, 'art/**/*.svg'))) if (!drawn.has(file)) rmSync(file);
}

/** The mark as a module, as the header renders it in its text color. */
function markFile({ body, vane }: MarkShapes): string {
  return `export const mark = {\n  body: '${body}',\n  vane: '${vane}',\n};\n`;
}

const ART_SOURCES = [
  'content/colors.json',
  'scripts/lib/{draw-logos,draw-pictures,generated,picture-names,scenes-to-draw}.ts',
  'src/art/**/*.{ts,json}',
  'src/content/{colors.ts,palette/*}',
  'src/site/looks.ts',
];

/** A hash of everything the drawings depend on. Texts of pages are not part of it. */
async function hashOfArt(entries: Entries, logos: LogoNames): Promise<string> {
  const { company } = await import('../../src/content/company.ts');
  const looks = Object.entries(entries).map(([id, { area, look, closingArea, menu, scene }]) => [
    id,
    { area, look, closingArea, group: menu.group, scene },
  ]);
  const hash = createHash('sha256').update(JSON.stringify([company.shortName, logos, looks]));
  for (const file of globSync(ART_SOURCES).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function write(name: string, text: string): void {
  writeFile(join(FOLDER, name), text);
}
