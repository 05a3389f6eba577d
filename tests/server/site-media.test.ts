import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaEntry } from '#art/media-entry.ts';
import { changesBetween, type Json } from '#contract/desk/content-tree.ts';
import type { Files, MediaItem, ProblemsReply, SiteState } from '#contract/desk/site.ts';
import { createSiteResponder } from '#server/http/site-responder.ts';
import { readUploads } from '#server/site/media.ts';
import { inspect } from '../../scripts/lib/media/inspect.ts';
import { makePicture } from '../../scripts/lib/media/make-picture.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDeskDatabases } from '../helpers/desk.ts';
import { buildSiteBundle } from '../helpers/site-bundle.ts';
import { DESK_URL, openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

const databases = prepareDeskDatabases();
const INSIGHTS = 'lists/insights.json';
const DAY = 24 * 60 * 60 * 1000;
const HALL: MediaEntry = {
  ...{ kind: 'photo', width: 320, height: 200, widths: [320] },
  base: '/assets/media/hall-0123456789',
};
const SECRET = 'taken at home';

let folder: string;
let bundle: string;
let photo: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-media-'));
  bundle = bundleWithLibrary(join(folder, 'bundle'));
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  photo = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#246', noise } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: SECRET } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A bundle whose media/ has a picture that no page shows. */
function bundleWithLibrary(copy: string): string {
  cpSync(buildSiteBundle(), copy, { recursive: true });
  const path = join(copy, 'render/environment.json');
  const environment = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...environment, media: { 'hall.jpg': HALL } }));
  mkdirSync(join(copy, 'render/media'));
  for (const format of ['avif', 'jpg'])
    writeFileSync(join(copy, 'render/media', `${basename(HALL.base)}-320.${format}`), format);
  return copy;
}

