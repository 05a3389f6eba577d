/**
 * npm run dev: the site on http://127.0.0.1:5173, made anew when a file changes, and the API behind it, started anew when
 * a file of the server does.
 */
import { createServer } from 'vite';
import { createApiProcess } from './lib/api-process.ts';
import { compileCache } from './lib/setup.mjs';
import { apiInDevelopment } from './lib/vite-api.ts';
import { documentsInDevelopment } from './lib/vite-documents.ts';
import { picturesInDevelopment } from './lib/vite-pictures.ts';
import { recordsInDevelopment } from './lib/vite-records.ts';

const apiPort = process.env.API_PORT ?? '3001';
const api = createApiProcess({
  program: 'src/server/main.ts',
  env: { ...process.env, ...compileCache, PORT: apiPort, API_ONLY: '1', STARTED_BY: 'npm run dev' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

api.restart();
const vite = await createServer({
  server: { host: process.env.HOST ?? '127.0.0.1' },
  plugins: [documentsInDevelopment(), picturesInDevelopment(), recordsInDevelopment(), apiInDevelopment(api)],
});
await vite.listen();
await api.isUp();
vite.printUrls();
