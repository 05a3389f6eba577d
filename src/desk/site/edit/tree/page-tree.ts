import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import type { Files, SiteSchema } from '#contract/desk/site.ts';

export const HOME = 'pages/home.json';

export interface PageNode {
  readonly file: string;
  readonly children: readonly PageNode[];
}

/** Pages below the page that the breadcrumb has above them, in the order of the menus. */
export function pageTree(draft: Files): readonly PageNode[] {
  const pages = Object.keys(draft)
    .filter((file) => file.startsWith('pages/'))
    .sort((a, b) => orderOf(draft[a]) - orderOf(draft[b]) || a.localeCompare(b));
  const parents = new Map(pages.map((file) => [file, parentOf(draft, file)]));
  const below = (parent: string | null): readonly PageNode[] =>
    pages.filter((file) => parents.get(file) === parent).map((file) => ({ file, children: below(file) }));
  return below(null);
}

/** The file of the page above. Null at the top, and for pages that are above each other. */
function parentOf(draft: Files, file: string): string | null {
  const seen = new Set([file]);
  let above = aboveOf(draft, file);
  for (let next = above; next !== null; next = aboveOf(draft, next)) {
    if (seen.has(next)) {
      above = null;
      break;
    }
    seen.add(next);
  }
  return above;
}

function aboveOf(draft: Files, file: string): string | null {
  const parent = valueAt(draft[file], 'parent');
  const name = `pages/${String(parent)}.json`;
  return parent !== null && draft[name] !== undefined ? name : null;
}

function orderOf(content: Json | undefined): number {
  const order = valueAt(content, 'menu.order');
  return typeof order === 'number' ? order : Number.POSITIVE_INFINITY;
}

export interface FileGroups {
  readonly lists: readonly string[];
  readonly wholeSite: readonly string[];
  readonly documents: readonly string[];
}

const LISTS = ['positions', 'insights', 'testimonials', 'clients', 'partners', 'leaders'];
const WHOLE_SITE = ['company', 'facts', 'site', 'messages', 'mails', 'redirects', 'colors'];

/** The files that are not pages, as far as the editor can show them. */
export function fileGroups(draft: Files, schema: SiteSchema): FileGroups {
  const files = Object.keys(draft);
  const nameOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');
  const byName = (names: readonly string[]) => (a: string, b: string) =>
    (names.indexOf(nameOf(a)) + 1 || 99) - (names.indexOf(nameOf(b)) + 1 || 99) || a.localeCompare(b);
  const hasForm = (file: string) => file.endsWith('.json') && schema.schemas[nameOf(file)] !== undefined;
  return {
    lists: files.filter((file) => file.startsWith('lists/') && hasForm(file)).sort(byName(LISTS)),
    wholeSite: [
      ...files.filter((file) => !file.includes('/') && hasForm(file)).sort(byName(WHOLE_SITE)),
      ...files.filter((file) => file.startsWith('legal/')).sort(),
    ],
    documents: files.filter((file) => file.startsWith('documents/')).sort(),
  };
}

/** The name of the schema of a file. */
export function schemaName(file: string): string {
  return file.startsWith('pages/') ? 'page' : file.replace(/^.*\/|\.\w+$/g, '');
}
