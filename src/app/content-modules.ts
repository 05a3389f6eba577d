/**
 * Checks a folder of content and writes the modules that the pages import (src/generated). The build and `npm run dev` do it with
 * content/, the server with what was edited at the desk. Modules that import a file of the content, or a module written here, are
 * imported inside of functions, when that file is known to be valid and written.
 */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MediaEntry } from '../art/media-entry.ts';
import { type KnownNames, setKnownNames } from '../content/fields.ts';
import { legalNames } from '../content/legal-files.ts';
import {
  dataProblems,
  loadEntries,
  loadLists,
  loadSections,
  loadTexts,
  pageAnchors,
  type SectionSchemas,
  sectionKinds,
  versionProblem,
} from '../content/load.ts';
import type { PageEntry } from '../content/page.ts';
import { parseJson } from '../content/parse-json.ts';
import type { ParsedDocument } from '../documents/parse.ts';

export type Entries = Readonly<Record<string, PageEntry>>;

/** What the content refers to. */
export interface ContentEnvironment {
  readonly schemas: SectionSchemas;
  /** Files of public/, such as "media/film.mp4". */
  readonly publicFiles: readonly string[];
  readonly scenes: readonly string[];
  readonly media: Readonly<Record<string, MediaEntry>>;
  readonly mediaProblems: ReadonlyMap<string, string>;
  /** The kinds of sections that can be printed. */
  readonly printable: readonly string[];
  /** The base URL of pages, sitemap and cards. Called when company.json is valid. */
  siteUrl(): Promise<{ readonly url: string } | { readonly problem: string }>;
  /** Draws what depends on the pages, and returns the names of all drawings. */
  draw(entries: Entries, names: KnownNames): Promise<Drawings>;
}

export interface Drawings {
  readonly problems: readonly string[];
  readonly images?: readonly string[];
  readonly spots?: readonly string[];
}

interface Folders {
  readonly content: string;
  /** Gets the modules. */
  readonly out: string;
}

/**
 * Returns the problems. A broken file skips only the checks that depend on it: names of drawings depend on the metadata of pages,
 * facts on company.json.
 */
export async function writeContentModules(
  { content, out }: Folders,
  environment: ContentEnvironment,
): Promise<readonly string[]> {
  const write = (name: string, text: string): void => writeFile(join(out, name), text);
  const outdated = versionProblem(content);
  if (outdated) return [outdated];
  const broken = dataProblems(content);
  const { facts, factProblems, failure } = await importFacts();
  const names = knownNames(content, environment, facts);
  setKnownNames(names);
  const { texts, problems: textProblems } = loadTexts(content);
  const { entries, problems: entryProblems } = loadEntries(content);
  const problems = [...broken, ...factProblems, ...textProblems, ...entryProblems];
  if (problems.length === 0 && failure) throw failure;

  if (broken.length + entryProblems.length === 0) {
    writePages(write, entries);
    const { loadDocuments } = await import('../documents/parse.ts');
    const known = { pages: sectionKinds(content), printable: environment.printable, facts: facts ?? {} };
    const documents = loadDocuments(known, content);
    writeDocuments(write, documents);
    problems.push(...documents.flatMap((document) => document.problems));
    const drawings = await environment.draw(entries, names);
    problems.push(...drawings.problems);
    setKnownNames({ ...names, ...drawings });
  }
  let legalTexts = {};
  if (broken.length + textProblems.length === 0) {
    writeTexts(write, texts);
    const siteUrl = await environment.siteUrl();
    if ('problem' in siteUrl) problems.push(siteUrl.problem);
    else write('site-url.ts', `/** Where the site is found. */\nexport const siteUrl = '${siteUrl.url}';\n`);
    const { loadLegalTexts } = await import('../content/legal-load.ts');
    const legal = loadLegalTexts(content);
    legalTexts = legal.texts;
    problems.push(...legal.problems);
  }
  if (broken.length + entryProblems.length + textProblems.length === 0) {
    const { searchData } = await import('../features/search/data.ts');
    write('search.json', JSON.stringify(searchData));
    const { redirectProblems } = await import('../site/redirect-problems.ts');
    problems.push(...redirectProblems(environment.publicFiles));
  }
  const { sections, problems: sectionProblems } = loadSections(environment.schemas, content);
  const { lists, problems: listProblems } = loadLists(content);
  problems.push(...sectionProblems, ...listProblems);
  write('media.ts', `export const media = ${JSON.stringify(environment.media, null, 2)} as const;\n`);
  if (problems.length > 0) return groupedByFile(problems);
  write(
    'lists.ts',
    `import type { Lists } from '#content/lists.ts';\n\nexport const lists: Lists = ${JSON.stringify(lists, null, 2)};\n`,
  );
  write(
    'page-sections.ts',
    `import type { SectionData } from '#content/page.ts';\n\nexport const sections: Readonly<Record<string, readonly SectionData[]>> = ${JSON.stringify(sections, null, 2)};\n`,
  );
  writeLegalTexts(write, legalTexts);
  return [];
}

