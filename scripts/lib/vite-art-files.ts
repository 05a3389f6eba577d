import { createHash } from 'node:crypto';
import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

const drawn = 'src/generated/art';

/** Changes when any drawing does; it stands in the address of all of them, so that browsers may keep them for ever. */
function artVersion(): string {
  const hash = createHash('sha256');
  for (const file of artFileNames()) hash.update(file).update(readFileSync(join(drawn, file)));
  return hash.digest('hex').slice(0, 8);
}

function artFileNames(): string[] {
  return globSync('{scenes,images}/*', { cwd: drawn }).sort();
}

function serveSvg(server: ViteDevServer, route: string, folder: string): void {
  server.middlewares.use(route, (request, response, next) => {
    const file = join(folder, (request.url ?? '').replace(/[?#].*$/, ''));
    if (!file.endsWith('.svg') || !existsSync(file)) return next();
    response.setHeader('Content-Type', 'image/svg+xml');
    createReadStream(file).pipe(response);
  });
}

/** Puts the drawn files into the built site under /art/<version>/, and serves them in development. */
export function artFiles(): Plugin {
  const version = artVersion();
  return {
    name: 'art-files',
    config: () => ({ define: { __ART_VERSION__: JSON.stringify(version) } }),
    configureServer(server) {
      serveSvg(server, `/art/${version}`, drawn);
      serveSvg(server, '/', join(drawn, 'brand'));
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const file of artFileNames()) {
        this.emitFile({
          type: 'asset',
          fileName: `art/${version}/${file}`,
          source: readFileSync(join(drawn, file)),
        });
      }
    },
  };
}
