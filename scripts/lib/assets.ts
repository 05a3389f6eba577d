import type { DocumentAssets } from '../../src/app/document.ts';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's own record of what it built. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

const client = 'src/app/client.tsx';

/** Addresses of what the document of a page refers to. */
export function documentAssets(manifest: Manifest, pageKey: string): DocumentAssets {
  const boot = chunk(manifest, 'src/app/boot.ts');
  const modules = new Set([
    ...moduleFiles(manifest, client),
    ...moduleFiles(manifest, `src/pages/${pageKey}.tsx`),
  ]);
  modules.delete(boot.file);
  return {
    styles: address(chunk(manifest, 'src/ui/styles/site.css').file),
    font: address(chunk(manifest, 'src/ui/fonts/archivo.woff2').file),
    boot: address(boot.file),
    modules: [...modules].map(address),
  };
}

/** A chunk and all it imports. */
export function moduleFiles(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { file, imports = [] } = chunk(manifest, name);
  return [file, ...imports.flatMap((imported) => moduleFiles(manifest, imported, seen))];
}

function chunk(manifest: Manifest, name: string): ManifestChunk {
  const found = manifest[name];
  if (!found) throw new Error(`The build made no chunk for ${name}.`);
  return found;
}

function address(file: string): string {
  return `/${file}`;
}
