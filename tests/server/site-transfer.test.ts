import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '#contract/desk/content-tree.ts';
import type { ProblemsReply, SiteOperation, SiteState } from '#contract/desk/site.ts';
import { pullContent, pushContent } from '#server/site/transfer.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDeskDatabases } from '../helpers/desk.ts';
import { buildSiteBundle } from '../helpers/site-bundle.ts';
import { openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

const databases = prepareDeskDatabases();
const CONTACT = 'pages/contact.json';
const ABOUT = 'pages/about.json';
const INSIGHTS = 'lists/insights.json';

type Fields = Readonly<Record<string, Json>>;
type Entry = { readonly $id: string; readonly title: string };

describe.each(DATABASES)('content between git and %s', (name) => {
  let folder: string;
  let desk: TestDesk;
  let publisher: SignedInClient;
  const content = () => join(folder, 'content');
  const textOf = (file: string) => readFileSync(join(content(), file), 'utf8');
  const read = (file: string): Fields => JSON.parse(textOf(file));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const commit = () => git('commit', '--quiet', '--all', '--message=x');
  const pull = (isForced = false) =>
    pullContent({
      storage: desk.backend.desk.storage,
      folder: content(),
      mediaFolder: join(folder, 'media'),
      isForced,
    });
  const push = (isForced = false) =>
    pushContent({
      storage: desk.backend.desk.storage,
      folder: content(),
      needsDeveloper: ['company.json'],
      isForced,
    });

  const stateOf = async (): Promise<SiteState> => (await publisher.get('/api/site')).json();
  const fieldsOf = (state: SiteState, file: string) =>
    (state.draftFiles[file] ?? state.liveFiles[file]) as Fields;
  const insightsOf = (files: SiteState['liveFiles']) =>
    (files[INSIGHTS] as unknown as { readonly items: readonly Entry[] }).items;
  const edit = (...operations: SiteOperation[]) => publisher.post('/api/site/edits', { operations });

  async function setText(file: string, path: string, value: string) {
    const seen = fieldsOf(await stateOf(), file)[path] ?? null;
    expect((await edit({ op: 'set', file, path, seen, value })).statusCode).toBe(200);
  }
  async function publish(...changes: string[]) {
    const { live } = await stateOf();
    const reply = await publisher.post('/api/site/publish', { changes, live: live.number, note: '' });
    expect(reply.statusCode).toBe(200);
  }
  async function addInsight(title: string, media: string): Promise<string> {
    const { $id: _, ...first } = insightsOf((await stateOf()).liveFiles)[0]!;
    const entry = { ...first, title, image: { media, alt: 'A press shop' } };
    await edit({ op: 'add', file: INSIGHTS, path: 'items', after: null, entry });
    const items = (fieldsOf(await stateOf(), INSIGHTS) as unknown as { items: readonly Entry[] }).items;
    return items.find((each) => each.title === title)!.$id;
  }
  async function upload(): Promise<string> {
    const create = { width: 400, height: 300, channels: 3, background: '#246' } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    return (await desk.backend.site!.media.upload('plant.jpg', bytes, publisher.person.id)).name;
  }
  /** Writes fields into a file of the folder. */
  function write(file: string, fields: Fields) {
    writeFileSync(join(content(), file), `${JSON.stringify({ ...read(file), ...fields }, null, 2)}\n`);
  }
  /** Starts a server with a build of the folder. */
  async function deploy() {
    const bundle = join(folder, 'build');
    cpSync(content(), join(bundle, 'render/content'), { recursive: true });
    const next = await openTestDesk({ databaseUrl: desk.databaseUrl, dataDir: desk.dataDir, bundle });
    await next.app.close();
    await next.backend.close();
  }

  beforeAll(async () => {
    const { databaseUrl } = await databases.create(name);
    desk = await openTestDesk({ databaseUrl, bundle: buildSiteBundle() });
    publisher = await desk.signIn('agent', 'everything', 'Ann Lee', 'publish');
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('content', content(), { recursive: true });
    cpSync(buildSiteBundle(), join(folder, 'build'), { recursive: true });
    git('init', '--quiet');
    git('add', 'content');
    commit();
  });
  afterAll(async () => {
    await desk.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('pulls nothing while nothing was published', async () => {
    await setText(CONTACT, 'tagline', 'Not published');
    expect(await pull()).toEqual({ release: 1, written: [], deleted: [], pictures: [] });
    await edit({ op: 'discard', change: `${CONTACT}|tagline` });
  });

  it('pulls what was published as a change of these lines only, with its pictures', async () => {
    await setText(CONTACT, 'heading', 'From the desk');
    const picture = await upload();
    const id = await addInsight('An insight of the desk', picture);
    await publish(`${CONTACT}|heading`, `${INSIGHTS}|items.#${id}`);
    expect(await pull()).toMatchObject({ written: [INSIGHTS, CONTACT], pictures: [picture] });
    expect((await sharp(join(folder, 'media', picture)).metadata()).width).toBe(400);
    expect(git('diff', '--numstat', '--', `content/${CONTACT}`)).toMatch(/^1\t1\t/);
    expect(git('diff', '--numstat', '--', `content/${INSIGHTS}`)).toMatch(/^\d+\t0\t/);
    expect(read(CONTACT).heading).toBe('From the desk');
    expect(textOf(INSIGHTS)).not.toContain('$id');
    expect(await pull()).toMatchObject({ written: [], pictures: [] });
  });

  it('finds what was pulled in the next deployment', async () => {
    const before = await stateOf();
    await deploy();
    const { live, liveFiles, kept } = await stateOf();
    expect([live.kind, live.changes, kept]).toEqual(['deployment', 0, []]);
    expect(insightsOf(liveFiles)).toEqual(insightsOf(before.liveFiles));
    commit();
  });

  it('merges a deployment by field, and lists texts that the desk changed too', async () => {
    await setText(CONTACT, 'heading', 'Newer at the desk');
    await publish(`${CONTACT}|heading`);
    await setText(CONTACT, 'tagline', 'In the draft');
    write(CONTACT, { heading: 'Newer in git' });
    write(ABOUT, { tagline: 'Only in git' });
    await deploy();
    const state = await stateOf();
    expect(state.live).toMatchObject({ kind: 'deployment', by: null, changes: 1 });
    expect((state.liveFiles[CONTACT] as Fields).heading).toBe('Newer at the desk');
    expect((state.liveFiles[ABOUT] as Fields).tagline).toBe('Only in git');
    expect(Object.keys(state.draftFiles)).toEqual([CONTACT]);
    expect(fieldsOf(state, CONTACT)).toMatchObject({
      heading: 'Newer at the desk',
      tagline: 'In the draft',
    });
    expect(state.kept).toEqual([{ file: CONTACT, path: 'heading', shipped: 'Newer in git' }]);
    await edit({ op: 'discard', change: `${CONTACT}|tagline` });
  });

  it('lets writers dismiss the list of these texts', async () => {
    const writer = await desk.signIn('agent', 'everything', 'Ben Ito', 'write');
    const { version } = await stateOf();
    expect((await writer.post('/api/site/kept/dismiss')).statusCode).toBe(200);
    const state = await stateOf();
    expect(state.kept).toEqual([]);
    expect(state.version).toBeGreaterThan(version);
  });

  it('overwrites changes that are not committed only if forced', async () => {
    await expect(pull()).rejects.toThrow(CONTACT);
    expect(read(CONTACT).heading).toBe('Newer in git');
    expect((await pull(true)).written).toEqual([CONTACT]);
    expect(read(CONTACT).heading).toBe('Newer at the desk');
    git('add', 'content');
    commit();
  });

  it('deletes pages that the release does not have', async () => {
    cpSync(join(content(), ABOUT), join(content(), 'pages/other.json'));
    await expect(pull()).rejects.toThrow('pages/other.json');
    git('add', 'content');
    commit();
    expect((await pull()).deleted).toEqual(['pages/other.json']);
    expect(existsSync(join(content(), 'pages/other.json'))).toBe(false);
    commit();
  });

  it('pushes what differs into the draft, field by field, and publishes nothing', async () => {
    await setText(CONTACT, 'tagline', 'Mine');
    write(CONTACT, { heading: 'Pushed', tagline: 'Theirs' });
    write('company.json', { name: 'Another company' });
    const { live } = await stateOf();
    const result = await push();
    expect(result).toEqual({
      changed: [`${CONTACT}: heading`],
      kept: [`${CONTACT}: tagline`],
      older: [],
      needsBuild: ['company.json: name'],
    });
    const state = await stateOf();
    expect(state.live).toEqual(live);
    expect(Object.keys(state.draftFiles)).toEqual([CONTACT]);
    expect(fieldsOf(state, CONTACT)).toMatchObject({ heading: 'Pushed', tagline: 'Mine' });
    expect(state.edits).toContainEqual(expect.objectContaining({ file: CONTACT, path: 'heading', by: null }));
    expect((await push()).changed).toEqual([]);
    await edit(
      { op: 'discard', change: `${CONTACT}|heading` },
      { op: 'discard', change: `${CONTACT}|tagline` },
    );
    git('checkout', '--quiet', '.');
  });

  it('pushes a new entry once, also if a deployment brings it again', async () => {
    const [first, ...items] = read(INSIGHTS).items as unknown as Fields[];
    const added = { ...first!, title: 'An insight of git' };
    write(INSIGHTS, { items: [first!, added, ...items] });
    expect((await push()).changed).toEqual([`${INSIGHTS}: items[1] (new)`]);
    expect((await push()).changed).toEqual([]);
    await deploy();
    const { liveFiles, draftFiles } = await stateOf();
    expect(insightsOf(liveFiles).filter(({ title }) => title === added.title)).toHaveLength(1);
    expect(draftFiles).toEqual({});
  });

  it('pushes texts of the last deployment that the desk has changed since only if forced', async () => {
    const { heading } = read(CONTACT);
    await setText(CONTACT, 'heading', 'Published since');
    await publish(`${CONTACT}|heading`);
    expect(await push()).toMatchObject({ changed: [], older: [`${CONTACT}: heading`] });
    expect((await stateOf()).draftFiles).toEqual({});
    expect((await push(true)).changed).toEqual([`${CONTACT}: heading`]);
    expect(fieldsOf(await stateOf(), CONTACT).heading).toBe(heading);
  });

  it('says what to do where git cannot restore a text', async () => {
    rmSync(join(folder, '.git'), { recursive: true });
    await expect(pull()).rejects.toThrow('--force');
    expect((await pull(true)).written).toContain(CONTACT);
  });

  it('keeps texts that a new build cannot show as unpublished changes', async () => {
    const file = 'redirects.json';
    await edit({ op: 'add', file, path: 'items', after: null, entry: { from: '/quality', to: '/about' } });
    const { liveFiles } = await stateOf();
    const { $id } = (fieldsOf(await stateOf(), file).items as unknown as Entry[])[0]!;
    await publish(`${file}|items.#${$id}`);
    // A build with a page at the address that the desk redirects.
    cpSync(join(content(), ABOUT), join(content(), 'pages/quality.json'));
    write('pages/quality.json', {
      path: '/quality',
      title: 'Quality',
      heading: 'Quality that lasts',
      tagline: 'A second pair of eyes on the line',
      area: 'solutions',
      menu: { group: 'solutions', order: 11 },
      parent: 'solutions',
      description: 'We look at how quality is checked on your line, where it slips, and how to stop that.',
      keywords: ['quality', 'line check'],
      sections: [{ kind: 'page-hero', lead: 'Two days on your line, one page of causes.', actions: [] }],
    });
    await deploy();
    const state = await stateOf();
    expect(state.liveFiles['pages/quality.json']).toBeDefined();
    expect(state.liveFiles[file]).toEqual(liveFiles[file]);
    expect(state.kept).toEqual([]);
    const reply = await publisher.get('/api/site/problems');
    expect(reply.statusCode, reply.body).toBe(200);
    const blocked = (reply.json() as ProblemsReply).problems.flatMap(({ changes }) => changes);
    expect(blocked).toContain(`${file}|items.#${$id}`);
  });
});
