import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../fixtures/free-port.ts';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

const { folder: copy } = prepareTreeCopy('dev');

/** Starts `npm run dev` as npm does: as the child of a process that does not forward signals. */
const npmWrapper =
  "require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' })";

let npm: ChildProcess;
/** Of all its processes: they share its output. */
let ended: Promise<unknown>;
let site: string;
let api: string;
let output = '';

beforeAll(async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  site = `http://127.0.0.1:${port}`;
  api = `http://127.0.0.1:${apiPort}`;
  npm = spawn(
    process.execPath,
    ['-e', npmWrapper, 'scripts/run.mjs', 'scripts/dev.ts', '--port', String(port)],
    {
      cwd: copy,
      // If CI is set, Vite colors its output.
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: '',
        API_PORT: String(apiPort),
        DESK_PORT: '0',
        npm_lifecycle_event: 'dev',
      },
    },
  );
  ended = once(npm, 'close');
  for (const stream of [npm.stdout!, npm.stderr!]) stream.on('data', (data) => (output += data));
  await vi.waitFor(() => expect(output).toContain(site), { timeout: 90_000, interval: 100 });
}, 300_000);
afterAll(async () => {
  npm.kill('SIGTERM');
  // They write to the folder until then.
  await ended;
}, 60_000);

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(join(copy, file), text.replace(from, to));
}

async function aboutTitle(): Promise<string | undefined> {
  return /<title>([^<]*)/.exec(await (await fetch(`${site}/about`)).text())?.[1];
}

it('the dev server responds on the given port with any Accept header', async () => {
  const page = await fetch(`${site}/`, { headers: { accept: '*/*' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<h1');
  const missing = (accept: string) => fetch(`${site}/no-such-page`, { headers: { accept } });
  expect((await missing('text/html')).status).toBe(404);
  expect((await missing('*/*')).status).toBe(404);
}, 120_000);

it('the dev server does not redraw pictures after a change to a text', async () => {
  const stamp = () => statSync(join(copy, 'src/generated/art/drawn-from')).mtimeMs;
  const before = stamp();
  edit('content/pages/about.json', '"title": "', '"title": "Hear ');
  await expect.poll(aboutTitle, { timeout: 90_000 }).toContain('Hear ');
  expect(stamp()).toBe(before);
}, 120_000);

it.each([
  ['content/colors.json', '"#2f66e0"', '"#2f66e1"', '/src/app/site.css', /--color-blue-500: [^;]+/],
  [
    'src/content/palette/shades.ts',
    'tone(steel, 0.971',
    'tone(steel, 0.961',
    '/src/app/site.css',
    /--color-steel-50: [^;]+/,
  ],
  [
    'src/site/looks.ts',
    "company: { tone: 'steel', skin: 'built' }",
    "company: { tone: 'steel', skin: 'drawn' }",
    '/about',
    /sk-\w+ ar-company/,
  ],
  ['src/art/scenes/about.ts', "person('straw'", "person('white'", '/art/:version/scenes/about.svg', /.+/s],
  ['content/pages/about.json', '"title": "Hear ', '"title": "Read ', '/about', /<title>[^<]*/],
])(
  'the dev server shows a change to %s, and pages stay available',
  async (file, from, to, path, part) => {
    const page = async () => {
      const response = await fetch(`${site}/about`, { headers: { accept: 'text/html' } });
      const text = await response.text();
      expect({ status: response.status, text }).toMatchObject({ status: 200 });
      return text;
    };
    const version = /\/art\/(\w+)\//.exec(await page())?.[1] ?? '';
    const address = site + path.replace(':version', version);
    const shown = async () => {
      const response = await fetch(address, { headers: { accept: 'text/css,text/html,*/*' } });
      return part.exec(await response.text())?.[0];
    };
    const before = await shown();
    expect(before).toBeDefined();
    edit(file, from, to);
    // Without pauses, so that requests are made in every state of the generated files.
    for (const end = Date.now() + 90_000; (await shown()) === before; await page()) {
      if (Date.now() > end) expect.unreachable('The change was not shown');
    }
  },
  120_000,
);

it('the dev server stays up while a page is incomplete and another page is saved', async () => {
  const page = 'content/pages/quality-audits.json';
  writeFileSync(join(copy, page), '{ "path": "/quality-audits" }');
  await expect.poll(() => output, { timeout: 90_000 }).toContain(`${page}: title: is missing.`);
  output = '';
  edit('content/pages/about.json', '"title": "Read ', '"title": "See ');
  await expect.poll(() => output, { timeout: 90_000 }).toContain(`${page}: title: is missing.`);
  rmSync(join(copy, page));
  await expect.poll(aboutTitle, { timeout: 90_000 }).toContain('See ');
}, 300_000);

it('the dev server shows a broken file in the terminal and the overlay, and recovers', async () => {
  const problem = 'content/lists/insights.json: items[0].date: is "30.6.2';
  const broken = 'content/pages/about.json: line 2: A comma is missing after ';
  output = '';
  edit('content/lists/insights.json', '"date": "2', '"date": "30.6.2');
  edit('content/pages/about.json', '",\n', '"\n');
  await expect.poll(() => output, { timeout: 90_000 }).toContain(problem);
  await expect.poll(() => output, { timeout: 90_000 }).toContain(broken);

  const client = await (await fetch(`${site}/@vite/client`)).text();
  const token = /wsToken = "([^"]*)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${site.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const messages: { type: string; err?: { message: string } }[] = [];
  socket.onmessage = ({ data }) => messages.push(JSON.parse(data));
  const shown = () => messages.findLast(({ type }) => type === 'error')?.err?.message;
  await expect.poll(shown, { timeout: 90_000 }).toContain(problem);
  expect(shown()).toContain(broken);
  // The page is shown as it was before.
  expect(await aboutTitle()).toContain('See ');

  edit('content/lists/insights.json', '"date": "30.6.2', '"date": "2');
  edit('content/pages/about.json', '"\n', '",\n');
  edit('content/pages/about.json', '"title": "See ', '"title": "Read ');
  await expect.poll(() => messages.at(-1)?.type, { timeout: 90_000 }).toBe('full-reload');
  await expect.poll(aboutTitle, { timeout: 90_000 }).toContain('Read ');
  socket.close();
}, 300_000);

it('the dev server and the API exit with their parent process', async () => {
  const isDown = (address: string) =>
    fetch(address).then(
      () => false,
      () => true,
    );
  expect(await isDown(`${api}/api/health`)).toBe(false);
  npm.kill('SIGTERM');
  await expect.poll(() => Promise.all([site, api].map(isDown)), { timeout: 90_000 }).toEqual([true, true]);
}, 120_000);
