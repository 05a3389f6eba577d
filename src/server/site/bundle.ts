/** The files of dist/render, which the build writes (scripts/lib/render-folder.ts) and the server reads. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '#content/redirects.ts';
import type { Json } from '#contract/desk/content-tree.ts';

/** A picture with its versions for pages. The same as src/art/media-entry.ts. */
export interface MediaEntry {
  readonly kind: 'photo' | 'cutout' | 'vector';
  readonly width: number;
  readonly height: number;
  readonly base: string;
  readonly widths: readonly number[];
  readonly only?: 'jpg' | 'png' | 'webp';
}

/** The part of environment.json that the server uses. */
export interface BuildEnvironment {
  readonly media: Readonly<Record<string, MediaEntry>>;
  /** The day on which the text of each page was last changed. */
  readonly history: Readonly<Record<string, string>>;
  /** The day of the build. */
  readonly day: string;
  readonly needsDeveloper: readonly string[];
}

/** A file of the site and its text. */
interface TextFile {
  readonly file: string;
  readonly text: string;
}

export interface RenderedSite {
  readonly problems: readonly string[];
  readonly documents: readonly TextFile[];
  readonly others: readonly TextFile[];
  /** URLs of files that belong to pages that are switched off. */
  readonly off: readonly string[];
  readonly redirects: readonly Redirect[];
}

export interface Bundle {
  readonly folder: string;
  readonly environment: BuildEnvironment;
  /** The content of the build. JSON is parsed. */
  readonly content: Readonly<Record<string, Json>>;
}

/** Null if the build has none, as with builds of older versions. */
export function readBundle(builtSite: string): Bundle | null {
  const folder = join(builtSite, '..', 'render');
  if (!existsSync(join(folder, 'environment.json'))) return null;
  return {
    folder,
    environment: JSON.parse(readFileSync(join(folder, 'environment.json'), 'utf8')),
    content: readContent(join(folder, 'content')),
  };
}

/** The files of content/ that releases have. JSON is parsed. */
export function readContent(folder: string): Readonly<Record<string, Json>> {
  const names = globSync('{*.json,{pages,lists}/*.json,{legal,documents}/*.md}', { cwd: folder });
  const files = names.map((name): [string, Json] => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [name.replaceAll('\\', '/'), name.endsWith('.json') ? JSON.parse(text) : text];
  });
  return Object.fromEntries(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}
