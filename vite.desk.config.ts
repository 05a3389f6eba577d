import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig, type Plugin } from 'vite';
import { generated } from './scripts/lib/vite-generated.ts';

/** Port of the desk's API in development. */
const deskPort = process.env.DESK_PORT ?? '3001';

/**
 * Scanned pages contain image formats that browsers cannot decode. pdf.js loads its decoders by name on demand; these are the
 * plain JavaScript ones, as the content-security policy allows no WebAssembly.
 */
function imageDecoders(): Plugin {
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

/** The desk, a separate application that the server serves on its own port. */
export default defineConfig({
  root: 'src/desk',
  publicDir: false,
  // Not the default, which the site's development server uses: both may run at the same time.
  cacheDir: resolve('node_modules/.vite-desk'),
  plugins: [react(), tailwind(), generated({ isSite: false }), imageDecoders()],
  server: { port: 5174, proxy: { '/api': `http://127.0.0.1:${deskPort}` } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // No data: URLs, as the content-security policy is that of the site.
    assetsInlineLimit: 0,
    // pdf.js is large, and only the resume viewer loads it.
    chunkSizeWarningLimit: 1800,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The resume viewer is a separate page, in a sandboxed frame without an origin.
      input: [resolve('src/desk/index.html'), resolve('src/desk/resume-viewer.html')],
    },
  },
});
