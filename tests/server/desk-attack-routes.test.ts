import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role, SCOPES, type Scope } from '#contract/desk/people.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import { addressOf, loadRouteCases, mayUse, type RouteCase, type RoutePlace } from './desk-routes.ts';
import type { DeskClient, SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();
const ROUTES = await loadRouteCases();
/** A version that nobody can have seen. */
const NEVER = 999;
const SECRETS = { contact: 'Contactsecret', careers: 'Careerssecret' } as const;
const HIDDEN: Readonly<Record<Scope, readonly (keyof typeof SECRETS)[]>> = {
  everything: [],
  enquiries: ['careers'],
  applications: ['contact'],
};

describe.each(DATABASES)('every route of the desk on %s', (name) => {
  const desk = prepareDesk(databases, name);
  const clients: { role: Role; scope: Scope; client: SignedInClient }[] = [];
  let place: RoutePlace;
  let boss: SignedInClient;
  beforeAll(async () => {
    // Each query on PostgreSQL too; what a role may do does not depend on it.
    for (const role of name === 'PostgreSQL' ? (['administrator'] as const) : ROLES) {
      for (const scope of SCOPES) {
        clients.push({ role, scope, client: await desk.signIn(role, scope, `${role} ${scope}`) });
      }
    }
    boss = await desk.signIn('administrator', 'everything', 'Bo Boss');
    const mailOf = async (reference: string): Promise<string> => {
      const { rows } = (await boss.get('/api/delivery')).json();
      return rows.find((row: { reference: string }) => row.reference === reference).id;
    };
    const references = {
      contact: await desk.send.contact({ organization: 'Contactsecret' }),
      careers: await desk.send.careers({ city: 'Careerssecret' }),
    };
    const quarantined = {
      contact: await desk.send.contact({ organization: 'Contactsecret held' }, { suspicion: 'trap' }),
      careers: await desk.send.careers({ city: 'Careerssecret held' }, { suspicion: 'trap' }),
    };
    for (const [form, reference] of [...Object.entries(references), ...Object.entries(quarantined)]) {
      const text = `A note about ${SECRETS[form as 'contact']}`;
      expect(
        (await boss.post(`/api/submissions/${reference}/note`, { version: 1, text, mentions: [] }))
          .statusCode,
      ).toBe(200);
    }
    await desk.desk.storage.db.updateTable('outbox').set({ state: 'sent' }).execute();
    const submission = async (reference: string) => ({ reference, mail: await mailOf(reference) });
    const { sessions } = (await boss.get('/api/people')).json();
    place = {
      submissions: {
        contact: await submission(references.contact),
        careers: await submission(references.careers),
      },
      quarantined,
      newPerson: async () => (await desk.signIn('agent', 'everything', 'Some Body')).person.id,
      foreignSession: sessions[0].id,
    };
  });

  /** Sends what the case says. The stream of live changes is left as soon as its head is there. */
  async function send(
    who: DeskClient,
    tried: RouteCase,
    version = NEVER,
    headers: Record<string, string | undefined> = {},
  ) {
    const params = await tried.params(place);
    const url = addressOf(tried, params);
    if (tried.isEndless) {
      const cookie: Record<string, string> = who.cookie === null ? {} : { cookie: who.cookie };
      const reply = await desk.app.inject({ url, headers: { ...cookie, ...headers }, payloadAsStream: true });
      reply.stream().destroy();
      return { statusCode: reply.statusCode, body: '' };
    }
    if (tried.method === 'GET') return who.get(url, headers);
    return who.post(url, tried.body(version, params), headers);
  }

  it('answers each role and scope with what is theirs, and with nothing of the other scope', async () => {
    for (const tried of ROUTES.filter(({ access }) => access !== 'open')) {
      let first = true;
      for (const { role, scope, client } of clients) {
        const reply = await send(client, tried);
        const isInside = tried.scopes.includes(scope);
        // Somebody can be invited once.
        const status = tried.status === 201 && !first ? 409 : tried.status;
        const expected = !mayUse(role, tried) ? 403 : isInside ? status : tried.outside;
        expect(reply.statusCode, `${role} of ${scope}: ${tried.route} ${reply.body}`).toBe(expected);
        if (expected === 201) first = false;
        for (const form of HIDDEN[scope]) {
          // What was asked for may be repeated; what is behind it may not.
          expect(reply.body, `${scope}: ${tried.route}`).not.toContain(SECRETS[form]);
          expect(reply.body, `${scope}: ${tried.route}`).not.toContain(place.submissions[form].reference);
          expect(reply.body, `${scope}: ${tried.route}`).not.toContain(place.quarantined[form]);
        }
      }
    }
  });

  // What follows is decided before the database is asked, or by who asks.
  if (name === 'PostgreSQL') return;

  it('is among those that these tests try', () => {
    const registered = routesOf(desk.app.printRoutes({ commonPrefix: false }));
    expect(new Set(ROUTES.map(({ route }) => route))).toEqual(new Set(registered));
  });

  it('is open, or lets readers change something, only if it is named here', () => {
    const named = (routes: readonly RouteCase[]) => [...new Set(routes.map(({ route }) => route))].sort();
    expect(named(ROUTES.filter(({ access }) => access === 'open'))).toEqual([
      'GET /api/sign-in/:token',
      'GET /api/sign-in/company',
      'GET /api/sign-in/company/callback',
      'GET /api/sign-in/ways',
      'POST /api/sign-in',
      'POST /api/sign-in/:token',
      'POST /api/sign-out',
    ]);
    const writes = ROUTES.filter(({ method, access }) => method !== 'GET' && access !== 'open');
    expect(named(writes.filter((route) => mayUse('reader', route)))).toEqual([
      'POST /api/sessions/:id/end',
      'POST /api/sessions/end-others',
      'POST /api/submissions/:reference/presence',
    ]);
    expect(named(ROUTES.filter((route) => !mayUse('agent', route)))).toEqual([
      'GET /api/export/delivery',
      'GET /api/export/history',
      'GET /api/export/submissions',
      'GET /api/export/subscribers',
      'GET /api/export/visits',
      'GET /api/settings',
      'GET /api/submissions/:reference/erasure',
      'POST /api/people',
      'POST /api/people/:id',
      'POST /api/people/:id/end-sessions',
      'POST /api/people/:id/link',
      'POST /api/people/:id/remove',
      'POST /api/submissions/:reference/erase',
    ]);
  });

  it('answers nobody who is not signed in, unless it is for signing in', async () => {
    for (const tried of ROUTES) {
      const reply = await send(desk.browser(), tried);
      expect(reply.statusCode, tried.route).toBe(tried.access === 'open' ? tried.status : 401);
    }
  });

  it('is not there for HEAD, which would leave streams open and write down exports that nobody got', async () => {
    for (const tried of ROUTES.filter(({ method }) => method === 'GET')) {
      const headers = { cookie: boss.cookie! };
      const url = addressOf(tried, await tried.params(place));
      const reply = await desk.app.inject({ method: 'HEAD', url, headers });
      expect([404, 405], tried.route).toContain(reply.statusCode);
    }
  });

  it('answers for what is out of scope as for what never was', async () => {
    const nowhere = { reference: 'ZZZZ-ZZZZ', mail: '00000000-0000-4000-8000-000000000000' };
    const real = place;
    const perItem = ROUTES.filter(({ route }) => /:reference|delivery\/:id/.test(route));
    expect(perItem.length).toBeGreaterThan(20);
    for (const tried of perItem) {
      for (const { scope, client } of clients.filter(({ scope }) => !tried.scopes.includes(scope))) {
        const outside = await send(client, tried);
        const { reference } = nowhere;
        const quarantined = { contact: reference, careers: reference };
        place = { ...real, submissions: { contact: nowhere, careers: nowhere }, quarantined };
        const unknown = await send(client, tried);
        place = real;
        expect([outside.statusCode, outside.body], `${scope} ${tried.route}`).toEqual([
          unknown.statusCode,
          unknown.body,
        ]);
      }
    }
  });

  describe('that changes something', () => {
    const writes = ROUTES.filter(({ method }) => method === 'POST');
    const everything = async (): Promise<string> => {
      const { db } = desk.desk.storage;
      const tables = [
        'submissions',
        'history',
        'people',
        'sessions',
        'outbox',
        'sign_in_links',
        'resumes',
      ] as const;
      return JSON.stringify(
        await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())),
      );
    };
    const FOREIGN: readonly Record<string, string | undefined>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://www.example.com' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://desk.example.com' },
      { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
      { 'sec-fetch-site': undefined, origin: 'https://desk.example.com.evil.example' },
      { 'sec-fetch-site': undefined, origin: 'null' },
    ];
    const FORM_TYPES = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      undefined,
    ];

    it('refuses other sites and what a form could send, whatever they claim', async () => {
      const real = place;
      // Made before, so that nothing but the tried requests could change anything.
      const person = await place.newPerson();
      place = { ...real, newPerson: async () => person };
      const before = await everything();
      for (const tried of writes) {
        for (const headers of FOREIGN) {
          const reply = await send(boss, tried, 2, headers);
          expect(reply.statusCode, `${tried.route} ${JSON.stringify(headers)}`).toBe(403);
        }
        for (const type of FORM_TYPES) {
          const reply = await send(boss, tried, 2, { 'content-type': type });
          expect(reply.statusCode, `${tried.route} as ${type}`).toBe(415);
        }
      }
      expect(await everything()).toBe(before);
      place = real;
      // The versions above were the right ones: from a page of the desk it would have been done.
      const answered = writes.find(({ route }) => route.endsWith('/answered'))!;
      expect((await send(boss, answered, 2)).statusCode).toBe(200);
    });

    it('gives no other site leave to ask, and is not reached by reading', async () => {
      for (const tried of writes) {
        const url = addressOf(tried, await tried.params(place));
        const asked = await desk.app.inject({
          method: 'OPTIONS',
          url,
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
        });
        expect(asked.statusCode, tried.route).toBeGreaterThanOrEqual(400);
        expect(Object.keys(asked.headers).join(), tried.route).not.toContain('access-control-allow');
        if (ROUTES.some(({ route }) => route === tried.route.replace('POST', 'GET'))) continue;
        // "again" would be the token or the id of something.
        expect([404, 405], tried.route).toContain((await boss.get(url)).statusCode);
      }
    });
  });
});

/** All routes that a server has, from the tree that Fastify prints: "GET /api/me". */
function routesOf(printed: string): readonly string[] {
  const path: string[] = [];
  const routes: string[] = [];
  for (const line of printed.split('\n')) {
    const [, before = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?/.exec(line) ?? [];
    if (part === '') continue;
    path.splice(before.length / 4, Infinity, part);
    for (const method of methods.split(', ')) if (method !== '') routes.push(`${method} ${path.join('')}`);
  }
  return routes;
}
