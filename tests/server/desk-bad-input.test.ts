import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { submissionProblems } from '#content/desk/server-texts.ts';
import { badJson } from '../helpers/bad-input/json.ts';
import { oddText } from '../helpers/bad-input/odd-text.ts';
import type { BadRequest } from '../helpers/bad-input/request.ts';
import {
  CONTROL_TEXTS,
  ENDLESS_TEXT,
  fieldsOf,
  placedText,
  WRONG_TYPES,
} from '../helpers/bad-input/schema.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import { addressOf, loadRouteCases, type Params, type RouteCase, type RouteFixtures } from './desk-routes.ts';

/** Concurrent requests per run. */
const PER_RUN = 10;
const TIMES = Number(process.env.BAD_INPUT_TIMES ?? 1);

const databases = prepareDeskDatabases();
const ROUTES = (await loadRouteCases()).filter(({ isStream }) => !isStream);
/** The query parameters of all routes. */
const PARAMETERS = [...new Set(ROUTES.flatMap(({ schema }) => fieldsOf(schema.querystring)))];
/** Higher than any real version, so that no action is performed. */
const WRONG_VERSION = 999;

/** Without the odd headers, a cookie among them: they would end most requests before the route is reached. */
function bodyOnly({ payload, headers }: BadRequest) {
  return { payload, headers: { 'content-type': headers['content-type'] ?? '' } };
}

