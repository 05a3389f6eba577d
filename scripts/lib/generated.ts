/**
 * Writes src/generated: source files that are not committed. Plain files, because Node, Vite and the type checker can all read
 * them.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MarkShapes } from '../../src/art/brand/mark-shapes.ts';
import type { MediaEntry } from '../../src/art/media-entry.ts';
import { colors, people } from '../../src/content/colors.ts';
import { company } from '../../src/content/company.ts';
import { deskColors } from '../../src/content/palette/desk.ts';
import { shades } from '../../src/content/palette/shades.ts';
import { servingSettings } from '../../src/server/settings/serving.ts';
import { siteUrlSetting } from '../run.mjs';
import { INPUTS } from './generated-inputs.ts';
import { inspect } from './media/inspect.ts';
import { listMedia } from './media/list-media.ts';
import { pageCount } from './pdf-information.ts';

const FOLDER = 'src/generated';

/** Returns problems of the inputs, as sentences. */
export async function generate(): Promise<readonly string[]> {
  const incomplete = writePageList();
  if (incomplete.length > 0) {
    return [`A page is not complete (CONTRIBUTING.md, "How to add"):\n- ${incomplete.join('\n- ')}`];
  }
  const problems = [...writeSiteUrl(), ...writeColors()];
  if (problems.length > 0) return problems;
  writeDocumentFacts();
  await writeMedia();
  return drawArt();
}

/** Required in every page folder. */
const PAGE_FILES = [
  { file: 'entry.ts', gives: 'export const entry', what: 'its path, title, place in the menus and keywords' },
  { file: 'page.tsx', gives: 'export default', what: 'the list of its sections' },
  { file: 'scene.ts', gives: 'export const picture', what: 'its drawing' },
];
/** The 404 page. It has no path, so it has no entry. */
const NOT_FOUND = 'not-found';

/** Every folder in src/pages is a page. */
function writePageList(): string[] {
  const ids = readdirSync('src/pages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const problems = ids.flatMap(pageProblems);
  if (problems.length > 0) return problems;
  const pages = ids.filter((id) => id !== NOT_FOUND);
  const union = pages.map((id) => `  | '${id}'`).join('\n');
  write(
    'page-id.ts',
    `/** The name of every page: its folder in src/pages. */\nexport type PageId =\n${union};\n`,
  );
  const imports = pages.map((id, index) => `import { entry as entry${index} } from '#pages/${id}/entry.ts';`);
  const entries = pages.map((id, index) => `  '${id}': entry${index},`);
  write('entries.ts', `${imports.join('\n')}\n\nexport const entries = {\n${entries.join('\n')}\n};\n`);
  return [];
}

function pageProblems(id: string): string[] {
  const folder = join('src/pages', id);
  const problems = PAGE_FILES.filter(({ file }) => !(id === NOT_FOUND && file === 'entry.ts')).flatMap(
    ({ file, gives, what }) => {
      const path = join(folder, file);
      if (!existsSync(path)) return [`Add src/pages/${id}/${file}: ${what}.`];
      return readFileSync(path, 'utf8').includes(gives)
        ? []
        : [`src/pages/${id}/${file} lacks "${gives} ...": ${what}.`];
    },
  );
  const hasContent = existsSync(join(folder, 'content.ts')) || existsSync(join(folder, 'content'));
  return hasContent ? problems : [...problems, `Add src/pages/${id}/content.ts: its words.`];
}

/** The base URL of pages, sitemap and cards: SITE_URL, or the company's domain by default. */
function writeSiteUrl(): string[] {
  const { name, parse, wanted } = servingSettings.siteUrl;
  const value = siteUrlSetting();
  const set = parse(value);
  if (set === undefined) return [`${name} is "${value}". Set it to ${wanted}.`];
  write(
    'site-url.ts',
    `/** Where the site is found. */\nexport const siteUrl = '${set ?? company.siteUrl}';\n`,
  );
  return [];
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
  '/* Made from src/content/colors.ts and src/content/palette: change those, not this file. */';

/** CSS variables of the site and the desk. */
function writeColors(): string[] {
  const problems = Object.entries({ ...colors, ...people.skin, ...people.hair }).flatMap(([name, color]) =>
    /^#[0-9a-f]{6}$/i.test(color)
      ? []
      : [
          `src/content/colors.ts, ${name}: is "${color}". Write # and six signs, each a digit or a letter from a to f.`,
        ],
  );
  if (problems.length > 0) return problems;
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
  return [];
}

function variables(values: readonly (readonly [string, string])[]): string {
  return values.map(([name, value]) => `  --${name}: ${value};\n`).join('');
}

/** The valid files of media/. The content check reports problems of the others. */
async function writeMedia(): Promise<void> {
  const entries: Record<string, MediaEntry> = {};
  for (const file of listMedia()) {
    const entry = await inspect(file);
    if ('base' in entry) entries[file] = entry;
  }
  write('media.ts', `export const media = ${JSON.stringify(entries, null, 2)} as const;\n`);
}

const ART_STAMP = 'art/drawn-from';

/** Draws all pictures that need no browser (two or three seconds), unless no input has changed. */
async function drawArt(): Promise<string[]> {
  const stamp = hashOfInputs();
  const stampFile = join(FOLDER, ART_STAMP);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return [];
  // Imported here, because these modules import the files written above.
  const { entryProblems } = await import('../../src/site/problems.ts');
  const problems = entryProblems();
  if (problems.length > 0) return problems;
  const { CannotDraw } = await import('../../src/art/brand/font.ts');
  try {
    await drawAll();
  } catch (error) {
    if (error instanceof CannotDraw) return [error.message];
    throw error;
  }
  write(ART_STAMP, stamp);
  return [];
}

async function drawAll(): Promise<void> {
  const { drawPictures } = await import('./draw-pictures.ts');
  const { pictureNames } = await import('./picture-names.ts');
  const { writeMotion } = await import('../../src/art/kit/motion.ts');
  const { writeStylesheet } = await import('../../src/art/kit/stylesheet.ts');
  const { markShapes } = await import('../../src/art/brand/mark-shapes.ts');
  const { scenesToDraw } = await import('./scenes-to-draw.ts');

  const files = drawPictures(await scenesToDraw());
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

function hashOfInputs(): string {
  const hash = createHash('sha256');
  const files = globSync([...INPUTS], { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Skips files that are up to date, so that watchers are not triggered. Replaces the others in one step, because the development
 * server may read them at any time.
 */
function write(name: string, text: string): void {
  const file = join(FOLDER, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
