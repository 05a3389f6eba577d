/**
 * Checks and renders one version of the content, with the bundle of the build (dist/render). Modules of the bundle compute facts
 * when they are loaded, so each version needs modules of its own. A process and not a thread, because its memory is free
 * afterward.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, RenderedSite } from './bundle.ts';

export interface RenderInput {
  /** The folder of the bundle. */
  readonly bundle: string;
  /** An empty folder for this process. */
  readonly folder: string;
  /** The text of each file of content/. */
  readonly files: Readonly<Record<string, string>>;
  readonly media: BuildEnvironment['media'];
}

export type RenderRequest =
  | { readonly type: 'check' }
  | {
      readonly type: 'site';
      readonly history: Readonly<Record<string, string>>;
      readonly siteFiles: readonly string[];
    }
  /** `marks`: the ids of the sections, in their order. */
  | { readonly type: 'page'; readonly path: string; readonly marks: readonly string[] };

export interface RenderReplies {
  readonly check: readonly string[];
  readonly site: RenderedSite;
  /** Null if there is no page at this path. */
  readonly page: string | null;
}

interface Bundle {
  readonly environment: BuildEnvironment;
  prepareContent(folder: string, media: BuildEnvironment['media']): Promise<readonly string[]>;
  renderContent(history: ReadonlyMap<string, string>, siteFiles: readonly string[]): Promise<RenderedSite>;
  renderPreview(path: string, marks: readonly string[]): Promise<string | null>;
}

const CONTENT = '#site-content/';

async function load({ bundle, folder, files, media }: RenderInput) {
  registerHooks({
    resolve(specifier, context, next) {
      if (!specifier.startsWith(CONTENT)) return next(specifier, context);
      return next(pathToFileURL(join(folder, specifier.slice(CONTENT.length))).href, context);
    },
  });
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const { prepareContent, renderContent, renderPreview }: Bundle = await import(
    pathToFileURL(join(bundle, 'content-release.js')).href
  );
  const problems = await prepareContent(folder, media);
  return async (request: RenderRequest): Promise<RenderReplies[RenderRequest['type']]> => {
    if (request.type === 'check') return problems;
    if (request.type === 'page') return renderPreview(request.path, request.marks);
    return renderContent(new Map(Object.entries(request.history)), request.siteFiles);
  };
}

const loaded = Promise.withResolvers<Awaited<ReturnType<typeof load>>>();

type Message = { readonly input: RenderInput } | { readonly id: number; readonly request: RenderRequest };

process.on('message', async (message: Message) => {
  if ('input' in message) {
    load(message.input).then(loaded.resolve, loaded.reject);
    return;
  }
  const { id, request } = message;
  try {
    const answer = await loaded.promise;
    process.send!({ id, reply: await answer(request) });
  } catch (error) {
    process.send!({ id, error: error instanceof Error ? error.stack : String(error) });
  }
});
// A signal for the server's process group must not end a render that the server waits for.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
