import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiProcess } from '../../scripts/lib/api-process.ts';
import { apiInDevelopment } from '../../scripts/lib/vite-api.ts';
import { freePort } from '../fixtures/free-port.ts';

/** A server in a few lines that starts and ends as ours does: it finishes what it is doing. */
const programThatSays = (answer: string) => `
  import { createServer } from 'node:http';
  const server = createServer((_, response) => setTimeout(() => response.end('${answer}'), 20))
    .listen(process.env.PORT, '127.0.0.1', () => console.log('It is running at some address\\nand says hello'));
  process.on('disconnect', () => server.close(() => process.exit()));
`;

let root: string;
let program: string;
let vite: ViteDevServer;
let address: string;
const said: string[] = [];
const viteErrors: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-api-'));
  program = join(root, 'src/server/main.mjs');
  await mkdir(join(root, 'src/server'), { recursive: true });
  await writeFile(program, programThatSays('one'));
  const port = await freePort();
  const api = createApiProcess({
    program,
    env: { ...process.env, PORT: String(port) },
    say: (text) => said.push(text),
  });
  api.restart();
  const customLogger = createLogger('silent');
  customLogger.error = (text) => viteErrors.push(text);
  vite = await createServer({
    root,
    configFile: false,
    customLogger,
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: await freePort(), proxy: { '/api': `http://127.0.0.1:${port}` } },
    plugins: [apiInDevelopment(api)],
  });
  await vite.listen();
  address = vite.resolvedUrls!.local[0]!;
});
afterAll(async () => {
  await vite.close();
  await rm(root, { recursive: true, force: true });
});

const ask = async () => {
  const response = await fetch(`${address}api/anything`);
  return `${response.status} ${await response.text()}`;
};

it('is asked through Vite, also before it is up', async () => {
  expect(await ask()).toBe('200 one');
  expect(said).toEqual(['and says hello\n']);
});

it('answers with the new code after a save, by writing or by renaming, and fails no request meanwhile', async () => {
  await writeFile(program, programThatSays('two'));
  await expect.poll(ask).toBe('200 two');
  await writeFile(`${program}.new`, programThatSays('three'));
  await rename(`${program}.new`, program);
  await expect.poll(ask).toBe('200 three');
  await writeFile(`${program}.new`, programThatSays('four'));
  await rename(`${program}.new`, program);
  await expect.poll(ask).toBe('200 four');
  expect(viteErrors).toEqual([]);
});

it('is started anew after a save of a text', async () => {
  said.length = 0;
  await mkdir(join(root, 'src/content'), { recursive: true });
  await writeFile(join(root, 'src/content/mails.ts'), '');
  await expect.poll(() => said).toContain('The API runs the new code.\n');
});

it('says once why it cannot start, and tries again after the next save', async () => {
  said.length = 0;
  await writeFile(program, 'this is no program');
  await expect.poll(ask).toMatch(/^503 The API is not running\. /);
  expect(await ask()).toMatch(/^503 /);
  expect(said.join('').match(/SyntaxError/g)).toHaveLength(1);
  expect(said.at(-1)).toContain('started again after the next save');

  await writeFile(program, programThatSays('five'));
  await expect.poll(ask).toBe('200 five');
  expect(viteErrors).toEqual([]);
});
