import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig, type Plugin } from 'vite';
import { generated } from './scripts/lib/vite-generated.ts';

/** The server of a desk in development, which answers what the app asks for. */
const deskPort = process.env.DESK_PORT ?? '3001';

/**
 * Scanned pages are pictures of kinds that no browser reads. pdf.js loads what decodes them by name when it meets one; these
 * are its ones in plain JavaScript, as the policy allows no WebAssembly.
 */
function pictureDecoders(): Plugin {
  return {
    name: 'picture-decoders',
    generateBundle() {
      for (const name of ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdfjs-${pdfjs.version}/${name}`,
          source: readFileSync(`node_modules/pdfjs-dist/wasm/${name}`),
        });
      }
    },
  };
}

/** The desk: an application of its own, which the server gives out on a port of its own. */
export default defineConfig({
  root: 'src/desk',
  publicDir: false,
  // The site's server in development keeps its own packages there: the two may run side by side.
  cacheDir: resolve('node_modules/.vite-desk'),
  plugins: [react(), tailwind(), generated({ isSite: false }), pictureDecoders()],
  server: { port: 5174, proxy: { '/api': `http://127.0.0.1:${deskPort}` } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // No data: addresses, so that the policy of the site holds here too.
    assetsInlineLimit: 0,
    // pdf.js is as large as it is, and only the page that draws resumes loads it.
    chunkSizeWarningLimit: 1800,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The page that draws resumes stands alone: it runs in a frame of no origin.
      input: [resolve('src/desk/index.html'), resolve('src/desk/resume-viewer.html')],
    },
  },
});
