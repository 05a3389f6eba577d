import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import type { DocumentRecord } from '../../src/content/documents.ts';
import { documents as printed } from '../../src/generated/documents.ts';
import { deadReferences } from '../../src/site/dead-links.ts';
import { isOn } from '../../src/site/pages.ts';
import { unknownNameIn } from '../../src/site/unknown-name.ts';
import { mediaAddress } from './media/paths.ts';

type RenderSite = typeof import('../../src/app/render-site.tsx');

export interface RenderedProblems {
  /** Broken links, anchors and drawings of pages. */
  readonly pages: readonly string[];
  /** Outdated PDF documents. */
  readonly documents: readonly string[];
}

/**
 * Problems that only rendering finds, in a few seconds. Needs Vite for JSX and for drawings as text.
 */
export async function renderedProblems(): Promise<RenderedProblems> {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    return { pages: await pageProblems(vite), documents: await outdatedDocuments(vite) };
  } finally {
    await vite.close();
  }
}

/** Documents whose content or layout has changed since `npm run documents`, as messages. */
export async function outdatedDocuments(vite: ViteDevServer): Promise<string[]> {
  const isOutdated = await outdatedCheck(vite);
  const published = printed.filter(({ page }) => isOn(page));
  return published.flatMap((record) => {
    try {
      if (!isOutdated(record)) return [];
      return [
        `public/media/${record.file}: its text or layout has changed. Print it again: npm run documents`,
      ];
    } catch (error) {
      return [`${sourceOf(record)}: ${unknownNameIn(error)}`];
    }
  });
}

/** The file with the text of a document. */
export function sourceOf({ file }: DocumentRecord): string {
  return `content/documents/${file.replace(/pdf$/, 'md')}`;
}

/** Returns a function that checks whether a document is out of date. */
export async function outdatedCheck(vite: ViteDevServer) {
  const { fingerprint } = (await vite.ssrLoadModule(
    '/src/documents/fingerprint.ts',
  )) as typeof import('../../src/documents/fingerprint.ts');
  const madeFrom: Readonly<Record<string, string>> = JSON.parse(
    readFileSync('src/documents/made-from.json', 'utf8'),
  );
  return (record: DocumentRecord) =>
    !existsSync(`public/media/${record.file}`) || madeFrom[record.file] !== fingerprint(record);
}

async function pageProblems(vite: ViteDevServer): Promise<string[]> {
  const { renderAll } = (await vite.ssrLoadModule('/src/app/render-site.tsx')) as RenderSite;
  const { documents, problems } = renderAll({
    styles: '',
    font: '',
    script: '/src/app/client.ts',
    search: '',
  });
  if (problems.length > 0) return problems;
  const version = JSON.parse(vite.config.define?.__ART_VERSION__);
  const files = [
    ...globSync('{scenes,images}/*', { cwd: 'src/generated/art' }).map((file) => `art/${version}/${file}`),
    ...globSync('**/*', { cwd: 'public' }),
  ];
  const bodies = documents.map(({ file, text }) => ({ file, text: text.slice(text.indexOf('<body>')) }));
  return deadReferences(bodies, files, (path) => path.startsWith(mediaAddress) || path.startsWith('/src/'));
}
