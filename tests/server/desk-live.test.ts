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

/** Opens the live event stream and collects its events. Resolves with the first event, or when the stream ends. */
async function openStream(port: number, client: SignedInClient) {
  const controller = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/live`, {
    headers: { cookie: client.cookie ?? '' },
    signal: controller.signal,
  });
  const events: LiveEvent[] = [];
  const started = Promise.withResolvers<void>();
  const stream = {
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
        started.resolve();
      }
    }
  };
  const ended = read()
    .catch(() => {})
    .then(started.resolve);
  await started.promise;
  expect(events.slice(0, 1)).toEqual(response.ok ? [{ type: 'listening' }] : []);
  return Object.assign(stream, { ended, close: () => controller.abort() });
}

/** A desk that listens on a port, shared by the tests of a describe block. */
function prepareLiveDesk(name: DatabaseName) {
  const context = {} as { test: TestDesk; port: number; send: Senders };
  beforeAll(async () => {
    const { databaseUrl } = await databases.create(name);
    const test = await openTestDesk({ databaseUrl });
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    Object.assign(context, { test, port, send: createSenders(test.desk.storage) });
  });
  afterAll(() => context.test.close());
  /** Without it, a change is found only by the next poll, seconds later. */
  const announce = (): void => context.test.desk.storage.changes.announce();
  const receive = async (form: 'contact' | 'careers', fields = {}): Promise<string> => {
    const reference = await context.send[form](fields);
    announce();
    return reference;
  };
  return { context, announce, receive };
}

const references = ({ events }: { events: LiveEvent[] }) =>
  events.flatMap((event) => (event.type === 'changed' ? event.references : []));

describe.each(DATABASES)('the live event stream on %s', (name: DatabaseName) => {
  const { context, announce, receive } = prepareLiveDesk(name);

  it('reports new submissions and actions within the scope, and ends with the session', async () => {
    const { test, port } = context;
    const ann = await test.signIn('agent', 'enquiries', 'Ann Lee');
    const hr = await test.signIn('agent', 'applications', 'Hana Rao');
    const [annStream, hrStream] = [await openStream(port, ann), await openStream(port, hr)];
    expect([annStream.status, annStream.type]).toEqual([200, 'text/event-stream']);
    const enquiry = await receive('contact');
    const application = await receive('careers');
    await expect.poll(() => references(annStream)).toEqual([enquiry]);
    await expect.poll(() => references(hrStream)).toEqual([application]);
    expect(annStream.events[1]).toMatchObject({
      arrived: 1,
      counts: { enquiries: 1, quarantine: 0, stuck: 0 },
    });
    await ann.post(`/api/submissions/${enquiry}/answered`, { version: 1 });
    await expect.poll(() => references(annStream)).toEqual([enquiry, enquiry]);
    expect(annStream.events[2]).toMatchObject({ arrived: 0, counts: { enquiries: 0 } });
    expect(references(hrStream)).toEqual([application]);

    await test.desk.storage.db.deleteFrom('sessions').where('person_id', '=', ann.person.id).execute();
    await receive('contact', { role: 'After' });
    await annStream.ended;
    expect(references(annStream)).toEqual([enquiry, enquiry]);
    hrStream.close();
    await hrStream.ended;
  });

  it('reports a new person to everyone', async () => {
    const { test, port } = context;
    const boss = await test.signIn('administrator', 'everything', 'Marisol Ortega');
    const hr = await test.signIn('agent', 'applications', 'Hana Rao');
    const stream = await openStream(port, hr);
    const newAgent = {
      name: 'Lena Brandt',
      email: 'lena@kelvane.example',
      role: 'agent',
      scope: 'enquiries',
    };
    expect((await boss.post('/api/people', newAgent)).statusCode).toBe(201);
    announce();
    await expect.poll(() => stream.events).toContainEqual({ type: 'people' });
    stream.close();
  });

  it('reports sent and failed mail within the scope', async () => {
    const { test, port } = context;
    const ann = await test.signIn('agent', 'enquiries', 'Ann Lee');
    const hr = await test.signIn('agent', 'applications', 'Hana Rao');
    const [annStream, hrStream] = [await openStream(port, ann), await openStream(port, hr)];
    // Awaited, so that a late report of the arrival is not mistaken for one of the mail.
    const enquiry = await receive('contact', { role: 'Mailed' });
    await expect.poll(() => references(annStream)).toEqual([enquiry]);
    const outbox = createOutboxStore(test.desk.storage, createReplyHooks(test.desk.storage.kind));
    const claims = await outbox.claim({ limit: 50, leaseMs: 1000, kinds: MAIL_KINDS, now: Date.now() });
    const { id } = await test.desk.storage.db
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', enquiry)
      .executeTakeFirstOrThrow();
    const [first, second] = claims.filter(({ submissionId }) => submissionId === id);
    await outbox.finish(first!, { state: 'sent', answer: '250 Ok' }, Date.now());
    await expect.poll(() => references(annStream)).toEqual([enquiry, enquiry]);
    await outbox.finish(second!, { state: 'dead', error: '550 No' }, Date.now());
    await expect.poll(() => references(annStream)).toEqual([enquiry, enquiry, enquiry]);
    expect(annStream.events.at(-1)).toMatchObject({ arrived: 0, counts: { stuck: 1 } });
    expect(references(hrStream)).toEqual([]);
    for (const stream of [annStream, hrStream]) stream.close();
  });

  it('reports who else reads or writes until they leave, within the scope', async () => {
    const { test, port, send } = context;
    const reference = await send.contact({ role: 'Presence' });
    const ann = await test.signIn('agent', 'everything', 'Ann Lee');
    const jun = await test.signIn('agent', 'enquiries', 'Jun Park');
    const hr = await test.signIn('agent', 'applications', 'Hana Rao');
    const [annStream, hrStream] = [await openStream(port, ann), await openStream(port, hr)];
    const url = `/api/submissions/${reference}/presence`;
    expect((await ann.post(url, { writing: false })).json()).toEqual({ people: [] });
    expect((await jun.post(url, { writing: true })).json()).toMatchObject({
      people: [{ name: 'Ann Lee', isWriting: false }],
    });
    const last = () => annStream.events.findLast(({ type }) => type === 'presence');
    await expect.poll(last).toMatchObject({ reference, people: [{ name: 'Jun Park', isWriting: true }] });
    await jun.post(url, { writing: false, gone: true });
    await expect.poll(last).toMatchObject({ reference, people: [] });
    expect((await hr.post(url, { writing: false })).statusCode).toBe(404);
    expect(hrStream.events.filter(({ type }) => type === 'presence')).toEqual([]);
    for (const stream of [annStream, hrStream]) stream.close();
  });
});

describe('the website', () => {
  const { context } = prepareLiveDesk('SQLite');

  it('shows who else edits which file until they leave', async () => {
    const { test, port } = context;
    const writer = (name: string) => test.signIn('agent', 'applications', name, 'write');
    const [ann, jun] = [await writer('Ann Lee'), await writer('Jun Park')];
    const stream = await openStream(port, ann);
    const url = '/api/site/presence';
    expect((await ann.post(url, { file: 'pages/home.json' })).json()).toEqual({});
    expect((await jun.post(url, { file: 'lists/insights.json' })).json()).toMatchObject({
      'pages/home.json': [{ name: 'Ann Lee' }],
    });
    const last = () => stream.events.findLast(({ type }) => type === 'presence');
    const reference = 'site:lists/insights.json';
    await expect.poll(last).toMatchObject({ reference, people: [{ name: 'Jun Park' }] });
    await jun.post(url, { file: 'lists/insights.json', gone: true });
    await expect.poll(last).toMatchObject({ reference, people: [] });
    stream.close();
  });
});

describe('the live event stream', () => {
  const { context, announce, receive } = prepareLiveDesk('SQLite');

  it('picks up changes of other processes by polling', async () => {
    const { test, port, send } = context;
    const stream = await openStream(port, await test.signIn('agent', 'enquiries', 'Ann Lee'));
    const enquiry = await send.contact({ role: 'Not announced' });
    await expect.poll(() => references(stream)).toEqual([enquiry]);
    stream.close();
  });

  it('sends "listening" again when the scope of its person changes', async () => {
    const { test, port } = context;
    const boss = await test.signIn('administrator', 'everything', 'Marisol Ortega');
    const hr = await test.signIn('agent', 'applications', 'Hana Rao');
    const stream = await openStream(port, hr);
    await boss.post(`/api/people/${hr.person.id}`, { scope: 'enquiries' });
    announce();
    await expect.poll(() => stream.events).toEqual([{ type: 'listening' }, { type: 'listening' }]);
    const enquiry = await receive('contact', { role: 'Now theirs' });
    await receive('careers');
    await expect.poll(() => references(stream)).toEqual([enquiry]);
    stream.close();
  });

  it('reports submissions received during a database failure once it recovers', async () => {
    const { test } = context;
    const { person } = await test.signIn('agent', 'enquiries', 'Ann Lee');
    const { db } = test.desk.storage;
    const row = await db
      .selectFrom('people')
      .selectAll()
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const live = createLive(test.desk);
    const events: LiveEvent[] = [];
    let isDown = false;
    const failed = Promise.withResolvers<void>();
    live.add({
      async who() {
        if (!isDown) return row;
        failed.resolve();
        throw new Error('The database is away.');
      },
      rights: row,
      send: (event) => events.push(event),
      beat() {},
      end() {},
    });
    await expect.poll(() => events).toEqual([{ type: 'listening' }]);
    isDown = true;
    const enquiry = await receive('contact', { role: 'Told later' });
    await failed.promise;
    isDown = false;
    announce();
    await expect.poll(() => references({ events })).toEqual([enquiry]);
    live.close();
  });

  it('is limited to 24 connections per person, and ends with the server', async () => {
    const { test, port } = context;
    const ann = await test.signIn('reader', 'everything', 'Ann Lee');
    const streams = [];
    for (let index = 0; index < 25; index += 1) streams.push(await openStream(port, ann));
    expect(streams.map(({ status }) => status)).toEqual([...Array(24).fill(200), 429]);
    streams[0]!.close();
    await expect
      .poll(async () => {
        const again = await openStream(port, ann);
        return again.status;
      })
      .toBe(200);
    await test.app.close();
    await Promise.all(streams.map(({ ended }) => ended));
  });
});
