import type { DocumentAssets } from '../../src/app/document.ts';

/** Vite's manifest.json. */
export type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** URLs of the assets of every document. */
export function documentAssets(manifest: Manifest): DocumentAssets {
  return {
    styles: address(manifest, 'src/app/site.css'),
    font: address(manifest, 'src/ui/fonts/archivo.woff2'),
    script: address(manifest, 'src/app/client.ts'),
    search: address(manifest, 'src/generated/search.json'),
  };
}

function address(manifest: Manifest, name: string): string {
  const found = manifest[name];
  if (!found) throw new Error(`The build has no output for ${name}.`);
  return `/${found.file}`;
}
