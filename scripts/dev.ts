/**
 * npm run dev: the site on http://127.0.0.1:5173, made anew when a file changes, and the API behind it, restarted when
 * it changes.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { documentsInDevelopment } from './lib/vite-documents.ts';

const apiPort = process.env.API_PORT ?? '3001';
const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: apiPort, API_ONLY: '1' },
});
process.on('exit', () => api.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

const vite = await createServer({
  server: { host: process.env.HOST ?? '127.0.0.1' },
  plugins: [documentsInDevelopment()],
});
await vite.listen();
vite.printUrls();
