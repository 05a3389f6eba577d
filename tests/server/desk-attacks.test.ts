import { beforeAll, describe, expect, it } from 'vitest';
import type { Role, Scope } from '#contract/desk/people.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import type { SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();

/** Every route about one item, and what is sent there. `:reference` is put in. */
const ITEM_ROUTES: readonly {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly least: Role;
}[] = [
  { method: 'GET', url: '', least: 'reader' },
  { method: 'GET', url: '/resume', least: 'reader' },
  { method: 'POST', url: '/presence', least: 'reader' },
  ...['answered', 'reopened', 'assign', 'note', 'answer', 'answer-undo', 'spam', 'release'].map((action) => ({
    method: 'POST' as const,
    url: `/${action}`,
    least: 'agent' as const,
  })),
  { method: 'GET', url: '/erasure', least: 'administrator' },
  { method: 'POST', url: '/erase', least: 'administrator' },
];
const RANK: readonly Role[] = ['reader', 'agent', 'administrator'];

describe.each(DATABASES)('the desk on %s gives nothing away', (name) => {
  const desk = prepareDesk(databases, name);
  const clients = new Map<string, SignedInClient>();
  beforeAll(async () => {
    for (const role of RANK) {
      for (const scope of ['everything', 'enquiries', 'applications'] as const) {
        clients.set(`${role} ${scope}`, await desk.signIn(role, scope, `${role} ${scope}`));
      }
    }
  });
  const client = (role: Role, scope: Scope) => clients.get(`${role} ${scope}`)!;
  const request = (
    who: { get: SignedInClient['get']; post: SignedInClient['post'] },
    method: string,
    url: string,
    body: object,
  ) => (method === 'GET' ? who.get(url) : who.post(url, body));

  it('no route about an item to who is out of scope, has no right, or is not signed in', async () => {
    const reference = await desk.send.careers();
    const before = await desk.desk.storage.db
      .selectFrom('submissions')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    const body = {
      version: 1,
      person: null,
      text: 'x',
      mentions: [],
      subject: 'x',
      reference,
      writing: true,
    };
    const unknown = 'ZZZZ-ZZZZ';
    for (const { method, url, least } of ITEM_ROUTES) {
      const address = `/api/items/${reference}${url}`;
      const anonymous = await request(desk.browser(), method, address, body);
      expect(anonymous.statusCode, address).toBe(401);
      for (const role of RANK) {
        const outside = await request(client(role, 'enquiries'), method, address, body);
        const mayHere = RANK.indexOf(role) >= RANK.indexOf(least);
        expect(outside.statusCode, `${role} ${address}`).toBe(mayHere ? 404 : 403);
        expect(outside.body).not.toContain('Ólafsson');
        // The same as for one that never was.
        const nowhere = await request(client(role, 'enquiries'), method, `/api/items/${unknown}${url}`, body);
        expect([nowhere.statusCode, nowhere.body], url).toEqual([outside.statusCode, outside.body]);
        if (mayHere) continue;
        const inside = await request(client(role, 'applications'), method, address, body);
        expect(inside.statusCode, `${role} ${address}`).toBe(403);
      }
    }
    const after = await desk.desk.storage.db
      .selectFrom('submissions')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    expect(after).toEqual(before);
  }, 60_000);

  it('no list, count, search, export or mail of another scope', async () => {
    const secret = 'Verysecretword';
    const reference = await desk.send.careers({ city: secret });
    const lists = [
      '/api/items?tab=all',
      `/api/items?tab=all&q=${secret}`,
      '/api/items?tab=waiting&sort=name',
      `/api/search?q=${secret}&spam=1`,
      '/api/today',
      '/api/delivery',
      '/api/delivery?tab=waiting',
      '/api/export/items?tab=all&format=json',
      '/api/export/delivery?format=json',
      '/api/export/history?format=json',
    ];
    for (const url of lists) {
      const reply = await client('administrator', 'enquiries').get(url);
      expect(reply.statusCode, url).toBe(200);
      expect(reply.body, url).not.toContain(reference);
      expect(reply.body, url).not.toContain(secret);
    }
    expect((await client('administrator', 'enquiries').get('/api/me')).json().counts).not.toHaveProperty(
      'applications',
    );
    const [mail] = (await client('agent', 'applications').get('/api/delivery')).json().rows;
    for (const what of ['again', 'give-up', 'address']) {
      const body = { to: 'thief@evil.example' };
      expect(
        (await client('agent', 'enquiries').post(`/api/delivery/${mail.id}/${what}`, body)).statusCode,
      ).toBe(404);
      expect(
        (await client('reader', 'applications').post(`/api/delivery/${mail.id}/${what}`, body)).statusCode,
      ).toBe(403);
    }
    expect((await client('reader', 'everything').post('/api/delivery/again')).statusCode).toBe(403);
  }, 60_000);

  it('what a visitor typed comes back as JSON text and nothing else', async () => {
    const payload = '</script><img src=x onerror=alert(1)>"\'`{{7*7}}';
    const fields = { name: payload, organization: payload, role: payload, specificDetails: payload };
    const reference = await desk.send.contact(fields);
    const application = { firstName: payload, city: payload, experience: payload, application: payload };
    const other = await desk.send.careers(application);
    for (const url of [
      `/api/items/${reference}`,
      `/api/items/${other}`,
      '/api/items?tab=all',
      '/api/search?q=onerror',
      '/api/today',
      '/api/delivery',
    ]) {
      const reply = await client('administrator', 'everything').get(url);
      expect(reply.headers['content-type'], url).toBe('application/json; charset=utf-8');
      expect(reply.headers['x-content-type-options'], url).toBe('nosniff');
      expect(JSON.stringify(reply.json()), url).toContain('onerror=alert(1)');
    }
    const item = (await client('reader', 'everything').get(`/api/items/${reference}`)).json();
    expect(item.texts[0].text).toBe(payload);
  });

  it('odd addresses lead nowhere', async () => {
    const ann = client('administrator', 'everything');
    for (const url of ['..%2f..%2fetc', "K7QM-2XP'", 'a'.repeat(99), '%00', 'K7QM-2XPD%0d%0a']) {
      const reply = await ann.get(`/api/items/${url}`);
      expect([400, 404], url).toContain(reply.statusCode);
    }
    for (const after of ['WzEsMl0', 'W10', 'bnVsbA', 'WyJhIiwiYiJd', 'WzEsIm5vcGUiXQ']) {
      const reply = await ann.get(`/api/items?tab=all&after=${after}`);
      expect([200, 400], after).toContain(reply.statusCode);
      expect((await ann.get(`/api/delivery?after=${after}`)).statusCode, after).toBeLessThan(500);
      expect((await ann.get(`/api/search?q=a&after=${after}`)).statusCode, after).toBeLessThan(500);
      expect((await ann.get(`/api/items?tab=all&sort=name&after=${after}`)).statusCode, after).toBeLessThan(
        500,
      );
    }
    expect((await ann.post('/api/delivery/%00/again')).statusCode).toBe(404);
    expect((await ann.get('/api/search?q=%00')).statusCode).toBe(400);
    for (const q of ['\ud800', '"* OR "', 'a'.repeat(200), '%F0%9F%99%82']) {
      expect((await ann.get(`/api/search?q=${encodeURI(q.toWellFormed())}`)).statusCode, q).toBe(200);
      expect((await ann.get(`/api/subscribers?q=${encodeURI(q.toWellFormed())}`)).statusCode, q).toBeLessThan(
        500,
      );
    }
    expect((await ann.get('/api/items?tab=all&subject=%00&assignee=%00')).statusCode).toBeLessThan(500);
  });
});
