import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const references = /\s(?:href|src|srcset|poster|action|data-placeholder)="([^"]*)"/gi;

/** Links, anchors and assets of a built site that lead to nothing in it, as sentences. */
export function deadLinks(siteDir: string): string[] {
  const files = new Set(globSync('**/*', { cwd: siteDir }));
  const documents = [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(siteDir, file), 'utf8') }));
  const anchors = new Map(
    documents.map(({ file, html }) => [
      file,
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])),
    ]),
  );
  const documentAt = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

  return documents.flatMap(({ file, html }) =>
    [...html.matchAll(references)]
      .flatMap(([, reference = '']) => reference.replaceAll('&amp;', '&').split(/,? /))
      // Widths of a srcset, and what leads out of the site.
      .filter((address) => !/^(https?:|mailto:|tel:|data:|\/api\/|#$|\d+w$)/.test(address))
      .flatMap((address) => {
        const [withoutAnchor = '', anchor] = address.split('#');
        const path = withoutAnchor.split('?')[0] ?? '';
        const target = path === '' ? file : documentAt(path);
        if (!files.has(target))
          return files.has(path.slice(1)) ? [] : [`${file}: ${address} is not in the site`];
        return anchor && !anchors.get(target)?.has(anchor) ? [`${file}: ${address} has no such anchor`] : [];
      }),
  );
}
