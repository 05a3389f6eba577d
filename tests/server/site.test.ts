import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '#contract/desk/content-tree.ts';
import type { SiteRight } from '#contract/desk/people.ts';
import type { SiteOperation, SiteState } from '#contract/desk/site.ts';
import { bytesOf } from '#server/http/site-responder.ts';
import { reviewLetter } from '#server/site/review-mail.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDeskDatabases } from '../helpers/desk.ts';
import { buildSiteBundle } from '../helpers/site-bundle.ts';
import { openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

const databases = prepareDeskDatabases();
const HOME = 'pages/home.json';
const CONTACT = 'pages/contact.json';
const INSIGHTS = 'lists/insights.json';

describe.each(DATABASES)('the site on %s', (name) => {
  let desk: TestDesk;
  let publisher: SignedInClient;
  const as = (site: SiteRight) => desk.signIn('agent', 'everything', `Person ${site}`, site);
  const stateOf = async (client = publisher): Promise<SiteState> => (await client.get('/api/site')).json();
  const edit = (...operations: SiteOperation[]) => publisher.post('/api/site/edits', { operations });
  const liveTitle = async () => pageOf(await stateOf(), CONTACT).heading;

  /** Replaces a text that no rule but "not empty" concerns. */
  async function setText(path: string, value: string, file = CONTACT) {
    const state = await stateOf();
    const content = state.draftFiles[file] ?? state.liveFiles[file];
    return edit({ op: 'set', file, path, seen: (content as Record<string, string>)[path]!, value });
  }
  async function publish(changes: readonly string[], more: object = {}, client = publisher) {
    const { live } = await stateOf();
    return client.post('/api/site/publish', { changes, live: live.number, note: '', ...more });
  }
  function served(path: string): string {
    const { files } = desk.backend.site!.served().site;
    return bytesOf(files.find(({ urlPath }) => urlPath === path)!.identity)!.toString();
  }

  beforeAll(async () => {
    const { databaseUrl } = await databases.create(name);
    desk = await openTestDesk({ databaseUrl, bundle: buildSiteBundle() });
    publisher = await as('publish');
  });
  afterAll(() => desk.close());

  it('starts with the content of the build as its first release, without changes', async () => {
    const { live, draftFiles, liveFiles } = await stateOf();
    expect(live).toMatchObject({ number: 1, kind: 'deployment', by: null });
    expect(draftFiles).toEqual({});
    expect(pageOf({ liveFiles }, HOME).path).toBe('/');
  });

  it('publishes a text at once, and only the one that was chosen', async () => {
    await setText('heading', 'Talk to us <today> & tomorrow');
    await setText('tagline', 'Another line');
    expect(served('/contact')).not.toContain('Talk to us');
    const reply = await publish([`${CONTACT}|heading`], { note: 'New headline' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().release).toMatchObject({
      number: 2,
      kind: 'publish',
      note: 'New headline',
      changes: 1,
    });
    expect(served('/contact')).toContain('Talk to us &lt;today&gt; &amp; tomorrow');
    expect(served('/search.json')).not.toContain('Another line');
    const state = await stateOf();
    expect(pageOf(state, CONTACT).heading).toBe('Talk to us <today> & tomorrow');
    expect(Object.keys(state.draftFiles)).toEqual([CONTACT]);
    await edit({ op: 'discard', change: `${CONTACT}|tagline` });
    expect((await stateOf()).draftFiles).toEqual({});
  });

  it('refuses a text that somebody else has changed, and returns theirs', async () => {
    const before = await liveTitle();
    await setText('heading', 'Mine');
    const reply = await edit({
      op: 'set',
      file: CONTACT,
      path: 'heading',
      seen: before as string,
      value: 'Yours',
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().conflict).toMatchObject({ value: 'Mine', by: { name: 'Person publish' } });
    await edit({ op: 'discard', change: `${CONTACT}|heading` });
  });

  it('rolls back to an older release, and keeps unpublished changes', async () => {
    await setText('heading', 'Not yet published');
    const { live } = await stateOf();
    const reply = await publisher.post('/api/site/releases/1/roll-back', { live: live.number });
    expect(reply.json().release).toMatchObject({ kind: 'roll-back', restored: 1, number: live.number + 1 });
    const state = await stateOf();
    expect(served('/contact')).toContain(String(pageOf(state, CONTACT).heading));
    expect(served('/contact')).not.toContain('Talk to us');
    expect(pageOf({ liveFiles: state.draftFiles as SiteState['liveFiles'] }, CONTACT).heading).toBe(
      'Not yet published',
    );
    await edit({ op: 'discard', change: `${CONTACT}|heading` });
    const { before, after } = (await publisher.get('/api/site/releases/2')).json();
    expect([
      pageOf({ liveFiles: before }, CONTACT).heading,
      pageOf({ liveFiles: after }, CONTACT).heading,
    ]).toEqual([pageOf(state, CONTACT).heading, 'Talk to us <today> & tomorrow']);
  });

  it('publishes at the chosen time what was chosen then', async () => {
    await setText('heading', 'On time');
    const later = Date.now() + 1000;
    const { scheduled } = (await publish([`${CONTACT}|heading`], { at: later })).json();
    expect(scheduled).toMatchObject({ at: later, changes: [`${CONTACT}|heading`] });
    await setText('heading', 'Changed meanwhile');
    const log = { error: (_: object, text: string) => expect.fail(text) } as never;
    await expect
      .poll(async () => {
        await desk.backend.site!.follow(log);
        return served('/contact');
      })
      .toContain('On time');
    expect((await stateOf()).scheduled).toEqual([]);
    await edit({ op: 'discard', change: `${CONTACT}|heading` });
  });

  it('lets another process serve what this one publishes', async () => {
    const { databaseUrl } = desk;
    const other = await openTestDesk({ databaseUrl, bundle: buildSiteBundle(), dataDir: desk.dataDir });
    await setText('heading', 'Seen by both');
    expect((await publish([`${CONTACT}|heading`])).statusCode).toBe(200);
    await other.backend.site!.follow({} as never);
    const { files } = other.backend.site!.served().site;
    const contact = files.find(({ urlPath }) => urlPath === '/contact')!;
    expect(bytesOf(contact.identity)!.toString()).toBe(served('/contact'));
    await other.app.close();
    await other.backend.close();
  });

  it('refuses to publish over a release that the person has not seen', async () => {
    await setText('heading', 'Too late');
    const { live } = await stateOf();
    const changes = [`${CONTACT}|heading`];
    const reply = await publish(changes, { live: live.number - 1 });
    expect([reply.statusCode, (await stateOf()).live.number]).toEqual([409, live.number]);
    await edit({ op: 'discard', change: changes[0]! });
  });

  it('publishes once when two people publish at the same time', async () => {
    await setText('heading', 'Only once');
    const { live } = await stateOf();
    const replies = await Promise.all([publish([`${CONTACT}|heading`]), publish([`${CONTACT}|heading`])]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await stateOf()).live.number).toBe(live.number + 1);
  });

  // The tests below do not depend on the database.
  if (name === 'PostgreSQL') return;

  it('keeps a change with a problem in the draft, and publishes the others', async () => {
    await setText('description', 'Too short.');
    await setText('heading', 'Say hello');
    const { problems } = (await publisher.get('/api/site/problems')).json();
    expect(problems).toEqual([
      {
        file: CONTACT,
        path: 'description',
        message: expect.stringMatching(/characters/),
        changes: [`${CONTACT}|description`],
      },
    ]);
    const refused = await publish([`${CONTACT}|description`, `${CONTACT}|heading`]);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error).toContain('Not published; the live site is unchanged.');
    expect((await publish([`${CONTACT}|heading`])).statusCode).toBe(200);
    expect(served('/contact')).toContain('Say hello');
    expect(Object.keys((await stateOf()).draftFiles)).toEqual([CONTACT]);
    await edit({ op: 'discard', change: `${CONTACT}|description` });
  });

  it('blames a broken link on the change that removed its target', async () => {
    await edit({ op: 'set', file: CONTACT, path: 'off', seen: null, value: true });
    const { problems } = (await publisher.get('/api/site/problems')).json();
    expect(problems[0]).toMatchObject({ file: CONTACT, changes: [`${CONTACT}|off`] });
    await edit({ op: 'discard', change: `${CONTACT}|off` });
  });

  it('adds, moves, duplicates and removes entries', async () => {
    const { liveFiles } = await stateOf();
    const { items } = liveFiles[INSIGHTS] as unknown as { items: { $id: string; title: string }[] };
    const [first, second] = items as [{ $id: string; title: string }, { $id: string; title: string }];
    await edit(
      {
        op: 'add',
        file: INSIGHTS,
        path: 'items',
        after: null,
        entry: { ...first, title: 'A plant without paper' },
      },
      { op: 'move', file: INSIGHTS, path: `items.#${second.$id}`, after: null },
    );
    const { draftFiles } = await stateOf();
    const list = (
      draftFiles[INSIGHTS] as unknown as typeof liveFiles & { items: { $id: string; title: string }[] }
    ).items;
    expect(list.slice(0, 3).map(({ title }) => title)).toEqual([
      second.title,
      'A plant without paper',
      first.title,
    ]);
    const added = list[1]!.$id;
    expect(added).not.toBe(first.$id);
    const reply = await publish([`${INSIGHTS}|items.#${added}`, `${INSIGHTS}|items/order`]);
    expect(reply.statusCode).toBe(200);
    expect(served('/')).toContain('A plant without paper');
    await edit({ op: 'remove', file: INSIGHTS, path: `items.#${added}` });
    expect((await publish([`${INSIGHTS}|items.#${added}`])).statusCode).toBe(200);
    expect(served('/')).not.toContain('A plant without paper');
  });

  it('redirects the old address of a renamed page', async () => {
    const { path } = pageOf(await stateOf(), 'pages/about.json');
    await edit({ op: 'rename', file: 'pages/about.json', seen: path, value: '/who-we-are' });
    const { draftFiles } = await stateOf();
    const { items } = draftFiles['redirects.json'] as unknown as { items: { $id: string; from: string }[] };
    const { $id } = items.find(({ from }) => from === path)!;
    const reply = await publish([
      'pages/about.json|path',
      `redirects.json|items.#${$id}`,
      'redirects.json|items',
    ]);
    expect(reply.statusCode).toBe(200);
    expect(served('/who-we-are')).toContain('<main');
    expect(desk.backend.site!.served().redirects).toContainEqual({ from: path, to: '/who-we-are' });
  });

  it('publishes a new page, which has the drawings of its area until the next build', async () => {
    const file = 'pages/quality-audits.json';
    const sections: Json = [
      { kind: 'page-hero', lead: 'Two days on your line, one page of causes.', actions: [] },
      { kind: 'call-to-action', title: 'Ask for an audit', text: 'We come within a week.', actions: [] },
    ];
    const content = {
      path: '/quality-audits',
      title: 'Quality Audits',
      heading: 'Audits that find the cause',
      tagline: 'A second pair of eyes on the line',
      area: 'solutions',
      menu: { group: 'solutions', order: 11 },
      parent: 'solutions',
      description: 'We look at how quality is checked on your line, where it slips, and how to stop that.',
      keywords: ['audit', 'quality audit', 'line check'],
      sections,
    };
    await edit({ op: 'create', file, content });
    const reply = await publish([`${file}|`]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(served('/quality-audits')).toContain('Audits that find the cause');
    expect(served('/quality-audits')).toContain('/social/home.png');
    expect(served('/')).toContain('href="/quality-audits"');
    expect(served('/sitemap.xml')).toContain('/quality-audits</loc>');
  });

  it('lets writers edit and request a review but not publish', async () => {
    const writer = await as('write');
    const { live } = await stateOf(writer);
    const operations = [{ op: 'set', file: CONTACT, path: 'off', seen: null, value: null }];
    expect((await writer.post('/api/site/edits', { operations })).statusCode).toBe(200);
    expect((await writer.post('/api/site/review', { note: 'Please read' })).statusCode).toBe(200);
    expect((await stateOf()).review).toMatchObject({ note: 'Please read', by: { name: 'Person write' } });
    const { db } = desk.backend.desk.storage;
    const mails = await db.selectFrom('outbox').select('recipient').where('kind', '=', 'review').execute();
    expect(mails).toEqual([{ recipient: publisher.person.email }]);
    const recipient = {
      person: publisher.person,
      company: desk.backend.desk.company,
      address: 'https://desk',
    };
    const mail = await reviewLetter(db, recipient);
    expect(mail?.subject).toContain('Person write');
    expect(mail?.letter.blocks).toContainEqual(expect.objectContaining({ text: 'Please read' }));
    const attempts = [
      writer.post('/api/site/publish', { changes: ['x'], live: live.number }),
      writer.post('/api/site/publish', { changes: ['x'], live: live.number, at: Date.now() + 100_000 }),
      writer.post('/api/site/releases/1/roll-back', { live: live.number }),
      writer.post('/api/site/scheduled/x/cancel'),
    ];
    for (const reply of await Promise.all(attempts)) expect(reply.statusCode).toBe(403);
    expect((await stateOf()).live.number).toBe(live.number);
    await writer.post('/api/site/review/withdraw');
    expect(await reviewLetter(db, recipient)).toBeNull();
  });

  it('shows the texts to people who may not edit them', async () => {
    const reader = await as('none');
    expect((await stateOf(reader)).right).toBe('none');
    expect((await reader.post('/api/site/edits', { operations: [] })).statusCode).toBe(403);
  });

  it.each([
    ['company.json', 'name'],
    ['messages.json', 'contact'],
    ['documents/x.md', ''],
    ['site.json', ''],
    ['site.json', 'error'],
  ])('leaves %s (%s) to a developer', async (file, path) => {
    const reply = await edit({ op: 'set', file, path, seen: null, value: 'x' });
    expect([reply.statusCode, reply.json().error]).toEqual([
      403,
      expect.stringContaining('needs a developer'),
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'http://plain.example',
    'data:text/html,x',
    '//evil.example',
    'https://x" onclick="alert(1)',
  ])('does not publish a link to %s', async (to) => {
    const file = 'pages/contact.json';
    const section = { kind: 'page-hero', lead: 'A lead.', actions: [{ label: 'Press', to }] };
    await edit({ op: 'add', file, path: 'sections', after: null, entry: section });
    const { draftFiles } = await stateOf();
    const [{ $id }] = (draftFiles[file] as unknown as { sections: [{ $id: string }] }).sections;
    expect((await publish([`${file}|sections.#${$id}`])).statusCode).toBe(422);
    await edit({ op: 'discard', change: `${file}|sections.#${$id}` });
  });

  it.each([
    [{ op: 'create', file: '../../etc/passwd', content: {} }, 400],
    [{ op: 'create', file: 'pages/../x.json', content: {} }, 400],
    [{ op: 'create', file: 'lists/new.json', content: {} }, 400],
    [{ op: 'set', file: CONTACT, path: '__proto__.x', seen: null, value: 1 }, 409],
    [{ op: 'set', file: CONTACT, path: 'sections.#none.title', seen: null, value: 'x' }, 409],
    [{ op: 'delete', file: CONTACT }, 409],
    [{ op: 'discard', change: 'nothing' }, 409],
  ] as const)('refuses the edit %j', async (operation, status) => {
    const before = await stateOf();
    expect((await edit(operation as SiteOperation)).statusCode).toBe(status);
    expect((await stateOf()).draftFiles).toEqual(before.draftFiles);
  });

  it('shows the draft to anybody with a preview link until it expires, and sends nothing', async () => {
    await setText('heading', 'A draft only');
    const { url } = (await publisher.post('/api/site/preview-links')).json();
    const path = new URL(url).pathname;
    const reply = await desk.browser().get(`${path}contact`);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('A draft only');
    expect(reply.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(reply.headers['content-security-policy']).toMatch(/^sandbox allow-scripts.*form-action 'none'/);
    expect((await desk.browser().get(path.replace('draft/', 'live/contact'))).body).not.toContain(
      'A draft only',
    );
    expect(
      (await desk.browser().get(`${path.replace(/.(?=\/draft)/, (c) => (c === 'a' ? 'b' : 'a'))}contact`))
        .statusCode,
    ).toBe(404);
    desk.clock.now += 8 * 24 * 60 * 60 * 1000;
    expect((await desk.browser().get(`${path}contact`)).statusCode).toBe(410);
    desk.clock.now -= 8 * 24 * 60 * 60 * 1000;
    await edit({ op: 'discard', change: `${CONTACT}|heading` });
  });
});

function pageOf({ liveFiles }: Pick<SiteState, 'liveFiles'>, file: string) {
  return liveFiles[file] as unknown as Readonly<Record<'heading' | 'path' | 'title', string>>;
}
