/**
 * Loads the folder content/: parses it, validates it against the schemas and fills in facts. Problems are messages with file and
 * path; all of them are returned, not only the first. Runs in Node only.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { check } from './check.ts';
import { unknownName } from './closest-name.ts';
import { dataSchemas } from './data-schemas.ts';
import { area, setCurrentPage } from './fields.ts';
import { legalAnchors } from './legal-files.ts';
import { type Lists, listSchemas } from './lists.ts';
import { CONTENT_VERSION, versionOf } from './migrations.ts';
import {
  navigationGroups,
  type PageEntry,
  pageSchema,
  type SectionData,
  type SectionExample,
} from './page.ts';
import { parseJson } from './parse-json.ts';
import { type TextFile, textSchemas } from './texts.ts';

type SectionSchema = z.ZodObject;

/** By kind. */
export type SectionSchemas = ReadonlyMap<string, SectionSchema>;

/** Every folder of src/sections with a schema.ts is a kind of section. */
export async function loadKinds(): Promise<SectionSchemas> {
  const files = globSync('src/sections/*/schema.ts').sort();
  const modules = files.map(async (file) => {
    const kind = file.split(/[\\/]/)[2]!;
    const { schema }: { schema: SectionSchema } = await import(`../sections/${kind}/schema.ts`);
    return [kind, withKind(kind, schema)] as const;
  });
  return new Map(await Promise.all(modules));
}

/** The schema of a section of this kind. */
export function withKind(kind: string, schema: SectionSchema): SectionSchema {
  const section = schema.safeExtend({ kind: z.literal(kind), colors: area.optional() }).strict();
  // safeExtend() drops the description.
  return section.describe(schema.description ?? '');
}

/** Ids of pages with the anchors of their sections, without validating anything else. */
export function pageAnchors(folder = 'content'): Map<string, string[] | undefined> {
  return new Map(
    pageFiles(folder).map((file) => {
      const { value, problem } = read(file);
      const anchors = sectionsOf(value).flatMap((section) => anchorsIn(section, folder));
      return [pageIdOf(file), problem === undefined ? anchors : undefined];
    }),
  );
}

/** The section kinds of each page by its id, including those of invalid sections. */
export function sectionKinds(folder = 'content'): Record<string, string[]> {
  const pages = pageFiles(folder).map((file) => {
    const sections = sectionsOf(parseJson(readFileSync(file, 'utf8')).value) as ({ kind?: unknown } | null)[];
    const kinds = sections.map((section) => section?.kind).filter((kind) => typeof kind === 'string');
    return [pageIdOf(file), kinds] as const;
  });
  return Object.fromEntries(pages);
}

/** Collects ids recursively, as parts of sections may have anchors too. Those of a legal text are in its file. */
function anchorsIn(value: unknown, folder: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, kind, text } = value as Readonly<Record<string, unknown>>;
  const own = typeof id === 'string' ? [id] : [];
  const legal = kind === 'legal-text' && typeof text === 'string' ? legalAnchors(text, folder) : [];
  return [...own, ...legal, ...Object.values(value).flatMap((part) => anchorsIn(part, folder))];
}

/** The metadata of all pages by id, in the order of menus: pages without a group first. */
export function loadEntries(folder = 'content') {
  const problems: string[] = [];
  const pages: { id: string; entry: PageEntry }[] = [];
  const seen = new Map<string, string>();
  for (const file of pageFiles(folder)) {
    const { value, problem } = read(file);
    if (problem !== undefined) {
      problems.push(problem);
      continue;
    }
    const id = pageIdOf(file);
    const checked = check(pageSchema, value, file);
    problems.push(...checked.problems, ...duplicates(file, value, seen));
    if ((value as { off?: unknown } | null)?.off === true && REQUIRED_PAGES.includes(id))
      problems.push(`${file}: off: Every site needs this page. Delete "off".`);
    if (!checked.value) continue;
    const { $schema: _schema, sections: _sections, ...entry } = checked.value;
    pages.push({ id, entry });
  }
  problems.push(...missingPages(folder));
  const groups = [undefined, ...navigationGroups];
  pages.sort(
    (a, b) =>
      groups.indexOf(a.entry.menu.group) - groups.indexOf(b.entry.menu.group) ||
      a.entry.menu.order - b.entry.menu.order,
  );
  const entries: Readonly<Record<string, PageEntry>> = Object.fromEntries(
    pages.map(({ id, entry }) => [id, entry]),
  );
  return { entries, problems };
}

/** The sections of all pages that can be read. loadEntries() reports the others. */
export function loadSections(kinds: SectionSchemas, folder = 'content') {
  const problems: string[] = [];
  const sections: Record<string, readonly SectionData[]> = {};
  for (const file of pageFiles(folder)) {
    const id = pageIdOf(file);
    setCurrentPage(id);
    const checked = sectionsOf(read(file).value).map((section, index) =>
      checkSection(section, kinds, `${file}: sections[${index}]`),
    );
    problems.push(...checked.flatMap((section) => section.problems));
    sections[id] = checked.flatMap(({ value }) => value ?? []);
  }
  setCurrentPage(undefined);
  return { sections, problems };
}

/** Home, contact, and the pages required by law. */
const REQUIRED_PAGES = ['home', 'contact', 'privacy-policy', 'terms-of-use'];
/** Linked from menus and footer, which omit them if they are switched off. */
const LINKED_PAGES = ['solutions', 'services', 'products', 'ai-services', 'industries', 'about', 'careers'];

