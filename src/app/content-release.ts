/**
 * Checks and renders content that was edited at the desk. The process that imports this bundle maps "#site-content/..." to a folder
 * with the content (src/server/site/render-process.ts). Each version needs a process of its own, because modules compute facts when
 * they are loaded.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { MediaEntry } from '../art/media-entry.ts';
import { type SectionSchemas, withKind } from '../content/load.ts';
import { writeContentModules, writeDataModules } from './content-modules.ts';
import type { SiteAssets } from './render-site.tsx';

/** What the build knows, in environment.json beside the bundle. */
export interface BuildEnvironment {
  readonly publicFiles: readonly string[];
  readonly scenes: readonly string[];
  readonly images: readonly string[];
  readonly spots: readonly string[];
  readonly media: Readonly<Record<string, MediaEntry>>;
  readonly printable: readonly string[];
  readonly siteUrl: string;
  readonly assets: SiteAssets;
  /** The day on which the text of each page was last changed. */
  readonly history: Readonly<Record<string, string>>;
  /** The day of the build. */
  readonly day: string;
  /** Files, or groups of site.json such as "site.json#search", that scripts or the server contain too. */
  readonly needsDeveloper: readonly string[];
}

export type RenderedSite = ReturnType<typeof import('./render-site.tsx').renderSite>;

export const environment: BuildEnvironment = JSON.parse(
  readFileSync(new URL('environment.json', import.meta.url), 'utf8'),
);

/** Writes the modules of the content in this folder, as `generated` in it. Returns the problems. */
export async function prepareContent(
  folder: string,
  media: BuildEnvironment['media'],
): Promise<readonly string[]> {
  const { publicFiles, scenes, images, spots, printable, siteUrl } = environment;
  const folders = { content: folder, out: join(folder, 'generated') };
  writeDataModules(folders);
  const problems = await writeContentModules(folders, {
    schemas: sectionSchemas(),
    publicFiles,
    scenes,
    media,
    mediaProblems: new Map(),
    printable,
    siteUrl: async () => ({ url: siteUrl }),
    draw: async () => ({ problems: [], images, spots }),
  });
  return problems.map((problem) => problem.replace(`${folder}/`, 'content/'));
}

/** After prepareContent() without problems. `siteFiles`: the other files of the site, which documents may refer to. */
export async function renderContent(
  history: ReadonlyMap<string, string>,
  siteFiles: readonly string[],
): Promise<RenderedSite> {
  const { renderSite } = await import('./render-site.tsx');
  const { deadReferences } = await import('../site/dead-links.ts');
  const site = renderSite(environment.assets, history);
  const files = [...siteFiles, ...site.others.map(({ file }) => file)].filter(
    (file) => !site.off.includes(`/${file}`),
  );
  return { ...site, problems: [...site.problems, ...deadReferences(site.documents, files)] };
}

/** A document with a mark before each section, for the preview of the desk. Null if there is no page at this path. */
export async function renderPreview(path: string, marks: readonly string[]): Promise<string | null> {
  const { pageIdAt } = await import('../site/pages.ts');
  const id = pageIdAt(path);
  if (id === undefined) return null;
  const { renderPage } = await import('./prerender.tsx');
  const { searchAddress } = await import('./document.ts');
  return renderPage(id, { ...environment.assets, search: searchAddress }, marks);
}

function sectionSchemas(): SectionSchemas {
  const schemas = import.meta.glob<z.ZodObject>('../sections/*/schema.ts', { eager: true, import: 'schema' });
  return new Map(
    Object.entries(schemas).map(([file, schema]) => {
      const kind = file.split('/')[2]!;
      return [kind, withKind(kind, schema)];
    }),
  );
}
