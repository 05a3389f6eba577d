import { unknownName } from '#content/closest-name.ts';
import { pageIdAt } from './pages.ts';

export interface BuiltDocument {
  /** Its file in the built site, such as products/flexpod.html. */
  readonly file: string;
  readonly text: string;
}

const references = /\s(?:href|src|srcset|poster|action|data-placeholder)="([^"]*)"/gi;
const drawing = /^\/art\/[^/]+\/images\/(?:spot-)?(.*)\.svg$/;

/** Messages about broken links, anchors and assets of documents, given the other files of the site. */
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
  if (name !== undefined) {
    const known = files.flatMap((each) => drawing.exec(`/${each}`)?.[1] ?? []);
    return `${sourceOf(file)}: ${unknownName('drawing', name, known)}`;
  }
  const known = files.map((each) => (each.endsWith('.html') ? pathOf(each) : `/${each}`));
  return `${sourceOf(file)}: ${unknownName('page or file', path, known)}`;
}

function missingAnchor(file: string, anchor: string, target: string, ids: readonly string[]): string {
  return `${sourceOf(file)}: ${unknownName('anchor', anchor, ids, `on ${pathOf(target)}`)}`;
}

/** The file of the page, or its path for an error page. */
function sourceOf(file: string): string {
  const path = pathOf(file);
  const id = pageIdAt(path);
  return id === undefined ? `The page ${path}` : `content/pages/${id}.json`;
}

function documentAt(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
