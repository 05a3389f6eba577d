import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiProcess } from '../../scripts/lib/api-process.ts';
import { apiInDevelopment } from '../../scripts/lib/vite-api.ts';
import { freePort } from '../fixtures/free-port.ts';

/** A minimal server that starts and stops like ours: it finishes open requests. */
const programResponding = (answer: string) => `
  import { createServer } from 'node:http';
  const server = createServer((_, response) => setTimeout(() => response.end('${answer}'), 20))
    .listen(process.env.PORT, '127.0.0.1', () => console.log('It is running at some address\\nand says hello'));
  process.on('disconnect', () => server.close(() => process.exit()));
`;

let root: string;
let program: string;
let vite: ViteDevServer;
let address: string;
/** Called when content was generated, as by the real plugin. */
const listeners: ((problems: string) => void)[] = [];
const output: string[] = [];
const viteErrors: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-api-'));
  program = join(root, 'src/server/main.mjs');
  await mkdir(join(root, 'src/server'), { recursive: true });
  await writeFile(program, programResponding('one'));
  const port = await freePort();
  const api = createApiProcess({
    program,
    env: { ...process.env, PORT: String(port) },
    say: (text) => output.push(text),
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
    plugins: [{ name: 'generated', api: { listeners } }, apiInDevelopment(api)],
  });
  await vite.listen();
  address = vite.resolvedUrls!.local[0]!;
});
afterAll(async () => {
  await vite.close();
  await rm(root, { recursive: true, force: true });
});

const requestApi = async () => {
  const response = await fetch(`${address}api/anything`);
  return `${response.status} ${await response.text()}`;
};

it('Vite proxies requests to the API, also before it is up', async () => {
  expect(await requestApi()).toBe('200 one');
  expect(output).toEqual(['and says hello\n']);
});

it('the API restarts after a save, by write or by rename, without failed requests', async () => {
  await writeFile(program, programResponding('two'));
  await expect.poll(requestApi).toBe('200 two');
  await writeFile(`${program}.new`, programResponding('three'));
  await rename(`${program}.new`, program);
  await expect.poll(requestApi).toBe('200 three');
  await writeFile(`${program}.new`, programResponding('four'));
  await rename(`${program}.new`, program);
  await expect.poll(requestApi).toBe('200 four');
  expect(viteErrors).toEqual([]);
});

it('the API restarts after a change in content, once it is generated without problems', async () => {
  output.length = 0;
  await mkdir(join(root, 'content'), { recursive: true });
  await writeFile(join(root, 'content/company.json'), '');
  await expect
    .poll(() => {
      for (const listener of listeners) listener('');
      return output;
    })
    .toContain('The API runs the new code.\n');
});

it('the API prints a startup error once, responds 503 and restarts after the next save', async () => {
  output.length = 0;
  await writeFile(program, 'this is no program');
  await expect.poll(requestApi).toMatch(/^503 The API is not running\. /);
  expect(await requestApi()).toMatch(/^503 /);
  expect(output.join('').match(/SyntaxError/g)).toHaveLength(1);
  expect(output.at(-1)).toContain('started again after the next save');

  await writeFile(program, programResponding('five'));
  await expect.poll(requestApi).toBe('200 five');
  expect(viteErrors).toEqual([]);
});
