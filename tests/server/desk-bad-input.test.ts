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
import { addressOf, loadRouteCases, type Params, type RouteCase, type RoutePlace } from './desk-routes.ts';

/** Sent at once. */
const PER_RUN = 10;
const TIMES = Number(process.env.BAD_INPUT_TIMES ?? 1);

const databases = prepareDeskDatabases();
const ROUTES = (await loadRouteCases()).filter(({ isEndless }) => !isEndless);
/** Those of all lists together. */
const PARAMETERS = [...new Set(ROUTES.flatMap(({ schema }) => fieldsOf(schema.querystring)))];
/** A version that nobody can have seen, so that nothing is done. */
const NEVER = 999;

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

  let requests = 0;
  /** From an address of its own, so that no limit hides what would have been answered. */
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

  /** What fails on our side. Each time by somebody new: some of what is sent signs people out or takes their rights. */
  async function failures(
    tried: RouteCase,
    batch: readonly { url: string; payload?: Buffer; headers?: object }[],
  ) {
    const { cookie } = await desk.signIn('administrator');
    const replies = await Promise.all(
      batch.map(({ url, payload, headers }) => send(tried, cookie, url, payload, headers)),
    );
    return replies
      .filter(({ statusCode }) => statusCode >= 500)
      .map(({ statusCode, body }) => `${statusCode} ${body}`);
  }

  const jsonOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
  /** The first example of each route that takes such input. */
  const withSchema = (part: 'params' | 'querystring' | 'body') =>
    [...new Map(ROUTES.toReversed().map((each) => [each.route, each])).values()].filter(
      ({ schema }) => schema[part] !== undefined,
    );

  it.each(withSchema('querystring'))('is refused in each parameter of $route', async (tried) => {
    const { cookie } = await desk.signIn('administrator');
    const address = addressOf(tried, await tried.params(place));
    for (const name of fieldsOf(tried.schema.querystring)) {
      const values = [...CONTROL_TEXTS, ENDLESS_TEXT.slice(0, 5000)].map((text) => [text]);
      for (const texts of [...values, ['a', 'a']]) {
        const [path = '', query = ''] = address.split('?');
        const params = new URLSearchParams(query);
        params.delete(name);
        for (const text of texts) params.append(name, text);
        const { statusCode, json } = await send(tried, cookie, `${path}?${params}`);
        const { error } = json();
        expect([statusCode, error], `${name} ${texts}`).toEqual([400, submissionProblems.query]);
      }
    }
  });

  it.each(withSchema('params'))('is as unknown as any other name in the address of $route', async (tried) => {
    const { cookie } = await desk.signIn('administrator');
    const right = await tried.params(place);
    const answer = async (params: Params) => {
      const payload = jsonOf(tried.body(NEVER, right));
      const { statusCode, body } = await send(tried, cookie, addressOf(tried, params), payload);
      return [statusCode, body];
    };
    for (const name of fieldsOf(tried.schema.params)) {
      const unknown = await answer({ ...right, [name]: 'ZZZZ-ZZZZ' });
      expect(unknown[0]).toBe(404);
      for (const text of [...CONTROL_TEXTS, 'a b', '../x', "'"]) {
        expect(await answer({ ...right, [name]: text }), JSON.stringify(text)).toEqual(unknown);
      }
    }
  });

  it.each(withSchema('body'))('is refused in each field of $route, or taken out', async (tried) => {
    const { cookie } = await desk.signIn('administrator');
    const params = await tried.params(place);
    const { shape } = tried.schema.body!;
    const texts = [...CONTROL_TEXTS, ENDLESS_TEXT];
    for (const [name, field] of Object.entries(shape)) {
      for (const value of [...texts.map((text) => placedText(field, text)), ...WRONG_TYPES]) {
        const body = { ...tried.body(NEVER, params), [name]: value };
        const { statusCode, json } = await send(tried, cookie, addressOf(tried, params), jsonOf(body));
        const { data } = z.safeParse(field, value);
        const isTakenOut = typeof data === 'string' && data.length < String(value).length;
        const expected = isTakenOut && !/[^\P{Cc}\t\n\r]/u.test(data) ? tried.status : 400;
        expect(statusCode, `${name}: ${JSON.stringify(value).slice(0, 50)} ${json().error}`).toBe(expected);
      }
    }
  });

  it('takes a tab in a query, which comes along from a table', async () => {
    const boss = await desk.signIn('administrator');
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

  it.each(ROUTES.filter(({ method }) => method === 'POST'))('as the body of $route', async (tried) => {
    const params = await tried.params(place);
    const url = addressOf(tried, params);
    const bad = badJson({ ...tried.body(1, params) }, fieldsOf(tried.schema.body));
    const bodies = fc.array(bad, { minLength: PER_RUN, maxLength: PER_RUN });
    await fc.assert(
      fc.asyncProperty(bodies, async (batch) => {
        const sent = batch.map((request) => ({ url, ...bodyOnly(request) }));
        expect(await failures(tried, sent)).toEqual([]);
      }),
      { numRuns: TIMES, endOnFailure: true },
    );
  });

  it.each(ROUTES)('in the address of $route', async (tried) => {
    const right = await tried.params(place);
    const payload = jsonOf(tried.body(1, right));
    const address = fc
      .tuple(
        fc.boolean(),
        oddText,
        fc.array(fc.tuple(fc.constantFrom(...PARAMETERS), oddText), { maxLength: 3 }),
      )
      .map(([isOdd, text, values]) => {
        const odd = Object.fromEntries(
          Object.keys(right).map((name) => [name, text.slice(0, 60).toWellFormed()]),
        );
        const [path = '', query = ''] = addressOf(tried, isOdd ? odd : right).split('?');
        const parameters = new URLSearchParams(query);
        for (const [key, value] of values) parameters.set(key, value.slice(0, 500));
        return `${path}?${parameters}`;
      });
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: PER_RUN, maxLength: PER_RUN }), async (batch) => {
        expect(
          await failures(
            tried,
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
