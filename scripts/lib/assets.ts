import type { DocumentAssets } from '../../src/app/document.ts';

/** Vite's own record of what it built. */
export type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** Addresses of what the documents refer to. */
export function documentAssets(manifest: Manifest): DocumentAssets {
  return {
    styles: address(manifest, 'src/app/site.css'),
    font: address(manifest, 'src/ui/fonts/archivo.woff2'),
    script: address(manifest, 'src/app/client.ts'),
  };
}

function address(manifest: Manifest, name: string): string {
  const found = manifest[name];
  if (!found) throw new Error(`The build made no file of ${name}.`);
  return `/${found.file}`;
}
