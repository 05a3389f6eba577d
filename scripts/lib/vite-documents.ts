import type { Plugin, ViteDevServer } from 'vite';
import type { DocumentAssets } from '../../src/app/document.ts';
import type { ContentProblems } from './vite-content.ts';

type Prerender = typeof import('../../src/app/prerender.tsx');

/** Sources as Vite serves them. */
const assets: DocumentAssets = {
  styles: '/src/app/site.css',
  font: '/src/ui/fonts/archivo.woff2',
  script: '/src/app/client.ts',
  search: '/src/generated/search.json',
};

/** Renders each page on request, like the build, and reloads it when one of its files changes. */
export function documentsInDevelopment(problems: ContentProblems): Plugin {
  return {
    name: 'documents-in-development',
    configureServer(server) {
      // After Vite's own middleware: any path that is not a project file is a page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const [path = '/'] = (request.originalUrl ?? '/').split('?');
            const isBrowser = request.headers.accept?.includes('text/html');
            const { html, isFound } = await documentAt(server, path);
            // Vite's own 404 for missing scripts and images.
            if (!isFound && !isBrowser) return next();
            response.statusCode = isFound ? 200 : 404;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            // A problem in the content is often the cause, and more helpful than the stack.
            next(problems.text ? Object.assign(new Error(problems.text), { stack: '' }) : error);
          }
        });
      };
    },
    hotUpdate({ modules, server }) {
      // Vite hot-replaces styles and islands; a document has to be reloaded.
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const isInBrowser = modules.some(
        ({ file }) => file && server.environments.client.moduleGraph.getModulesByFile(file),
      );
      if (!isInBrowser) server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

async function documentAt(server: ViteDevServer, path: string) {
  const { fileOf, pageKeys, renderPage } = (await server.ssrLoadModule(
    '/src/app/prerender.tsx',
  )) as Prerender;
  const key = pageKeys.find((key) => fileOf(key) === (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
  return { html: renderPage(key ?? 'not-found', assets), isFound: key !== undefined };
}
