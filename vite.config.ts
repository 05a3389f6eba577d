import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { generated } from './scripts/lib/vite-generated.ts';

/** The API of a development server started beside this one; see scripts/dev.ts. */
const apiPort = process.env.API_PORT ?? '3001';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind(), generated()],
  appType: 'custom',
  publicDir: 'public',
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  // The server's answers must not depend on packages that only pages need.
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: isSsrBuild
    ? {
        copyPublicDir: false,
        rolldownOptions: {
          input: ['src/app/prerender.tsx', 'src/app/answers.tsx'],
          // The registry of the islands is for browsers; documents have all of them at hand.
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
              // Or what they share with the page's own script would go along, and that script with them.
              includeDependenciesRecursively: false,
              // React in a file of its own, which outlives our releases in the visitor's cache; and what several islands
              // share in another, because each file costs a kilobyte of headers.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/(hydrate|typed)\./,
                },
                // What the forms need and so does the count of visits, which must not bring React along.
                { name: 'forms', test: /src\/contract\/endpoints|src\/content\/forms/ },
                {
                  name: 'shared',
                  test: /src\/(ui|art|features|contract)\/|src\/content\/filled/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
}));
