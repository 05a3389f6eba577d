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
  const page = `src/pages/${pageKey}.tsx`;
  const chunks = chunksOf(manifest, [client, page]);
  const styles = new Set([chunk(manifest, 'src/ui/styles/site.css').file, ...stylesOf(chunks)]);
  const { dynamicImports = [] } = chunk(manifest, page);
  const laterStyles = new Set(
    stylesOf(chunksOf(manifest, dynamicImports)).filter((file) => !styles.has(file)),
  );
  return {
    styles: [...styles].map(address),
    laterStyles: [...laterStyles].map(address),
    printStyles: address(chunk(manifest, 'src/ui/styles/print.css').file),
    font: address(chunk(manifest, 'src/ui/fonts/archivo.woff2').file),
    boot: address(boot.file),
    modules: chunks.filter(({ file }) => file !== boot.file).map(({ file }) => address(file)),
  };
}

/** Chunks and all that they import, each once. */
function chunksOf(manifest: Manifest, names: readonly string[]): ManifestChunk[] {
  const all = new Set(names.flatMap((name) => withImports(manifest, name)));
  return [...all].map((name) => chunk(manifest, name));
}

function stylesOf(chunks: readonly ManifestChunk[]): string[] {
  return chunks.flatMap(({ css = [] }) => css);
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
