import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artFiles } from './scripts/lib/vite-art-files.ts';

/** The API of a development server started beside this one; see scripts/dev.ts. */
const apiPort = process.env.API_PORT ?? '3001';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind(), artFiles()],
  appType: 'spa',
  publicDir: 'public',
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  build: isSsrBuild
    ? {
        outDir: 'dist/prerender',
        rolldownOptions: {
          input: 'src/app/prerender.tsx',
          // The prerenderer has all pages at hand on purpose.
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        },
      }
    : {
        outDir: 'dist/site',
        manifest: true,
        target: 'es2022',
        // The boot script fetches what a page needs by itself, after the first paint.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [
            'src/app/boot.ts',
            'src/app/client.tsx',
            'src/ui/styles/site.css',
            'src/ui/styles/print.css',
          ],
          preserveEntrySignatures: 'allow-extension',
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: {
              // React in a file of its own, which outlives our releases in the visitor's cache; what most pages share in
              // another; the rest goes with the pages that use it.
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'shared', test: /src\//, minShareCount: 6 },
              ],
            },
          },
        },
      },
}));
