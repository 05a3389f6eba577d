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
  const chunks = [
    ...new Set([client, `src/pages/${pageKey}.tsx`].flatMap((name) => withImports(manifest, name))),
  ].map((name) => chunk(manifest, name));
  return {
    styles: [
      chunk(manifest, 'src/ui/styles/site.css').file,
      ...new Set(chunks.flatMap(({ css = [] }) => css)),
    ].map(address),
    printStyles: address(chunk(manifest, 'src/ui/styles/print.css').file),
    font: address(chunk(manifest, 'src/ui/fonts/archivo.woff2').file),
    boot: address(boot.file),
    modules: chunks.filter(({ file }) => file !== boot.file).map(({ file }) => address(file)),
  };
}

/** The name of a chunk and of all it imports, itself first. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { imports = [] } = chunk(manifest, name);
  return [name, ...imports.flatMap((imported) => withImports(manifest, imported, seen))];
}

function chunk(manifest: Manifest, name: string): ManifestChunk {
  const found = manifest[name];
  if (!found) throw new Error(`The build made no chunk for ${name}.`);
  return found;
}

function address(file: string): string {
  return `/${file}`;
}
