import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unknownName } from '../../src/site/unknown-name.ts';

export interface BuiltDocument {
  /** Its file in the built site, such as products/flexpod.html. */
  readonly file: string;
  readonly text: string;
}

const references = /\s(?:href|src|srcset|poster|action|data-placeholder)="([^"]*)"/gi;
const drawing = /^\/art\/[^/]+\/images\/(?:spot-)?(.*)\.svg$/;

/** Broken links, anchors and assets of a built site, as sentences. */
export function deadLinks(siteDir: string): string[] {
  const files = globSync('**/*', { cwd: siteDir });
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, text: readFileSync(join(siteDir, file), 'utf8') }));
  return deadReferences(documents, files);
}

/** The same for documents that are not written yet, given the other files of the site. */
export function deadReferences(
  documents: readonly BuiltDocument[],
  otherFiles: readonly string[],
  willBeBuilt: (path: string) => boolean = () => false,
): string[] {
  const files = new Set([...otherFiles, ...documents.map(({ file }) => file)]);
  const anchors = new Map(
    documents.map(({ file, text }) => [file, [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)]),
  );
  const dead = documents.flatMap(({ file, text }) =>
    [...text.matchAll(references)]
      .flatMap(([, reference = '']) => reference.replaceAll('&amp;', '&').split(/,? /))
      // Ignore the widths of a srcset, and external URLs.
      .filter((address) => !/^(https?:|mailto:|tel:|data:|\/api\/|#$|\d+w$)/.test(address))
      .flatMap((address) => {
        const [withoutAnchor = '', anchor = ''] = address.split('#');
        const [path = ''] = withoutAnchor.split('?');
        const target = path === '' ? file : documentAt(path);
        if (files.has(path.slice(1)) || willBeBuilt(path)) return [];
        if (!files.has(target)) return [missingFile(file, path, [...files])];
        const ids = anchors.get(target) ?? [];
        return anchor === '' || ids.includes(anchor) ? [] : [missingAnchor(file, anchor, target, ids)];
      }),
  );
  return [...new Set(dead)];
}

function missingFile(file: string, path: string, files: readonly string[]): string {
  const name = drawing.exec(path)?.[1];
  if (name === undefined) {
    const known = files.map((each) => (each.endsWith('.html') ? pathOf(each) : `/${each}`));
    return `${sourceOf(file, [path, basename(path)])}: ${unknownName('page or file', path, known)}`;
  }
  const known = files.flatMap((each) => drawing.exec(`/${each}`)?.[1] ?? []);
  // Records say "analytics"; sections add the look: "analytics.run-solutions".
  const short = name.replace(/^scene-|\..*$/g, '');
  return `${sourceOf(file, [name, `spot-${name}`, short])}: ${unknownName('drawing', name, known)}`;
}

function missingAnchor(file: string, anchor: string, target: string, ids: readonly string[]): string {
  return `${sourceOf(file, [anchor])}: ${unknownName('anchor', anchor, ids, ` on ${pathOf(target)}`)}`;
}

/** The source file that contains one of these words in quotes: in the page's folder, otherwise in shared code. */
function sourceOf(file: string, words: readonly string[]): string {
  const path = pathOf(file);
  const entry = globSync('src/pages/*/entry.ts').find((each) => holds(each, [`path: '${path}'`]));
  const places = [
    ...(entry ? [dirname(entry)] : []),
    'src/content',
    'src/site',
    'src/{sections,features,app,pages}',
  ];
  const sources = places.flatMap((place) => globSync(`${place}/**/*.{ts,tsx}`).sort());
  const quoted = words.flatMap((word) => [`'${word}'`, `"${word}"`]);
  return sources.find((source) => !source.includes('.test.') && holds(source, quoted)) ?? `The page ${path}`;
}

function holds(file: string, texts: readonly string[]): boolean {
  const source = readFileSync(file, 'utf8');
  return texts.some((text) => source.includes(text));
}

function documentAt(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
