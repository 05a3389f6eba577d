import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role, SCOPES, type Scope } from '#contract/desk/people.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import { addressOf, loadRouteCases, mayUse, type RouteCase, type RouteFixtures } from './desk-routes.ts';
import type { DeskClient, SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();
const ROUTES = await loadRouteCases();
/** Higher than any existing version, so that every action on it is a conflict. */
const WRONG_VERSION = 999;
const SECRETS = { contact: 'Contactsecret', careers: 'Careerssecret' } as const;
const HIDDEN: Readonly<Record<Scope, readonly (keyof typeof SECRETS)[]>> = {
  everything: [],
  enquiries: ['careers'],
  applications: ['contact'],
};

describe.each(DATABASES)('every route of the desk on %s', (name) => {
  const desk = prepareDesk(databases, name);
  const clients: { role: Role; scope: Scope; client: SignedInClient }[] = [];
  let fixtures: RouteFixtures;
  let boss: SignedInClient;
  beforeAll(async () => {
    // PostgreSQL runs every query once per scope; the permissions of roles do not depend on the database.
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
    fixtures = {
      submissions: {
        contact: await submission(references.contact),
        careers: await submission(references.careers),
      },
      quarantined,
      newPerson: async () => (await desk.signIn('agent', 'everything', 'Some Body')).person.id,
      foreignSession: sessions[0].id,
    };
  });

  /** Sends the request of the case. The live event stream is closed once its headers have arrived. */
  async function send(
    client: DeskClient,
    routeCase: RouteCase,
    version = WRONG_VERSION,
    headers: Record<string, string | undefined> = {},
  ) {
    const params = await routeCase.params(fixtures);
    const url = addressOf(routeCase, params);
    if (routeCase.isStream) {
      const cookie: Record<string, string> = client.cookie === null ? {} : { cookie: client.cookie };
      const reply = await desk.app.inject({ url, headers: { ...cookie, ...headers }, payloadAsStream: true });
      reply.stream().destroy();
      return { statusCode: reply.statusCode, body: '' };
    }
    if (routeCase.method === 'GET') return client.get(url, headers);
    return client.post(url, routeCase.body(version, params), headers);
  }

  it('respects role and scope, and reveals nothing out of scope', async () => {
    for (const routeCase of ROUTES.filter(({ access }) => access !== 'open')) {
      let isFirst = true;
      for (const { role, scope, client } of clients) {
        const reply = await send(client, routeCase);
        const isInScope = routeCase.scopes.includes(scope);
        // The same address cannot be invited again.
        const status = routeCase.status === 201 && !isFirst ? 409 : routeCase.status;
        const expected = !mayUse(role, routeCase) ? 403 : isInScope ? status : routeCase.outOfScopeStatus;
        expect(reply.statusCode, `${role} of ${scope}: ${routeCase.route} ${reply.body}`).toBe(expected);
        if (expected === 201) isFirst = false;
        for (const form of HIDDEN[scope]) {
          expect(reply.body, `${scope}: ${routeCase.route}`).not.toContain(SECRETS[form]);
          expect(reply.body, `${scope}: ${routeCase.route}`).not.toContain(
            fixtures.submissions[form].reference,
          );
          expect(reply.body, `${scope}: ${routeCase.route}`).not.toContain(fixtures.quarantined[form]);
        }
      }
    }
  });

  // The tests below do not depend on the database.
  if (name === 'PostgreSQL') return;

  it('is covered by these tests', () => {
    const registered = routesOf(desk.app.printRoutes({ commonPrefix: false }));
    // Routes with a wildcard are printed without their prefix.
    const named = ROUTES.map(({ route }) => route.replace(/ .*\*$/, ' *'));
    expect(new Set(named)).toEqual(new Set(registered));
  });

  it('is public, writable by readers or closed to agents only if it is listed here', () => {
    const named = (routes: readonly RouteCase[]) => [...new Set(routes.map(({ route }) => route))].sort();
    expect(named(ROUTES.filter(({ access }) => access === 'open'))).toEqual([
      'GET /api/preview/:token/:version/*',
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
      'POST /api/site/preview',
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
      'POST /api/site/edits',
      'POST /api/site/kept/dismiss',
      'POST /api/site/media',
      'POST /api/site/presence',
      'POST /api/site/preview-links',
      'POST /api/site/publish',
      'POST /api/site/releases/:number/roll-back',
      'POST /api/site/review',
      'POST /api/site/review/withdraw',
      'POST /api/site/scheduled/:id/cancel',
      'POST /api/submissions/:reference/erase',
    ]);
  });

  it('responds 401 without a session unless it is public', async () => {
    for (const routeCase of ROUTES) {
      const reply = await send(desk.browser(), routeCase);
      expect(reply.statusCode, routeCase.route).toBe(routeCase.access === 'open' ? routeCase.status : 401);
    }
  });

  it('rejects HEAD, which would leave streams open and record undelivered exports', async () => {
    for (const routeCase of ROUTES.filter(({ method }) => method === 'GET')) {
      const headers = { cookie: boss.cookie! };
      const url = addressOf(routeCase, await routeCase.params(fixtures));
      const reply = await desk.app.inject({ method: 'HEAD', url, headers });
      expect([404, 405], routeCase.route).toContain(reply.statusCode);
    }
  });

  it('responds the same for submissions out of scope as for unknown ones', async () => {
    const missing = { reference: 'ZZZZ-ZZZZ', mail: '00000000-0000-4000-8000-000000000000' };
    const original = fixtures;
    const submissionRoutes = ROUTES.filter(({ route }) => /:reference|delivery\/:id/.test(route));
    expect(submissionRoutes.length).toBeGreaterThan(20);
    for (const routeCase of submissionRoutes) {
      for (const { scope, client } of clients.filter(({ scope }) => !routeCase.scopes.includes(scope))) {
        const outOfScope = await send(client, routeCase);
        const { reference } = missing;
        const quarantined = { contact: reference, careers: reference };
        fixtures = { ...original, submissions: { contact: missing, careers: missing }, quarantined };
        const unknown = await send(client, routeCase);
        fixtures = original;
        expect([outOfScope.statusCode, outOfScope.body], `${scope} ${routeCase.route}`).toEqual([
          unknown.statusCode,
          unknown.body,
        ]);
      }
    }
  });

  describe('that writes', () => {
    const writes = ROUTES.filter(({ method }) => method === 'POST');
    const snapshot = async (): Promise<string> => {
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

    it('rejects cross-site requests and form content types, and changes nothing', async () => {
      const original = fixtures;
      // Created before the snapshot, so that only the requests below could change data.
      const person = await fixtures.newPerson();
      fixtures = { ...original, newPerson: async () => person };
      const before = await snapshot();
      for (const routeCase of writes) {
        for (const headers of FOREIGN) {
          const reply = await send(boss, routeCase, 2, headers);
          expect(reply.statusCode, `${routeCase.route} ${JSON.stringify(headers)}`).toBe(403);
        }
        for (const type of FORM_TYPES) {
          const reply = await send(boss, routeCase, 2, { 'content-type': type });
          expect(reply.statusCode, `${routeCase.route} as ${type}`).toBe(415);
        }
      }
      expect(await snapshot()).toBe(before);
      fixtures = original;
      // Proves that the version above was current: the same request from the desk itself succeeds.
      const answered = writes.find(({ route }) => route.endsWith('/answered'))!;
      expect((await send(boss, answered, 2)).statusCode).toBe(200);
    });

    it('rejects CORS preflight requests, and cannot be called with GET', async () => {
      for (const routeCase of writes) {
        const url = addressOf(routeCase, await routeCase.params(fixtures));
        const preflight = await desk.app.inject({
          method: 'OPTIONS',
          url,
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
        });
        expect(preflight.statusCode, routeCase.route).toBeGreaterThanOrEqual(400);
        expect(Object.keys(preflight.headers).join(), routeCase.route).not.toContain('access-control-allow');
        if (ROUTES.some(({ route }) => route === routeCase.route.replace('POST', 'GET'))) continue;
        // 404 where the path matches a GET route with a parameter, such as a token.
        expect([404, 405], routeCase.route).toContain((await boss.get(url)).statusCode);
      }
    });
  });
});

/** All routes of a server, such as "GET /api/me", parsed from the tree that Fastify prints. */
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
