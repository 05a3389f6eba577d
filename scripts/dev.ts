/**
 * npm run dev: the site on http://127.0.0.1:5173, re-rendered when a file changes, and the API, restarted when a file of the
 * server changes.
 *
 *   npm run dev -- --port 5200     on another port; PORT=5200 does the same, API_PORT moves the API
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { createApiProcess } from './lib/api-process.ts';
import { apiInDevelopment } from './lib/vite-api.ts';
import { contentInDevelopment } from './lib/vite-content.ts';
import { documentsInDevelopment } from './lib/vite-documents.ts';
import { compileCache } from './run.mjs';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = values.port ?? process.env.PORT;
if (port !== undefined && !/^\d{1,5}$/.test(port)) {
  console.error(`The port is "${port}". Write a number, as in: npm run dev -- --port 5200`);
  process.exit(1);
}
const apiPort = process.env.API_PORT ?? '3001';
const api = createApiProcess({
  program: 'src/server/main.ts',
  env: { ...process.env, ...compileCache, PORT: apiPort, API_ONLY: '1', STARTED_BY: 'npm run dev' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

api.restart();
const problems = { text: '' };
const vite = await createServer({
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    // Fail if the given port is taken. By default Vite uses the next free port from 5173 on.
    ...(port === undefined ? {} : { port: Number(port), strictPort: true }),
  },
  plugins: [documentsInDevelopment(problems), contentInDevelopment(problems), apiInDevelopment(api)],
});
try {
  await vite.listen();
} catch (error) {
  console.error(`${(error as Error).message}. Choose another one, as in: npm run dev -- --port 5200`);
  process.exit(1);
}
await api.isUp();
vite.printUrls();
