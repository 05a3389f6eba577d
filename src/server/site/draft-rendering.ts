import { siteProblems } from '#content/desk/server-texts.ts';
import { DeskProblem } from '../http/errors.ts';
import { type ContentFiles, RenderError, type Rendering } from './renderer.ts';

/** Renders the newest draft: what is wrong with it, and single pages for the preview. */
export interface DraftRendering {
  /** What is wrong with the draft of this version. */
  problems(version: number): Promise<readonly string[]>;
  /** A page with marks at its sections; null if there is none at this path. */
  page(version: number, path: string): Promise<string | null>;
  close(): Promise<void>;
}

export interface DraftRenderingOptions {
  readonly load: (files: ContentFiles) => Rendering;
  readonly readDraft: () => Promise<ContentFiles>;
  /** The draft without the changes that have problems. */
  readonly withoutBlocked: (version: number) => Promise<ContentFiles>;
  /** Problems that show only when all pages are rendered, such as broken links. */
  readonly siteProblems: (rendering: Rendering) => Promise<readonly string[]>;
}

/** Processes for editors who look at several pages. */
const IDLE_MS = 2 * 60_000;

interface Loaded {
  readonly files: ContentFiles;
  readonly rendering: Rendering;
  /** What is wrong with the files themselves. */
  readonly invalid: readonly string[];
}

export function createDraftRendering(options: DraftRenderingOptions): DraftRendering {
  const whole = cached(options.readDraft, options.load);
  const partial = cached(options.withoutBlocked, options.load);
  let idle: NodeJS.Timeout | undefined;
  let last: { readonly version: number; readonly problems: Promise<readonly string[]> } | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    await Promise.all([whole.close(), partial.close()]);
  }

  function keep(): void {
    clearTimeout(idle);
    idle = setTimeout(close, IDLE_MS).unref();
  }

  async function find(version: number): Promise<readonly string[]> {
    const { rendering, invalid } = await whole.at(version);
    return invalid.length > 0 ? invalid : options.siteProblems(rendering);
  }

  return {
    close,

    problems(version) {
      keep();
      if (last?.version !== version) {
        const problems = find(version);
        last = { version, problems };
        problems.catch(() => {
          if (last?.problems === problems) last = undefined;
        });
      }
      return last.problems;
    },

    async page(version, path) {
      keep();
      const draft = await whole.at(version);
      if (draft.invalid.length === 0) {
        try {
          return await pageOf(draft, path);
        } catch (error) {
          // This page refers to something that does not exist.
          if (!(error instanceof RenderError)) throw error;
        }
      }
      const valid = await partial.at(version);
      if (valid.invalid.length > 0) throw new DeskProblem(409, siteProblems.failed);
      const page = await pageOf(valid, path);
      if (page === null && hasPage(draft.files, path)) throw new DeskProblem(409, siteProblems.blockedPage);
      return page;
    },
  };
}

/** Loads one version at a time. */
function cached(read: (version: number) => Promise<ContentFiles>, load: (files: ContentFiles) => Rendering) {
  let current: { readonly version: number; readonly loaded: Promise<Loaded> } | undefined;

  async function start(version: number): Promise<Loaded> {
    const files = await read(version);
    const rendering = load(files);
    try {
      return { files, rendering, invalid: await rendering.check() };
    } catch (error) {
      await rendering.close();
      throw error;
    }
  }

  async function close(): Promise<void> {
    const closing = current;
    current = undefined;
    await closing?.loaded.then(({ rendering }) => rendering.close()).catch(() => {});
  }

  return {
    close,
    async at(version: number): Promise<Loaded> {
      // A request that took longer must not end what newer ones wait for. Its caller asks again.
      if (current && version < current.version) throw new RenderError('the draft has changed');
      if (current?.version !== version) {
        void close();
        const loaded = start(version);
        current = { version, loaded };
        loaded.catch(() => {
          if (current?.loaded === loaded) current = undefined;
        });
      }
      return current.loaded;
    },
  };
}

function pageOf({ files, rendering }: Loaded, path: string): Promise<string | null> {
  return rendering.page(path, sectionIds(files, path));
}

function hasPage(files: ContentFiles, path: string): boolean {
  return pageAt(files, path) !== undefined;
}

function sectionIds(files: ContentFiles, path: string): string[] {
  return pageAt(files, path)?.sections?.map(({ $id }) => $id) ?? [];
}

function pageAt(files: ContentFiles, path: string) {
  const pages = Object.entries(files).flatMap(([file, content]) =>
    file.startsWith('pages/')
      ? [content as { readonly path?: string; readonly sections?: readonly { readonly $id: string }[] }]
      : [],
  );
  return pages.find((page) => page.path === path);
}