/** Writes the data files that modules import as modules, which a bundle can import. */
export function writeDataModules({ content, out }: Folders): void {
  for (const file of globSync('*.json', { cwd: content }))
    writeFile(
      join(out, 'data', file.replace(/json$/, 'js')),
      `export default ${readFileSync(join(content, file), 'utf8')};\n`,
    );
}

type Write = (name: string, text: string) => void;

/** All problems of a file together, in the order in which they were found. */
function groupedByFile(problems: readonly string[]): string[] {
  return Object.values(Object.groupBy(problems, (problem) => problem.split(':')[0]!)).flatMap(
    (group = []) => group,
  );
}

/** Returns a failure instead if files from which facts are computed have problems. */
async function importFacts() {
  try {
    const { facts, factProblems } = await import('../content/facts.ts');
    return { facts, factProblems };
  } catch (failure) {
    return { factProblems: [], failure };
  }
}

export function knownNames(
  content: string,
  {
    publicFiles,
    scenes,
    media,
    mediaProblems,
  }: Pick<ContentEnvironment, 'publicFiles' | 'scenes' | 'media' | 'mediaProblems'>,
  facts: KnownNames['facts'],
): KnownNames {
  const { value } = parseJson(readFileSync(join(content, 'messages.json'), 'utf8'));
  const { enquiryTypes = {} } =
    (value as { contact?: { enquiryTypes?: Record<string, string[]> } })?.contact ?? {};
  const pages = pageAnchors(content);
  return {
    pages,
    files: publicFiles.flatMap((file) => /^media\/([^/]+)$/.exec(file)?.[1] ?? []),
    scenes: [...new Set([...scenes, ...pages.keys()])],
    media: [...Object.keys(media), ...mediaProblems.keys()].sort(),
    mediaProblems,
    enquiryTypes: new Map(Object.entries(enquiryTypes)),
    legalTexts: legalNames(content),
    facts,
  };
}

/** Ids and metadata of the pages. */
function writePages(write: Write, entries: Entries): void {
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
function writeDocuments(write: Write, documents: readonly ParsedDocument[]): void {
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

/** Texts that are not part of a page. Each group is a module, so that the browser gets only those that an island names. */
function writeTexts(write: Write, texts: Readonly<Record<string, object>>): void {
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

function writeLegalTexts(write: Write, texts: object): void {
  const names = Object.keys(texts).map((name) => `'${name}'`);
  write(
    'legal.ts',
    `import type { LegalText } from '#content/legal.ts';\n\n/** The name of a file in content/legal. */\nexport type LegalName = ${names.join(' | ') || 'never'};\n\nexport const legalTexts: Readonly<Record<LegalName, LegalText>> = ${JSON.stringify(texts, null, 2)};\n`,
  );
}

/**
 * Skips files that are up to date, so that watchers are not triggered. Replaces the others in one step, because the development
 * server may read them at any time.
 */
export function writeFile(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  // Node 24 would try forever to create a folder in a working directory that was deleted.
  if (!existsSync(process.cwd())) throw new Error(`${process.cwd()} was deleted.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
