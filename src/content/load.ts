/**
 * Reads the folder content/: parses, checks by the schemas, fills in facts. Problems are sentences with file and place; all of
 * them are returned, not only the first. Runs in Node only.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { check } from './check.ts';
import { closestName } from './closest-name.ts';
import { area } from './fields.ts';
import { legalAnchors } from './legal-files.ts';
import { type Lists, listSchemas } from './lists.ts';
import { type PageEntry, pageSchema, type SectionData, type SectionExample } from './page.ts';
import { parseJson } from './parse-json.ts';
import { type TextFile, textSchemas } from './texts.ts';

export interface LoadedPages {
  /** By id, in the order of menus: pages without a group first. */
  readonly entries: Readonly<Record<string, PageEntry>>;
  readonly sections: Readonly<Record<string, readonly SectionData[]>>;
  readonly problems: readonly string[];
}

type SectionSchema = z.ZodObject;

/** Every folder of src/sections with a schema.ts is a kind of section. */
export async function loadKinds(): Promise<ReadonlyMap<string, SectionSchema>> {
  const kinds = globSync('src/sections/*/schema.ts').sort();
  const modules = kinds.map(async (file) => {
    const kind = file.split(/[\\/]/)[2]!;
    const { schema }: { schema: SectionSchema } = await import(`../sections/${kind}/schema.ts`);
    const section = schema.extend({ kind: z.literal(kind), colors: area.optional() }).strict();
    // extend() drops the description.
    return [kind, section.describe(schema.description ?? '')] as const;
  });
  return new Map(await Promise.all(modules));
}

/** Ids of pages with the anchors of their sections, without checking anything else. */
export function pageAnchors(folder = 'content'): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const file of pageFiles(folder)) {
    const { value } = parseJson(readFileSync(file, 'utf8'));
    const sections = (value as { sections?: unknown } | undefined)?.sections;
    const anchors = Array.isArray(sections) ? sections.flatMap((section) => anchorsIn(section, folder)) : [];
    pages.set(pageIdOf(file), anchors);
  }
  return pages;
}

/** The kinds of sections of each page by its id, also of sections with mistakes in them. */
export function sectionKinds(folder = 'content'): Record<string, string[]> {
  const pages = pageFiles(folder).map((file) => {
    const sections = sectionsOf(parseJson(readFileSync(file, 'utf8')).value) as ({ kind?: unknown } | null)[];
    const kinds = sections.map((section) => section?.kind).filter((kind) => typeof kind === 'string');
    return [pageIdOf(file), kinds] as const;
  });
  return Object.fromEntries(pages);
}

/** Sections may have parts with anchors of their own. Those of a legal text are in its file. */
function anchorsIn(value: unknown, folder: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, kind, text } = value as Readonly<Record<string, unknown>>;
  const own = typeof id === 'string' ? [id] : [];
  const legal = kind === 'legal-text' && typeof text === 'string' ? legalAnchors(text, folder) : [];
  return [...own, ...legal, ...Object.values(value).flatMap((part) => anchorsIn(part, folder))];
}

export async function loadPages(folder = 'content'): Promise<LoadedPages> {
  const kinds = await loadKinds();
  const problems: string[] = [];
  const pages: { id: string; entry: PageEntry; sections: SectionData[] }[] = [];
  const seen = new Map<string, string>();
  for (const file of pageFiles(folder)) {
    const parsed = parseJson(readFileSync(file, 'utf8'));
    if (parsed.problem !== undefined) {
      problems.push(`${file}: ${parsed.problem}`);
      continue;
    }
    const checked = check(pageSchema, parsed.value, file);
    const sections = sectionsOf(parsed.value).map((section, index) =>
      checkSection(section, kinds, `${file}: sections[${index}]`),
    );
    problems.push(...checked.problems, ...sections.flatMap((section) => section.problems));
    if (!checked.value) continue;
    const { $schema: _schema, sections: _sections, ...entry } = checked.value;
    const id = pageIdOf(file);
    problems.push(...duplicates(file, entry, seen));
    if (entry.off && REQUIRED_PAGES.includes(id))
      problems.push(`${file}: off: Every site needs this page. Delete "off".`);
    pages.push({ id, entry, sections: sections.flatMap(({ value }) => (value ? [value] : [])) });
  }
  const groups = [undefined, 'solutions', 'services', 'products'];
  pages.sort(
    (a, b) =>
      groups.indexOf(a.entry.menu.group) - groups.indexOf(b.entry.menu.group) ||
      a.entry.menu.order - b.entry.menu.order,
  );
  return {
    entries: Object.fromEntries(pages.map(({ id, entry }) => [id, entry])),
    sections: Object.fromEntries(pages.map(({ id, sections }) => [id, sections])),
    problems,
  };
}

