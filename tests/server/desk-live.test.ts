import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveEvent } from '#contract/desk/views.ts';
import { createReplyHooks } from '#server/conversations/reply-delivery.ts';
import { MAIL_KINDS } from '#server/db/schema.ts';
import { createLive } from '#server/desk/live.ts';
import { createOutboxStore } from '#server/outbox/store.ts';
import { DATABASES, type DatabaseName } from '../helpers/databases.ts';
import { prepareDeskDatabases } from '../helpers/desk.ts';
import { createSenders, type Senders } from '../helpers/inbox.ts';
import { openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

const databases = prepareDeskDatabases();

/** A window that gathers what it hears. It is there once it was told that it will hear of all that changes. */
async function listen(port: number, client: SignedInClient) {
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/live`, {
    headers: { cookie: client.cookie ?? '' },
    signal: leaving.signal,
  });
  const events: LiveEvent[] = [];
  const begun = Promise.withResolvers<void>();
  const window = {
    status: response.status,
    type: response.headers.get('content-type'),
    events,
  };
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        if (!part.startsWith('data: ')) continue;
        events.push(JSON.parse(part.slice(6)));
        begun.resolve();
      }
    }
  };
  const over = read()
    .catch(() => {})
    .then(begun.resolve);
  await begun.promise;
  expect(events.slice(0, 1)).toEqual(response.ok ? [{ type: 'listening' }] : []);
  return Object.assign(window, { over, leave: () => leaving.abort() });
}

/** A desk that listens on a port, for the tests of a group. */
function prepareLiveDesk(name: DatabaseName) {
  const place = {} as { test: TestDesk; port: number; send: Senders };
  beforeAll(async () => {
    const { databaseUrl } = await databases.create(name);
    const test = await openTestDesk({ databaseUrl });
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    Object.assign(place, { test, port, send: createSenders(test.desk.storage) });
  });
  afterAll(() => place.test.close());
  /** Without it a change is found by the next poll, seconds later. */
  const announce = (): void => place.test.desk.storage.changes.announce();
  const arrive = async (form: 'contact' | 'careers', fields = {}): Promise<string> => {
    const reference = await place.send[form](fields);
    announce();
    return reference;
  };
  return { place, announce, arrive };
}

const references = ({ events }: { events: LiveEvent[] }) =>
  events.flatMap((event) => (event.type === 'changed' ? event.references : []));

describe.each(DATABASES)('live changes on %s', (name: DatabaseName) => {
  const { place, announce, arrive } = prepareLiveDesk(name);

  it('tells of what arrives and what is done, each as far as they may see it', async () => {
    const { test, port } = place;
    const ann = await test.signIn('agent', 'enquiries', 'Ann Lee');
    const hr = await test.signIn('agent', 'applications', 'Hana Rao');
    const [annHears, hrHears] = [await listen(port, ann), await listen(port, hr)];
    expect([annHears.status, annHears.type]).toEqual([200, 'text/event-stream']);
    const enquiry = await arrive('contact');
    const application = await arrive('careers');
    await expect.poll(() => references(annHears)).toEqual([enquiry]);
    await expect.poll(() => references(hrHears)).toEqual([application]);
    expect(annHears.events[1]).toMatchObject({
      arrived: 1,
      counts: { enquiries: 1, quarantine: 0, stuck: 0 },
    });
    await ann.post(`/api/submissions/${enquiry}/answered`, { version: 1 });
    await expect.poll(() => references(annHears)).toEqual([enquiry, enquiry]);
    expect(annHears.events[2]).toMatchObject({ arrived: 0, counts: { enquiries: 0 } });
    expect(references(hrHears)).toEqual([application]);

    await test.desk.storage.db.deleteFrom('sessions').where('person_id', '=', ann.person.id).execute();
    await arrive('contact', { role: 'After' });
    await annHears.over;
    expect(references(annHears)).toEqual([enquiry, enquiry]);
    hrHears.leave();
    await hrHears.over;
  });

  it('tells everybody that somebody came', async () => {
    const { test, port } = place;
    const boss = await test.signIn('administrator', 'everything', 'Marisol Ortega');
    const hr = await test.signIn('agent', 'applications', 'Hana Rao');
    const hears = await listen(port, hr);
    const newAdministrator = {
      name: 'Lena Brandt',
      email: 'lena@kelvane.example',
      role: 'agent',
      scope: 'enquiries',
    };
    expect((await boss.post('/api/people', newAdministrator)).statusCode).toBe(201);
    announce();
    await expect.poll(() => hears.events).toContainEqual({ type: 'people' });
    hears.leave();
  });

  it('tells of mail that was sent or does not get out', async () => {
    const { test, port } = place;
    const ann = await test.signIn('agent', 'enquiries', 'Ann Lee');
    const hr = await test.signIn('agent', 'applications', 'Hana Rao');
    const [annHears, hrHears] = [await listen(port, ann), await listen(port, hr)];
    // Heard first: a window that still listens might otherwise have it told later.
    const enquiry = await arrive('contact', { role: 'Mailed' });
    await expect.poll(() => references(annHears)).toEqual([enquiry]);
    const outbox = createOutboxStore(test.desk.storage, createReplyHooks(test.desk.storage.kind));
    const claims = await outbox.claim({ limit: 50, leaseMs: 1000, kinds: MAIL_KINDS, now: Date.now() });
    const { id } = await test.desk.storage.db
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', enquiry)
      .executeTakeFirstOrThrow();
    const [first, second] = claims.filter(({ submissionId }) => submissionId === id);
    await outbox.finish(first!, { state: 'sent', answer: '250 Ok' }, Date.now());
    await expect.poll(() => references(annHears)).toEqual([enquiry, enquiry]);
    await outbox.finish(second!, { state: 'dead', error: '550 No' }, Date.now());
    await expect.poll(() => references(annHears)).toEqual([enquiry, enquiry, enquiry]);
    expect(annHears.events.at(-1)).toMatchObject({ arrived: 0, counts: { stuck: 1 } });
    expect(references(hrHears)).toEqual([]);
    for (const window of [annHears, hrHears]) window.leave();
  });

  it('shows who else reads or writes, and forgets those who went', async () => {
    const { test, port, send } = place;
    const reference = await send.contact({ role: 'Presence' });
    const ann = await test.signIn('agent', 'everything', 'Ann Lee');
    const jun = await test.signIn('agent', 'enquiries', 'Jun Park');
    const hr = await test.signIn('agent', 'applications', 'Hana Rao');
    const [annHears, hrHears] = [await listen(port, ann), await listen(port, hr)];
    const url = `/api/submissions/${reference}/presence`;
    expect((await ann.post(url, { writing: false })).json()).toEqual({ people: [] });
    expect((await jun.post(url, { writing: true })).json()).toMatchObject({
      people: [{ name: 'Ann Lee', isWriting: false }],
    });
    const last = () => annHears.events.findLast(({ type }) => type === 'presence');
    await expect.poll(last).toMatchObject({ reference, people: [{ name: 'Jun Park', isWriting: true }] });
    await jun.post(url, { writing: false, gone: true });
    await expect.poll(last).toMatchObject({ reference, people: [] });
    expect((await hr.post(url, { writing: false })).statusCode).toBe(404);
    expect(hrHears.events.filter(({ type }) => type === 'presence')).toEqual([]);
    for (const window of [annHears, hrHears]) window.leave();
  });
});

describe('live changes', () => {
  const { place, announce, arrive } = prepareLiveDesk('SQLite');

  it('finds by itself what another process wrote', async () => {
    const { test, port, send } = place;
    const window = await listen(port, await test.signIn('agent', 'enquiries', 'Ann Lee'));
    const enquiry = await send.contact({ role: 'Not announced' });
    await expect.poll(() => references(window)).toEqual([enquiry]);
    window.leave();
  });

  it('has a window ask for all again when its person may see something else', async () => {
    const { test, port } = place;
    const boss = await test.signIn('administrator', 'everything', 'Marisol Ortega');
    const hr = await test.signIn('agent', 'applications', 'Hana Rao');
    const hears = await listen(port, hr);
    await boss.post(`/api/people/${hr.person.id}`, { scope: 'enquiries' });
    announce();
    await expect.poll(() => hears.events).toEqual([{ type: 'listening' }, { type: 'listening' }]);
    const enquiry = await arrive('contact', { role: 'Now theirs' });
    await arrive('careers');
    await expect.poll(() => references(hears)).toEqual([enquiry]);
    hears.leave();
  });

  it('tells of what arrived while the database failed once it answers again', async () => {
    const { test } = place;
    const { person } = await test.signIn('agent', 'enquiries', 'Ann Lee');
    const { db } = test.desk.storage;
    const row = await db
      .selectFrom('people')
      .selectAll()
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const live = createLive(test.desk);
    const events: LiveEvent[] = [];
    let isAway = false;
    const failed = Promise.withResolvers<void>();
    live.add({
      async who() {
        if (!isAway) return row;
        failed.resolve();
        throw new Error('The database is away.');
      },
      rights: row,
      send: (event) => events.push(event),
      beat() {},
      end() {},
    });
    await expect.poll(() => events).toEqual([{ type: 'listening' }]);
    isAway = true;
    const enquiry = await arrive('contact', { role: 'Told later' });
    await failed.promise;
    isAway = false;
    announce();
    await expect.poll(() => references({ events })).toEqual([enquiry]);
    live.close();
  });

  it('is for many windows of each person, not for any number, and ends with the server', async () => {
    const { test, port } = place;
    const ann = await test.signIn('reader', 'everything', 'Ann Lee');
    const windows = [];
    for (let index = 0; index < 25; index += 1) windows.push(await listen(port, ann));
    expect(windows.map(({ status }) => status)).toEqual([...Array(24).fill(200), 429]);
    windows[0]!.leave();
    await expect
      .poll(async () => {
        const again = await listen(port, ann);
        return again.status;
      })
      .toBe(200);
    await test.app.close();
    await Promise.all(windows.map(({ over }) => over));
  });
});
