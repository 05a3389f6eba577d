import type { SiteAssets } from '../../src/app/render-site.tsx';

/** Vite's manifest.json. */
export type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** URLs of the assets of every document. */
export function documentAssets(manifest: Manifest): SiteAssets {
  return {
    styles: address(manifest, 'src/app/site.css'),
    font: address(manifest, 'src/ui/fonts/archivo.woff2'),
    script: address(manifest, 'src/app/client.ts'),
  };
}

function address(manifest: Manifest, name: string): string {
  const found = manifest[name];
  if (!found) throw new Error(`The build has no output for ${name}.`);
  return `/${found.file}`;
}
