/**
 * Loads and checks content/, and writes src/generated: source files that are not committed. Plain files, because Node, Vite and
 * the type checker can all read them. Also writes the JSON Schemas of content/ for editors.
 *
 * Modules that import a file of content/ or of src/generated are imported inside of functions, when that file is known to be
 * valid and written.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MarkShapes } from '../../src/art/brand/mark-shapes.ts';
import type { MediaEntry } from '../../src/art/media-entry.ts';
import { type KnownNames, setKnownNames } from '../../src/content/fields.ts';
import { legalNames } from '../../src/content/legal-files.ts';
import {
  dataProblems,
  loadEntries,
  loadExamples,
  loadLists,
  loadSections,
  loadTexts,
  pageAnchors,
  sectionKinds,
  versionProblem,
} from '../../src/content/load.ts';
import type { PageEntry } from '../../src/content/page.ts';
import { parseJson } from '../../src/content/parse-json.ts';
import type { ParsedDocument } from '../../src/documents/parse.ts';
import { siteUrlSetting } from '../run.mjs';
import type { LogoNames } from './draw-logos.ts';
import { jsonSchemas } from './json-schemas.ts';
import { inspect } from './media/inspect.ts';
import { listMedia } from './media/list-media.ts';
import { pageCount } from './pdf-information.ts';

const FOLDER = 'src/generated';
/** Every file of content/ names its schema there. */
const SCHEMAS = '.cache/schema';

type Entries = Readonly<Record<string, PageEntry>>;

/**
 * Returns the problems of the inputs. A broken file skips only the checks that depend on it: names of drawings depend on the
 * metadata of pages, facts on company.json.
 */
export async function generate(): Promise<readonly string[]> {
  const outdated = versionProblem();
  if (outdated) return [outdated];
  const broken = dataProblems();
  const { facts, factProblems, failure } = await importFacts();
  const media = await inspectMedia();
  const names = knownNames(facts, media.problems);
  setKnownNames(names);
  const { texts, problems: textProblems } = loadTexts();
  const { entries, problems: entryProblems } = loadEntries();
  const problems = [...broken, ...factProblems, ...textProblems, ...entryProblems];
  if (problems.length === 0 && failure) throw failure;

  if (broken.length + entryProblems.length === 0) {
    writePages(entries);
    const { loadDocuments, printableSections } = await import('../../src/documents/parse.ts');
    const documents = loadDocuments({
      pages: sectionKinds(),
      printable: printableSections(),
      facts: facts ?? {},
    });
    writeDocuments(documents);
    problems.push(...documents.flatMap((document) => document.problems));
    const drawingProblems = await drawArt(entries);
    problems.push(...drawingProblems);
    if (drawingProblems.length === 0) await registerDrawingNames(names);
  }
  let legalTexts = {};
  if (broken.length + textProblems.length === 0) {
    await writeLocale();
    writeTexts(texts);
    problems.push(...(await writeSiteUrl()));
    const { loadLegalTexts } = await import('../../src/content/legal-load.ts');
    const legal = loadLegalTexts();
    legalTexts = legal.texts;
    problems.push(...legal.problems);
  }
  if (broken.length + entryProblems.length + textProblems.length === 0) {
    await writeSearch();
    const { redirectProblems } = await import('./redirect-problems.ts');
    problems.push(...redirectProblems());
  }
  const { sections, problems: sectionProblems } = await loadSections();
  const { lists, problems: listProblems } = loadLists();
  const { examples, problems: exampleProblems } = await loadExamples();
  problems.push(...sectionProblems, ...listProblems, ...exampleProblems);
  if (problems.length > 0) return groupedByFile(problems);

  await writeColors();
  writeDocumentFacts();
  write('media.ts', `export const media = ${JSON.stringify(media.entries, null, 2)} as const;\n`);
  write(
    'lists.ts',
    `import type { Lists } from '#content/lists.ts';\n\nexport const lists: Lists = ${JSON.stringify(lists, null, 2)};\n`,
  );
  write(
    'page-sections.ts',
    `import type { SectionData } from '#content/page.ts';\n\nexport const sections: Readonly<Record<string, readonly SectionData[]>> = ${JSON.stringify(sections, null, 2)};\n`,
  );
  write(
    'examples.ts',
    `import type { SectionExample } from '#content/page.ts';\n\n/** One for each kind of section. */\nexport const examples: readonly SectionExample[] = ${JSON.stringify(examples, null, 2)};\n`,
  );
  writeSectionProps(examples.map(({ section }) => section.kind));
  const styles = globSync('src/sections/*/*.css').sort();
  write('sections.css', styles.map((file) => `@import "../../${file}";\n`).join(''));
  writeLegalTexts(legalTexts);
  return [];
}

/** The props of the component of each kind of section: the fields of its schema. */
function writeSectionProps(kinds: readonly string[]): void {
  const schemas = kinds.map((kind) => `  '${kind}': typeof import('#sections/${kind}/schema.ts').schema;\n`);
  write(
    'section-props.ts',
    `import type { z } from 'zod';\n\ninterface Schemas {\n${schemas.join('')}}\n\nexport type SectionKind = keyof Schemas;\n\nexport type SectionProps<Kind extends SectionKind> = z.infer<Schemas[Kind]>;\n`,
  );
}

