import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { contentTypeOf } from '../../src/server/http/site-files.ts';
import { isInput } from './generated-inputs.ts';
import { makePicture } from './media/make-picture.ts';
import { mediaAddress } from './media/paths.ts';

const ART = 'src/generated/art';

/** The API of the plugin, for other plugins of the development server. They may be instances of another copy of this module. */
export interface Generated {
  /** Called after each run in development, with the problems of the content, or an empty text. */
  readonly listeners: ((problems: string) => void)[];
}

export function generatedApi({ config }: ViteDevServer): Generated {
  return config.plugins.find(({ name }) => name === 'generated')!.api;
}

/**
 * Writes src/generated before Vite or Vitest reads it, and again when an input changes. For the site it also emits the drawings
 * under /art/<version>/, and serves drawings and media in development.
 */
export function generated({ isSite = true } = {}): Plugin {
  let version = '';
  const api: Generated = { listeners: [] };
  return {
    name: 'generated',
    api,
    config() {
      if (process.env.GENERATED_IN !== process.cwd()) {
        // In a child process, because this one caches modules.
        execFileSync(process.execPath, ['scripts/generate.ts'], { stdio: 'inherit' });
        process.env.GENERATED_IN = process.cwd();
      }
      version = artVersion();
      return { define: { __ART_VERSION__: JSON.stringify(version) } };
    },
    configureServer(server) {
      generateOnChange(server, api);
      if (!isSite) return;
      serveSvg(server, `/art/${version}`, ART);
      serveSvg(server, '/', join(ART, 'brand'));
      serveMedia(server);
    },
    generateBundle() {
      if (!isSite || this.environment.config.consumer !== 'client') return;
      for (const file of artFileNames()) {
        this.emitFile({
          type: 'asset',
          fileName: `art/${version}/${file}`,
          source: readFileSync(join(ART, file)),
        });
      }
    },
  };
}

/** Changes with any drawing. Part of their URLs, so that browsers may cache them forever. */
function artVersion(): string {
  const hash = createHash('sha256');
  for (const file of artFileNames()) hash.update(file).update(readFileSync(join(ART, file)));
  return hash.digest('hex').slice(0, 8);
}

function artFileNames(): string[] {
  return globSync('{scenes,images}/*', { cwd: ART }).sort();
}

/** A failure prints its reason, and the next change tries again. Reloads for drawings, which Vite does not watch as modules. */
function generateOnChange(server: ViteDevServer, { listeners }: Generated): void {
  let version = artVersion();
  let isRunning = false;
  let isQueued = false;
  const start = (): void => {
    if (isRunning) {
      isQueued = true;
      return;
    }
    [isRunning, isQueued] = [true, false];
    execFile(process.execPath, ['scripts/generate.ts'], (error, _stdout, stderr) => {
      isRunning = false;
      if (isQueued) return start();
      if (stderr) console.error(stderr.trim());
      const before = version;
      version = artVersion();
      if (!error && version !== before) server.environments.client.hot.send({ type: 'full-reload' });
      for (const listener of listeners) listener(error ? stderr.trim() : '');
    });
  };
  // The desk's development server watches only its own folder by default.
  server.watcher.add(['content', 'media', 'scripts/lib', 'src'].map((folder) => resolve(folder)));
  server.watcher.on('all', (event, file) => {
    const path = relative(process.cwd(), file).replaceAll('\\', '/');
    const isSectionAddedOrRemoved = event !== 'change' && path.startsWith('src/sections/');
    if (isInput(path) || isSectionAddedOrRemoved) start();
  });
}

function serveSvg({ middlewares }: ViteDevServer, route: string, folder: string): void {
  middlewares.use(route, (request, response, next) => {
    const file = join(folder, (request.url ?? '').replace(/[?#].*$/, ''));
    if (!file.endsWith('.svg') || !existsSync(file)) return next();
    response.setHeader('Content-Type', 'image/svg+xml');
    createReadStream(file).pipe(response);
  });
}

/** Converts media files on request. The build converts all that are used. */
function serveMedia({ middlewares }: ViteDevServer): void {
  middlewares.use(mediaAddress, async (request, response, next) => {
    const [name = ''] = (request.url ?? '').split('?');
    const bytes = await makePicture(name).catch(() => null);
    if (bytes === null) return next();
    response.setHeader('Content-Type', contentTypeOf(name));
    response.end(bytes);
  });
}