/** Home, contact, and the pages required by law. */
const REQUIRED_PAGES = ['home', 'contact', 'privacy-policy', 'terms-of-use'];

function duplicates(file: string, entry: PageEntry, seen: Map<string, string>): string[] {
  return (['path', 'title', 'description'] as const).flatMap((field) => {
    const key = `${field} ${entry[field]}`;
    const other = seen.get(key);
    seen.set(key, file);
    return other ? [`${file}: ${field}: "${entry[field]}" is also in ${other}. Write another one.`] : [];
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
      problems.push(`${folder}/schema.ts: add .describe('...') with one sentence about the section.`);
    if (!existsSync(`${folder}/section.tsx`))
      problems.push(`${folder}: add section.tsx, whose default export is the component of the section.`);
    if (!existsSync(file)) {
      problems.push(`${folder}: add example.json with a section of this kind, which the gallery shows.`);
      continue;
    }
    const parsed = parseJson(readFileSync(file, 'utf8'));
    if (parsed.problem !== undefined) {
      problems.push(`${file}: ${parsed.problem}`);
      continue;
    }
    const checked = check(schema as unknown as z.ZodType<SectionData>, parsed.value, file);
    problems.push(...checked.problems);
    if (checked.value) examples.push({ description: schema.description ?? '', section: checked.value });
  }
  return { examples, problems };
}

/** content/lists/*.json: `{ "items": [...] }`. */
export function loadLists(folder = 'content'): { lists: Lists; problems: string[] } {
  const problems: string[] = [];
  const lists = Object.entries(listSchemas).map(([name, { item, key, least }]) => {
    const file = `${folder}/lists/${name}.json`;
    const parsed = parseJson(readFileSync(file, 'utf8'));
    if (parsed.problem !== undefined) {
      problems.push(`${file}: ${parsed.problem}`);
      return [name, []];
    }
    const items: z.ZodType = z
      .array(item as unknown as z.ZodType<Record<string, unknown>>)
      .min(least)
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
    const checked = check(z.strictObject({ $schema: z.string().optional(), items }), parsed.value, file);
    problems.push(...checked.problems);
    return [name, checked.value?.items ?? []];
  });
  return { lists: Object.fromEntries(lists), problems };
}

/** site.json, mails.json and messages.json. */
export function loadTexts(folder = 'content'): { texts: Record<TextFile, object>; problems: string[] } {
  const problems: string[] = [];
  const texts = Object.entries(textSchemas).map(([name, schema]) => {
    const file = `${folder}/${name}.json`;
    const parsed = parseJson(readFileSync(file, 'utf8'));
    if (parsed.problem !== undefined) problems.push(`${file}: ${parsed.problem}`);
    const checked = check(schema, parsed.value ?? {}, file);
    if (parsed.problem === undefined) problems.push(...checked.problems);
    return [name, checked.value ?? {}];
  });
  return { texts: Object.fromEntries(texts), problems };
}

function checkSection(value: unknown, kinds: ReadonlyMap<string, SectionSchema>, where: string) {
  const kind = (value as { kind?: unknown } | null)?.kind;
  if (typeof kind !== 'string') return { problems: [], value: undefined };
  const schema = kinds.get(kind);
  if (!schema) {
    const closest = closestName(kind, [...kinds.keys()]);
    const instead =
      closest === undefined ? 'The kinds are the folders of src/sections.' : `Did you mean "${closest}"?`;
    return {
      problems: [`${where}.kind: There is no kind of section "${kind}". ${instead}`],
      value: undefined,
    };
  }
  return check(schema as unknown as z.ZodType<SectionData>, value, where);
}

function sectionsOf(value: unknown): unknown[] {
  const sections = (value as { sections?: unknown } | null)?.sections;
  return Array.isArray(sections) ? sections : [];
}

function pageFiles(folder: string): string[] {
  return globSync(`${folder}/pages/*.json`).sort();
}

function pageIdOf(file: string): string {
  return basename(file, '.json');
}
