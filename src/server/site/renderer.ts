import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Json, withoutIds } from '#contract/desk/content-tree.ts';
import type { BuildEnvironment, Bundle } from './bundle.ts';
import { addressesOf } from './media-file.ts';
import type { RenderInput, RenderReplies, RenderRequest } from './render-process.ts';

export type ContentFiles = Readonly<Record<string, Json>>;

/** One version of the content, loaded in a process of its own. */
export interface Rendering {
  /** The problems of the files. Without any, the other functions may be called. */
  check(): Promise<readonly string[]>;
  /** All documents, or what is wrong with them. */
  site(
    history: Readonly<Record<string, string>>,
    siteFiles: readonly string[],
  ): Promise<RenderReplies['site']>;
  /** A document with marks at its sections; null if there is no page at this path. */
  page(path: string, marks: readonly string[]): Promise<string | null>;
  close(): Promise<void>;
}

export interface Renderer {
  load(files: ContentFiles): Rendering;
}

/** Longer than a busy machine needs for all pages. */
const RENDER_MS = 60_000;
const OLD_MS = 60 * 60_000;
const PROGRAM = fileURLToPath(new URL('render-process.ts', import.meta.url));

export class RenderError extends Error {}

export function createRenderer(
  { folder }: Bundle,
  dataDir: string,
  readMedia: () => Promise<BuildEnvironment['media']>,
): Renderer {
  const scratch = join(dataDir, 'site');
  deleteOld(scratch);

  return {
    load(files) {
      const own = join(scratch, randomUUID());
      mkdirSync(own, { recursive: true });
      const texts = Object.fromEntries(Object.entries(files).map(([name, value]) => [name, textOf(value)]));
      const media = readMedia();
      const child = fork(PROGRAM, [], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const rendering = createRendering(child, media, () => rmSync(own, { recursive: true, force: true }));
      media.then(
        (media) => {
          const input: RenderInput = { bundle: folder, folder: own, files: texts, media };
          child.send({ input });
        },
        // What waits for it gets the reason.
        () => child.kill('SIGKILL'),
      );
      return rendering;
    },
  };
}

/** Left behind by a server that was killed. */
function deleteOld(scratch: string): void {
  const until = Date.now() - OLD_MS;
  for (const name of existsSync(scratch) ? readdirSync(scratch) : []) {
    const folder = join(scratch, name);
    if (statSync(folder).mtimeMs < until) rmSync(folder, { recursive: true, force: true });
  }
}

/** As in content/. */
export function textOf(content: Json): string {
  return typeof content === 'string' ? content : `${JSON.stringify(withoutIds(content), null, 2)}\n`;
}

function createRendering(
  child: ChildProcess,
  media: Promise<BuildEnvironment['media']>,
  cleanUp: () => void,
): Rendering {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  let failure: Error | undefined;

  function fail(error: Error): void {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  }
  child.on('message', (message) => {
    const { id, reply, error } = message as { id: number; reply?: unknown; error?: string };
    const request = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) request?.resolve(reply);
    else request?.reject(new RenderError(error));
  });
  child.on('error', fail);
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      fail(new RenderError('the process that renders pages has ended'));
      cleanUp();
      resolve();
    });
  });
  // Does not keep the server alive.
  child.unref();
  child.channel?.unref();

  function ask<Type extends RenderRequest['type']>(
    request: Extract<RenderRequest, { type: Type }>,
  ): Promise<RenderReplies[Type]> {
    if (failure !== undefined) return Promise.reject(failure);
    last += 1;
    const pending = Promise.withResolvers<unknown>();
    waiting.set(last, pending);
    child.send({ id: last, request });
    const timeout = setTimeout(() => {
      fail(new RenderError(`rendering took longer than ${RENDER_MS / 1000} s`));
      child.kill('SIGKILL');
    }, RENDER_MS);
    return pending.promise.finally(() => clearTimeout(timeout)) as Promise<RenderReplies[Type]>;
  }

  return {
    check: () => ask({ type: 'check' }),
    async site(history, siteFiles) {
      const pictures = Object.values(await media).flatMap(addressesOf);
      const all = [...siteFiles, ...pictures.map((address) => address.slice(1))];
      return ask({ type: 'site', history, siteFiles: all });
    },
    page: (path, marks) => ask({ type: 'page', path, marks }),
    async close() {
      // A server that starts has nothing else to wait for, and would end.
      child.ref();
      child.kill('SIGKILL');
      await ended;
    },
  };
}