/** All problems of a file together, in the order in which they were found. */
function groupedByFile(problems: readonly string[]): string[] {
  return Object.values(Object.groupBy(problems, (problem) => problem.split(':')[0]!)).flatMap(
    (group = []) => group,
  );
}

/** Returns a failure instead if files of content/ from which facts are computed have problems. */
async function importFacts() {
  try {
    const { facts, factProblems } = await import('../../src/content/facts.ts');
    return { facts, factProblems };
  } catch (failure) {
    return { factProblems: [], failure };
  }
}

export function knownNames(
  facts: KnownNames['facts'],
  mediaProblems: ReadonlyMap<string, string>,
): KnownNames {
  const { value } = parseJson(readFileSync('content/messages.json', 'utf8'));
  const { enquiryTypes = {} } =
    (value as { contact?: { enquiryTypes?: Record<string, string[]> } })?.contact ?? {};
  const pages = pageAnchors();
  const scenes = globSync('src/art/scenes/*.ts').map((file) => basename(file, '.ts'));
  return {
    pages,
    files: globSync('public/media/*').map((file) => basename(file)),
    scenes: [...new Set([...scenes, ...pages.keys()])],
    media: listMedia(),
    mediaProblems,
    enquiryTypes: new Map(Object.entries(enquiryTypes)),
    legalTexts: legalNames(),
    facts,
  };
}

/** From now on, names of drawings are checked, and editors complete them. */
async function registerDrawingNames(names: KnownNames): Promise<void> {
  const { imageNames, spotNames } = await import('../../src/generated/picture-names.ts');
  const withDrawings = { ...names, images: imageNames, spots: spotNames };
  setKnownNames(withDrawings);
  for (const [file, schema] of await jsonSchemas(withDrawings))
    writeFile(join(SCHEMAS, file), `${JSON.stringify(schema, null, 2)}\n`);
}

/** Ids and metadata of the pages. */
function writePages(entries: Entries): void {
  const union = Object.keys(entries)
    .sort()
    .map((id) => `  | '${id}'`)
    .join('\n');
  write(
    'page-id.ts',
    `/** The id of every page: its file in content/pages. */\nexport type PageId =\n${union};\n`,
  );
  write(
    'page-entries.ts',
    `import type { PageEntry } from '#content/page.ts';\nimport type { PageId } from './page-id.ts';\n\n/** In the order of the menus. */\nexport const entries: Readonly<Record<PageId, PageEntry>> = ${JSON.stringify(entries, null, 2)};\n`,
  );
}

/** The documents to download, as data. */
function writeDocuments(documents: readonly ParsedDocument[]): void {
  const records = documents.map(({ record }) => record);
  const plans = Object.fromEntries(documents.map(({ record, plan }) => [record.file, plan]));
  write(
    'documents.ts',
    `import type { DocumentPlan } from '#content/document-plan.ts';
import type { DocumentRecord } from '#content/documents.ts';

export const documents: readonly DocumentRecord[] = ${JSON.stringify(records, null, 2)};

/** By file. */
export const plans: Readonly<Record<string, DocumentPlan>> = ${JSON.stringify(plans, null, 2)};
`,
  );
}

async function writeLocale(): Promise<void> {
  const { locale } = await import('../../src/content/company.ts');
  write(
    'locale.ts',
    `/** For scripts in the browser, which get no company data. */\nexport const locale = '${locale}';\n`,
  );
}

async function writeSearch(): Promise<void> {
  const { searchData } = await import('../../src/features/search/data.ts');
  write('search.json', JSON.stringify(searchData));
}

/** Texts that are not part of a page. Each group is a module, so that the browser gets only those that an island names. */
function writeTexts(texts: Readonly<Record<string, object>>): void {
  for (const [name, { $schema: _, ...groups }] of Object.entries<Record<string, unknown>>(texts as never)) {
    if (name === 'mails') {
      write('texts/mails.ts', constant('mailTexts', groups));
      continue;
    }
    for (const [group, values] of Object.entries(groups))
      write(`texts/${name}/${group}.ts`, constant(`${group}Texts`, values));
    const exported = Object.keys(groups).map(
      (group) => `export { ${group}Texts } from './${name}/${group}.ts';\n`,
    );
    write(`texts/${name}.ts`, exported.join(''));
  }
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

function writeLegalTexts(texts: object): void {
  const names = Object.keys(texts).map((name) => `'${name}'`);
  write(
    'legal.ts',
    `import type { LegalText } from '#content/legal.ts';\n\n/** The name of a file in content/legal. */\nexport type LegalName = ${names.join(' | ') || 'never'};\n\nexport const legalTexts: Readonly<Record<LegalName, LegalText>> = ${JSON.stringify(texts, null, 2)};\n`,
  );
}

/** The base URL of pages, sitemap and cards: SITE_URL, or the company's domain by default. */
async function writeSiteUrl(): Promise<string[]> {
  const { company } = await import('../../src/content/company.ts');
  const { servingSettings } = await import('../../src/server/settings/serving.ts');
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

/**
 * Skips files that are up to date, so that watchers are not triggered. Replaces the others in one step, because the development
 * server may read them at any time.
 */
function writeFile(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  // Node 24 would try forever to create a folder in a working directory that was deleted.
  if (!existsSync(process.cwd())) throw new Error(`${process.cwd()} was deleted.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