describe.each(DATABASES)('pictures of the site on %s', (database) => {
  let desk: TestDesk;
  let publisher: SignedInClient;
  beforeAll(async () => {
    const { databaseUrl } = await databases.create(database);
    desk = await openTestDesk({ databaseUrl, bundle });
    publisher = await desk.signIn('agent', 'everything', 'Ann Lee', 'publish');
  });
  afterAll(() => desk.close());

  const upload = (name: string, bytes: Buffer, { cookie } = publisher) =>
    desk.app.inject({
      method: 'POST',
      url: `/api/site/media?name=${encodeURIComponent(name)}`,
      payload: bytes,
      headers: {
        ...{ host: new URL(DESK_URL).host, 'sec-fetch-site': 'same-origin' },
        ...{ 'content-type': 'application/octet-stream', cookie: cookie! },
      },
    });
  const stateOf = async (): Promise<SiteState> => (await publisher.get('/api/site')).json();
  const listed = async (): Promise<readonly MediaItem[]> =>
    (await publisher.get('/api/site/media')).json().pictures;

  /** Uses the picture in the first insight. */
  async function show(media: string, alt: string) {
    const { liveFiles, draftFiles } = await stateOf();
    const content = (draftFiles[INSIGHTS] ?? liveFiles[INSIGHTS]) as unknown as {
      readonly items: readonly { readonly $id: string; readonly image: Json }[];
    };
    const [{ $id, image }] = content.items as [(typeof content.items)[number]];
    const operation = { op: 'set', file: INSIGHTS, path: `items.#${$id}.image`, seen: image };
    const value = { media, alt };
    return publisher.post('/api/site/edits', { operations: [{ ...operation, value }] });
  }

  async function publish() {
    const { live, liveFiles, draftFiles } = await stateOf();
    const draft = { ...liveFiles, ...draftFiles } as Files;
    const changes = changesBetween(liveFiles, draft).map(({ id }) => id);
    return publisher.post('/api/site/publish', { changes, live: live.number, note: '' });
  }

  /** As a visitor gets it. */
  function visit(target: string, { backend } = desk) {
    const { site, redirects } = backend.site!.served();
    const security = { flat: () => [] };
    const request = { method: 'GET', target, headers: {}, secure: false };
    const { status, headers, body } = createSiteResponder(site, security, redirects).answer(request);
    const bytes = body === null || Buffer.isBuffer(body) ? body : readFileSync(body.diskPath);
    return { status, headers: headers.join(' '), bytes: bytes ?? Buffer.alloc(0) };
  }
  const picturesOn = (page: string): string[] =>
    [
      ...new Set(
        visit(page)
          .bytes.toString()
          .match(/\/assets\/media\/[a-z0-9.-]+/g) ?? [],
      ),
    ].sort();

  it('are uploaded, previewed, published and rolled back, in the versions that a build would make', async () => {
    const reply = await upload('../Büro (2).JPEG', photo);
    expect(reply.statusCode).toBe(200);
    const item: MediaItem = reply.json();
    expect(item).toMatchObject({ width: 400, height: 700, by: { name: 'Ann Lee' } });
    expect(item.name).toMatch(/^bu-ro-2-[0-9a-f]{10}\.jpg$/);
    const thumbnail = await publisher.get(item.thumbnail);
    expect([thumbnail.statusCode, thumbnail.headers['content-type']]).toEqual([200, 'image/jpeg']);

    expect((await show(item.name, 'The office')).statusCode).toBe(200);
    const { url } = (await publisher.post('/api/site/preview-links')).json();
    const preview = new URL(url).pathname;
    const page = (await desk.browser().get(preview)).body;
    const [previewed = ''] = new RegExp(`${preview}assets/media/[a-z0-9.-]+`).exec(page) ?? [];
    expect((await desk.browser().get(previewed)).statusCode).toBe(200);
    expect(visit(previewed.slice(preview.length - 1)).status).toBe(404);

    expect((await publish()).statusCode).toBe(200);
    const { liveFiles, live } = await stateOf();
    const [pulled, ...others] = await readUploads(desk.desk.storage.db, liveFiles);
    expect([pulled!.name, others]).toEqual([item.name, []]);
    expect(Buffer.from(pulled!.bytes).includes(SECRET)).toBe(false);
    const media = join(folder, database);
    mkdirSync(media);
    writeFileSync(join(media, pulled!.name), pulled!.bytes);
    const { base } = (await inspect(item.name, media)) as MediaEntry;
    expect(picturesOn('/')).toEqual(
      [`${base}-320.avif`, `${base}-320.jpg`, `${base}-400.avif`, `${base}-400.jpg`].sort(),
    );
    for (const address of picturesOn('/')) {
      const { status, headers, bytes } = visit(address);
      expect([status, headers]).toEqual([200, expect.stringContaining('immutable')]);
      expect(bytes.equals((await makePicture(address, media))!)).toBe(true);
    }
    await publisher.post('/api/site/releases/1/roll-back', { live: live.number });
    expect(picturesOn('/')).toEqual([]);
    await publisher.post(`/api/site/releases/${live.number}/roll-back`, { live: live.number + 1 });
    expect(picturesOn('/')).toHaveLength(4);
  });

  it('are served by other processes and after a restart, also without the copies on disk', async () => {
    const addresses = picturesOn('/');
    rmSync(join(desk.dataDir, 'site-media'), { recursive: true });
    const other = await openTestDesk({
      databaseUrl: desk.databaseUrl,
      bundle,
      dataDir: desk.databaseUrl === null ? desk.dataDir : undefined,
    });
    for (const address of addresses) expect(visit(address, other).bytes).toEqual(visit(address).bytes);
    await other.app.close();
    await other.backend.close();
  });

  it('are kept once, however often the same file is uploaded', async () => {
    const before = await listed();
    const replies = await Promise.all([upload('a.jpg', photo), upload('b.png', photo)]);
    for (const reply of replies) expect(reply.json().name).toBe(before[0]!.name);
    expect((await listed()).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  });

  it('are deleted after 30 days when neither a release nor the draft names them', async () => {
    const other = await sharp(photo).resize(50).png().toBuffer();
    const { name } = (await upload('unused.png', other)).json();
    await desk.desk.storage.db
      .updateTable('site_media')
      .set({ at: Date.now() - 31 * DAY })
      .execute();
    await desk.backend.site!.media.deleteUnused();
    const names = (await listed()).map((item) => item.name);
    expect(names).toHaveLength(2);
    expect(names).not.toContain(name);
  });

  // The tests below do not depend on the database.
  if (database === 'PostgreSQL') return;

  it('are chosen among media/, also those that no page of the build shows', async () => {
    expect((await listed()).at(-1)).toMatchObject({ name: 'hall.jpg', at: null, by: null });
    await show('hall.jpg', 'The hall');
    expect((await publish()).statusCode).toBe(200);
    expect(visit(`${HALL.base}-320.avif`).bytes.toString()).toBe('avif');
  });

  it('need a known name and an alternative text', async () => {
    const [{ name }] = (await listed()) as [MediaItem];
    const problemsOf = async (): Promise<string> =>
      ((await publisher.get('/api/site/problems')).json() as ProblemsReply).problems
        .map(({ message }) => message)
        .join();
    await show(name.replace('.jpg', '.jpeg'), 'The office');
    expect(await problemsOf()).toContain(`Did you mean "${name}"?`);
    await show(name, '');
    expect(await problemsOf()).toMatch(/alternative text/);
    await show(name, 'The office');
    expect(await problemsOf()).toBe('');
  });

  it.each([
    ['drawing.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'is an SVG drawing'],
    ['page.jpg', () => Buffer.from('<script>alert(1)</script>'), 'isn’t a picture'],
    ['phone.heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1'), 'is a HEIC photo'],
    ['torn.jpg', () => photo.subarray(0, photo.length / 2), 'is damaged'],
    ['wide.png', () => pngHeader(20_000, 3000), 'Save it with at most 50 million'],
    ['empty.png', () => Buffer.alloc(0), 'This file is empty'],
  ])('are refused with a sentence that says why: %s', async (name, bytes, reason) => {
    const before = await listed();
    const reply = await upload(name, bytes());
    expect([reply.statusCode, reply.json().error]).toEqual([422, expect.stringContaining(reason)]);
    expect(await listed()).toEqual(before);
  });

  it('are refused above 20 MB, and from people who may not write', async () => {
    expect((await upload('heavy.jpg', Buffer.alloc(20 * 1024 * 1024 + 1))).statusCode).toBe(413);
    const reader = await desk.signIn('agent', 'everything', 'Ray Low', 'none');
    expect((await upload('photo.jpg', photo, reader)).statusCode).toBe(403);
    expect((await reader.get('/api/site/media')).statusCode).toBe(200);
    for (const file of ['..%2f..%2fenvironment.json', 'unknown-0123456789-320.jpg'])
      expect((await reader.get(`/api/site/media/${file}`)).statusCode).toBe(404);
  });
});

/** A PNG without pixels. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.from(
    '89504e470d0a1a0a0000000d4948445200000000000000000802000000000000000000000049444154',
    'hex',
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
