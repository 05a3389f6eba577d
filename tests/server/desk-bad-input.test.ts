import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { badJson } from '../helpers/bad-input/json.ts';
import { oddText } from '../helpers/bad-input/odd-text.ts';
import type { BadRequest } from '../helpers/bad-input/request.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import { DESK_ROUTES, type RouteCase, type RoutePlace } from './desk-routes.ts';

/** Those of all lists together. */
const PARAMETERS = [
  ...['after', 'q', 'tab', 'sort', 'format', 'form', 'subject', 'assignee', 'since', 'until'],
  ...['action', 'person', 'reference', 'state', 'spam', 'range'],
];
/** Sent at once. */
const PER_RUN = 10;
const TIMES = Number(process.env.BAD_INPUT_TIMES ?? 1);

const databases = prepareDeskDatabases();

/** The body alone: with the odd headers, a cookie among them, most requests would end before the route is reached. */
function bodyOnly({ payload, headers }: BadRequest) {
  return { payload, headers: { 'content-type': headers['content-type'] ?? '' } };
}

/** On PostgreSQL, which takes less than SQLite: no NUL, no number that is too large for its column. */
describe('what no page of the desk would send', () => {
  const desk = prepareDesk(databases, 'PostgreSQL');
  let place: RoutePlace;
  beforeAll(async () => {
    const { rows } = (await (await desk.signIn('administrator')).get('/api/delivery')).json();
    const submission = async (reference: string) => ({ reference, mail: rows[0]?.id ?? 'none' });
    place = {
      submissions: {
        contact: await submission(await desk.send.contact({})),
        careers: await submission(await desk.send.careers({})),
      },
      quarantined: {
        contact: await desk.send.contact({ role: 'Held' }, { suspicion: 'trap' }),
        careers: await desk.send.careers({ city: 'Held' }, { suspicion: 'trap' }),
      },
      newPerson: async () => (await desk.signIn('agent')).person.id,
      foreignSession: 'none',
    };
  });

  /** Each time by somebody new: some of what is sent signs people out or takes their rights. */
  async function answers(
    tried: RouteCase,
    requests: readonly { url: string; payload?: Buffer; headers?: object }[],
  ) {
    const { cookie } = await desk.signIn('administrator');
    const [method = ''] = tried.route.split(' ');
    const replies = await Promise.all(
      requests.map(({ url, payload, headers }) =>
        desk.app.inject({
          method: method as 'GET' | 'POST',
          url,
          ...(payload === undefined ? {} : { payload }),
          headers: {
            host: 'desk.example.com',
            cookie: cookie ?? '',
            'sec-fetch-site': 'same-origin',
            ...headers,
          },
        }),
      ),
    );
    return replies
      .filter(({ statusCode }) => statusCode >= 500)
      .map(({ statusCode, body }) => `${statusCode} ${body}`);
  }

  it('control characters in a query are refused', async () => {
    const boss = await desk.signIn('administrator');
    const parameters = {
      '/api/history': ['action', 'person', 'reference'],
      '/api/export/history': ['action', 'person', 'reference'],
      '/api/submissions': ['q', 'subject', 'assignee', 'after', 'tab'],
      '/api/export/submissions': ['q', 'subject', 'assignee'],
      '/api/search': ['q', 'after'],
      '/api/subscribers': ['q', 'state', 'after'],
      '/api/export/subscribers': ['q'],
      '/api/delivery': ['tab', 'after'],
      '/api/visits': ['range'],
    };
    const taken: string[] = [];
    for (const [path, names] of Object.entries(parameters)) {
      for (const name of names) {
        for (const value of ['%00', 'a%00', '%1B%5B31m', '%7F', '%C2%85']) {
          const url = `${path}?${name}=${value}`;
          const { statusCode } = await boss.get(url);
          if (statusCode !== 400) taken.push(`${statusCode} ${url}`);
        }
      }
    }
    expect(taken).toEqual([]);
    // What is pasted from a table.
    expect((await boss.get('/api/search?q=Tom%09Hale')).statusCode).toBe(200);
  });

  it('control characters are removed from what people type, and refused elsewhere', async () => {
    const agent = await desk.signIn('agent');
    const path = `/api/submissions/${await desk.send.contact({})}`;
    const note = await agent.post(`${path}/note`, {
      version: 1,
      text: '\u0000From\u000ba\u0007 slide\u0085\n',
      mentions: [],
    });
    expect(note.statusCode).toBe(200);
    expect(JSON.stringify(note.json().submission)).toContain('From\\na slide"');
    const boss = await desk.signIn('administrator');
    const invited = { email: 'ann@example.com', name: 'Ann\u001b Lee', role: 'agent', scope: 'everything' };
    const refused = await boss.post('/api/people', invited);
    expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringContaining('one line')]);
  });

  const routes = DESK_ROUTES.filter(({ isEndless }) => !isEndless);

  it.each(routes.filter(({ route }) => route.startsWith('POST')))('as the body of $route', async (tried) => {
    const url = await tried.url(place);
    const right = tried.body?.(1, place) ?? {};
    const bodies = fc.array(badJson({ ...right }), { minLength: PER_RUN, maxLength: PER_RUN });
    await fc.assert(
      fc.asyncProperty(bodies, async (batch) => {
        expect(
          await answers(
            tried,
            batch.map((request) => ({ url, ...bodyOnly(request) })),
          ),
        ).toEqual([]);
      }),
      { numRuns: TIMES, endOnFailure: true },
    );
  });

  it.each(routes)('in the address of $route', async (tried) => {
    const [path = '', query = ''] = (await tried.url(place)).split('?');
    const names = [...new URLSearchParams(query).keys(), ...PARAMETERS];
    const pattern = tried.route.split(' ')[1]!.split('/');
    const address = fc
      .tuple(fc.boolean(), oddText, fc.array(fc.tuple(fc.constantFrom(...names), oddText), { maxLength: 3 }))
      .map(([isOdd, text, values]) => {
        const params = new URLSearchParams(query);
        for (const [key, value] of values) params.set(key, value.slice(0, 500));
        const odd = encodeURIComponent(text.slice(0, 60).toWellFormed());
        const parts = path.split('/').map((part, at) => (isOdd && pattern[at]?.startsWith(':') ? odd : part));
        return `${parts.join('/')}?${params}`;
      });
    const right = Buffer.from(JSON.stringify(tried.body?.(1, place) ?? {}));
    const body = tried.route.startsWith('POST')
      ? { payload: right, headers: { 'content-type': 'application/json' } }
      : {};
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: PER_RUN, maxLength: PER_RUN }), async (batch) => {
        expect(
          await answers(
            tried,
            batch.map((url) => ({ url, ...body })),
          ),
        ).toEqual([]);
      }),
      { numRuns: TIMES, endOnFailure: true },
    );
  });
});

describe.each(DATABASES)('the desk on %s', (name) => {
  const desk = prepareDesk(databases, name);

  it('logs errors of the database without what is in its rows', async () => {
    const agent = await desk.signIn('agent');
    const path = `/api/submissions/${await desk.send.contact({})}/note`;
    await sql`create unique index once on history (text)`.execute(desk.desk.storage.db);
    const text = 'Her salary is secret.';
    expect((await agent.post(path, { version: 1, text, mentions: [] })).statusCode).toBe(200);
    const { statusCode } = await agent.post(path, { version: 2, text, mentions: [] });
    await sql`drop index once`.execute(desk.desk.storage.db);
    expect(statusCode).toBe(500);
    const line = desk.log.findLast((each) => each.includes('request failed'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      err: {
        code: name === 'SQLite' ? 2067 : '23505',
        stack: expect.stringContaining(' at '),
      },
    });
    expect(line).not.toContain('secret');
  });
});