/** On PostgreSQL, which is stricter than SQLite: it rejects NUL and numbers too large for their column. */
describe('malformed input to the desk', () => {
  const desk = prepareDesk(databases, 'PostgreSQL');
  let fixtures: RouteFixtures;
  beforeAll(async () => {
    const { rows } = (await (await desk.signIn('administrator')).get('/api/delivery')).json();
    const submission = async (reference: string) => ({ reference, mail: rows[0]?.id ?? 'none' });
    fixtures = {
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

  let requests = 0;
  /** Each request has its own remote address, so that no rate limit hides the response. */
  function send({ method }: RouteCase, cookie: string | null, url: string, payload?: Buffer, headers = {}) {
    requests += 1;
    return desk.app.inject({
      method: method as 'GET' | 'POST',
      url,
      remoteAddress: `10.0.${requests >> 8}.${requests % 256}`,
      ...(payload === undefined || method === 'GET' ? {} : { payload }),
      headers: {
        host: 'desk.example.com',
        cookie: cookie ?? '',
        'sec-fetch-site': 'same-origin',
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    });
  }

  /** The 5xx responses to a batch. Each batch has a new session: some requests sign people out or revoke permissions. */
  async function serverErrors(
    routeCase: RouteCase,
    batch: readonly { url: string; payload?: Buffer; headers?: object }[],
  ) {
    const { cookie } = await desk.signIn('administrator');
    const replies = await Promise.all(
      batch.map(({ url, payload, headers }) => send(routeCase, cookie, url, payload, headers)),
    );
    return replies
      .filter(({ statusCode }) => statusCode >= 500)
      .map(({ statusCode, body }) => `${statusCode} ${body}`);
  }

  const jsonOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
  /** The first example of each route with a schema for this part of a request. */
  const withSchema = (part: 'params' | 'querystring' | 'body') =>
    [...new Map(ROUTES.toReversed().map((each) => [each.route, each])).values()].filter(
      ({ schema }) => schema[part] !== undefined,
    );

  it.each(withSchema('querystring'))('is rejected in each query parameter of $route', async (routeCase) => {
    const { cookie } = await desk.signIn('administrator');
    const address = addressOf(routeCase, await routeCase.params(fixtures));
    for (const name of fieldsOf(routeCase.schema.querystring)) {
      const values = [...CONTROL_TEXTS, ENDLESS_TEXT.slice(0, 5000)].map((text) => [text]);
      for (const texts of [...values, ['a', 'a']]) {
        const [path = '', query = ''] = address.split('?');
        const params = new URLSearchParams(query);
        params.delete(name);
        for (const text of texts) params.append(name, text);
        const { statusCode, json } = await send(routeCase, cookie, `${path}?${params}`);
        const { error } = json();
        expect([statusCode, error], `${name} ${texts}`).toEqual([400, submissionProblems.query]);
      }
    }
  });

  it.each(withSchema('params'))(
    'in a path parameter of $route gets the same 404 as an unknown id',
    async (routeCase) => {
      const { cookie } = await desk.signIn('administrator');
      const validParams = await routeCase.params(fixtures);
      const responseTo = async (params: Params) => {
        const payload = jsonOf(routeCase.body(WRONG_VERSION, validParams));
        const { statusCode, body } = await send(routeCase, cookie, addressOf(routeCase, params), payload);
        return [statusCode, body];
      };
      for (const name of fieldsOf(routeCase.schema.params)) {
        const unknown = await responseTo({ ...validParams, [name]: 'ZZZZ-ZZZZ' });
        expect(unknown[0]).toBe(404);
        for (const text of [...CONTROL_TEXTS, 'a b', '../x', "'"]) {
          expect(await responseTo({ ...validParams, [name]: text }), JSON.stringify(text)).toEqual(unknown);
        }
      }
    },
  );

  it.each(withSchema('body'))(
    'is rejected in or stripped from each body field of $route',
    async (routeCase) => {
      const { cookie } = await desk.signIn('administrator');
      const params = await routeCase.params(fixtures);
      const { shape } = routeCase.schema.body!;
      const texts = [...CONTROL_TEXTS, ENDLESS_TEXT];
      for (const [name, field] of Object.entries(shape)) {
        for (const value of [...texts.map((text) => placedText(field, text)), ...WRONG_TYPES]) {
          const body = { ...routeCase.body(WRONG_VERSION, params), [name]: value };
          const { statusCode, json } = await send(
            routeCase,
            cookie,
            addressOf(routeCase, params),
            jsonOf(body),
          );
          const { data } = z.safeParse(field, value);
          const isStripped = typeof data === 'string' && data.length < String(value).length;
          const expected = isStripped && !/[^\P{Cc}\t\n\r]/u.test(data) ? routeCase.status : 400;
          expect(statusCode, `${name}: ${JSON.stringify(value).slice(0, 50)} ${json().error}`).toBe(expected);
        }
      }
    },
  );

  it('does not include a tab in a search query, as pasted from a table', async () => {
    const boss = await desk.signIn('administrator');
    expect((await boss.get('/api/search?q=Tom%09Hale')).statusCode).toBe(200);
  });

  it('has control characters stripped in long texts and rejected in single lines', async () => {
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

  it.each(ROUTES.filter(({ method }) => method === 'POST'))(
    'as a random body of $route causes no server error',
    async (routeCase) => {
      const params = await routeCase.params(fixtures);
      const url = addressOf(routeCase, params);
      const bad = badJson({ ...routeCase.body(1, params) }, fieldsOf(routeCase.schema.body));
      const bodies = fc.array(bad, { minLength: PER_RUN, maxLength: PER_RUN });
      await fc.assert(
        fc.asyncProperty(bodies, async (batch) => {
          const sent = batch.map((request) => ({ url, ...bodyOnly(request) }));
          expect(await serverErrors(routeCase, sent)).toEqual([]);
        }),
        { numRuns: TIMES, endOnFailure: true },
      );
    },
  );

  it.each(ROUTES)('as a random path or query of $route causes no server error', async (routeCase) => {
    const validParams = await routeCase.params(fixtures);
    const payload = jsonOf(routeCase.body(1, validParams));
    const address = fc
      .tuple(
        fc.boolean(),
        oddText,
        fc.array(fc.tuple(fc.constantFrom(...PARAMETERS), oddText), { maxLength: 3 }),
      )
      .map(([isOdd, text, values]) => {
        const odd = Object.fromEntries(
          Object.keys(validParams).map((name) => [name, text.slice(0, 60).toWellFormed()]),
        );
        const [path = '', query = ''] = addressOf(routeCase, isOdd ? odd : validParams).split('?');
        const parameters = new URLSearchParams(query);
        for (const [key, value] of values) parameters.set(key, value.slice(0, 500));
        return `${path}?${parameters}`;
      });
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: PER_RUN, maxLength: PER_RUN }), async (batch) => {
        expect(
          await serverErrors(
            routeCase,
            batch.map((url) => ({ url, payload })),
          ),
        ).toEqual([]);
      }),
      { numRuns: TIMES, endOnFailure: true },
    );
  });
});

describe.each(DATABASES)('the desk on %s', (name) => {
  const desk = prepareDesk(databases, name);

  it('logs database errors without the values of their rows', async () => {
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
