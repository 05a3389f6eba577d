import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { generated } from './scripts/lib/vite-generated.ts';
import { externalContent } from './scripts/lib/vite-render.ts';

/** Port of the API in development; see scripts/dev.ts. */
const apiPort = process.env.API_PORT ?? '3001';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind(), generated(), ...(isSsrBuild ? [externalContent()] : [])],
  appType: 'custom',
  publicDir: 'public',
  server: {
    proxy: { '/api': `http://127.0.0.1:${apiPort}` },
    // Pages that a build or a test writes there would reload the browser.
    watch: { ignored: ['.cache', 'builds'].map((folder) => `${import.meta.dirname}/${folder}/**`) },
  },
  // Bundled, so that the server can render pages without their packages.
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: isSsrBuild
    ? {
        copyPublicDir: false,
        rolldownOptions: {
          input: ['src/app/content-release.ts', 'src/app/render-site.tsx', 'src/app/answers.tsx'],
          // Islands are imported dynamically for browsers; the prerenderer imports them statically too.
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        },
      }
    : {
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/app/client.ts', 'src/app/site.css'],
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: {
              // Otherwise dependencies shared with the page's script would move into these chunks.
              includeDependenciesRecursively: false,
              // React has its own chunk, which stays cached across releases. What several islands share is one more chunk,
              // as each file costs a kilobyte of headers.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/(hydrate|user-input)\./,
                },
                // Shared by the forms and the visit reports, which must not load React.
                { name: 'forms', test: /src\/contract\/endpoints/ },
                {
                  name: 'shared',
                  test: /src\/(ui|art|features|contract|generated)\/|src\/content\/filled/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
}));