function missingPages(folder: string): string[] {
  const ids = pageFiles(folder).map(pageIdOf);
  const missing = (names: readonly string[], remedy: string) =>
    names
      .filter((id) => !ids.includes(id))
      .map((id) => `${folder}/pages/${id}.json: This file is missing. ${remedy}`);
  return [
    ...missing(REQUIRED_PAGES, 'Every site needs it.'),
    ...missing(LINKED_PAGES, 'Menus name it: restore it, and write "off": true to leave the page out.'),
  ];
}

function duplicates(file: string, page: unknown, seen: Map<string, string>): string[] {
  return (['path', 'title', 'description'] as const).flatMap((field) => {
    const value = (page as Readonly<Record<string, unknown>> | null)?.[field];
    if (typeof value !== 'string') return [];
    const other = seen.get(`${field} ${value}`);
    seen.set(`${field} ${value}`, file);
    return other ? [`${file}: ${field}: "${value}" is also in ${other}. Write another one.`] : [];
  });
}

/** src/sections/<kind>/example.json of every kind, for the gallery and tests. */
export async function loadExamples(): Promise<{ examples: SectionExample[]; problems: string[] }> {
  const problems: string[] = [];
  const examples: SectionExample[] = [];
  for (const [kind, schema] of await loadKinds()) {
    const folder = `src/sections/${kind}`;
    const file = `${folder}/example.json`;
    if (!schema.description)
      problems.push(
        `${folder}/schema.ts: write in one sentence what the kind is for: object('...', { ... }).`,
      );
    if (!existsSync(`${folder}/section.tsx`))
      problems.push(`${folder}: add section.tsx, whose default export is the component of the section.`);
    if (!existsSync(file)) {
      problems.push(`${folder}: add example.json with a section of this kind, which the gallery shows.`);
      continue;
    }
    const checked = checkFile(schema as unknown as z.ZodType<SectionData>, file);
    problems.push(...checked.problems);
    if (checked.value) examples.push({ description: schema.description ?? '', section: checked.value });
  }
  return { examples, problems };
}

/** content/lists/*.json: `{ "items": [...] }`. */
export function loadLists(folder = 'content'): { lists: Lists; problems: string[] } {
  const problems: string[] = [];
  const lists = Object.entries(listSchemas).map(([name, { item, key, minItems }]) => {
    const file = `${folder}/lists/${name}.json`;
    const items: z.ZodType = z
      .array(item as unknown as z.ZodType<Record<string, unknown>>)
      .min(minItems)
      .superRefine((entries, context) => {
        entries.forEach((entry, index) => {
          const first = entries.findIndex((each) => each[key] === entry[key]);
          if (first < index)
            context.addIssue({
              code: 'custom',
              path: [index, key],
              message: `"${entry[key]}" is also that of items[${first}]. Write another one, or delete one of the two.`,
            });
        });
      });
    const checked = checkFile(z.strictObject({ $schema: z.string().optional(), items }), file);
    problems.push(...checked.problems);
    return [name, checked.value?.items ?? []];
  });
  return { lists: Object.fromEntries(lists), problems };
}

/** An error message if the folder has the format of another version. */
export function versionProblem(folder = 'content'): string | undefined {
  const file = `${folder}/version.json`;
  const { value } = existsSync(file) ? read(file) : { value: undefined };
  const version = versionOf(new Map([['version.json', (value ?? {}) as Record<string, unknown>]]));
  if (version < CONTENT_VERSION)
    return `${folder}/ has the format of version ${version}. Upgrade it to ${CONTENT_VERSION}: npm run content -- upgrade`;
  if (version > CONTENT_VERSION)
    return `${folder}/ has the format of version ${version}, and this site knows ${CONTENT_VERSION}. Update the site.`;
  return undefined;
}

/** Problems of the files that modules import directly. */
export function dataProblems(folder = 'content'): string[] {
  return Object.entries(dataSchemas).flatMap(
    ([name, schema]) => checkFile(schema, `${folder}/${name}.json`).problems,
  );
}

/** site.json, mails.json and messages.json. */
export function loadTexts(folder = 'content'): { texts: Record<TextFile, object>; problems: string[] } {
  const problems: string[] = [];
  const texts = Object.entries(textSchemas).map(([name, schema]) => {
    const checked = checkFile(schema, `${folder}/${name}.json`);
    problems.push(...checked.problems);
    return [name, checked.value ?? {}];
  });
  return { texts: Object.fromEntries(texts), problems };
}

function checkSection(value: unknown, kinds: SectionSchemas, where: string) {
  const kind = (value as { kind?: unknown } | null)?.kind;
  if (typeof kind !== 'string') return { problems: [], value: undefined };
  const schema = kinds.get(kind);
  if (!schema) {
    const message = unknownName('kind of section', kind, [...kinds.keys()]);
    return { problems: [`${where}.kind: ${message}`], value: undefined };
  }
  return check(schema as unknown as z.ZodType<SectionData>, value, where);
}

function sectionsOf(value: unknown): unknown[] {
  const sections = (value as { sections?: unknown } | null)?.sections;
  return Array.isArray(sections) ? sections : [];
}

/** The parsed and validated content of a file, or all its problems. */
function checkFile<T>(schema: z.ZodType<T>, file: string) {
  const { value, problem } = read(file);
  return problem === undefined ? check(schema, value, file) : { value: undefined, problems: [problem] };
}

/** The problem is a message that includes the file name. */
function read(file: string): { value?: unknown; problem?: string } {
  if (!existsSync(file)) return { problem: `${file}: This file is missing. Every site needs it.` };
  const { value, problem } = parseJson(readFileSync(file, 'utf8'));
  return problem === undefined ? { value } : { problem: `${file}: ${problem}` };
}

function pageFiles(folder: string): string[] {
  return globSync(`${folder}/pages/*.json`).sort();
}

function pageIdOf(file: string): string {
  return basename(file, '.json');
}
