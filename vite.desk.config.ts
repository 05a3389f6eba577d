import './scripts/generate.ts';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server of a desk in development, which answers what the app asks for. */
const deskPort = process.env.DESK_PORT ?? '3001';

/** The desk: an application of its own, which the server gives out on a port of its own. */
export default defineConfig({
  root: 'src/desk',
  publicDir: false,
  plugins: [react(), tailwind()],
  server: { port: 5174, proxy: { '/api': `http://127.0.0.1:${deskPort}` } },
  build: {
    outDir: '../../dist/desk',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // No data: addresses, so that the policy of the site holds here too.
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
