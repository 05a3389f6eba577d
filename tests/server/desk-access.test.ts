import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from './test-app.ts';
import { DESK_PAGE, DESK_SCRIPT, openTestDesk, type TestDesk } from './test-desk.ts';

let test: TestDesk;
beforeAll(async () => {
  test = await openTestDesk();
});
afterAll(() => test.close());

const HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': expect.stringMatching(/^default-src 'none'; (?!.*unsafe).*frame-src 'self';/),
};

describe('pages of the desk', () => {
  it('are the same document at every address, and are not cached', async () => {
    for (const url of ['/', '/enquiries?tab=mine', '/sign-in/some-token', '/enquiries/K7QM-2XPD']) {
      const reply = await test.browser().get(url);
      expect([reply.statusCode, reply.body]).toEqual([200, DESK_PAGE]);
      expect(reply.headers).toMatchObject({ ...HEADERS, 'cache-control': 'no-store' });
    }
  });

  it('load assets that are immutable and readable from any origin', async () => {
    const reply = await test.browser().get('/assets/app-1a2b.js');
    expect([reply.statusCode, reply.body]).toEqual([200, DESK_SCRIPT]);
    expect(reply.headers['cache-control']).toContain('immutable');
    // The resume viewer has an opaque origin, so it can load only assets that any origin may read.
    expect(reply.headers).toMatchObject({
      ...HEADERS,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await test.browser().get('/assets/other.js')).statusCode).toBe(404);
    expect((await test.browser().post('/enquiries')).statusCode).toBe(405);
  });
});

describe('the API of the desk', () => {
  it('responds 401 without a valid session, and 404 to an unknown route', async () => {
    const visitor = test.browser();
    const reply = await visitor.get('/api/me');
    expect([reply.statusCode, reply.json()]).toEqual([401, { error: expect.stringContaining('sign in') }]);
    expect(reply.headers).toMatchObject({ ...HEADERS, 'cache-control': 'no-store' });
    visitor.cookie = 'desk=made-up';
    expect((await visitor.get('/api/me')).statusCode).toBe(401);
    expect((await visitor.get('/api/other')).statusCode).toBe(404);
  });

  it('returns the signed-in person, their colleagues and the company', async () => {
    const marisol = await test.signIn('administrator', 'everything', 'Marisol Ortega');
    const jun = await test.signIn('agent', 'enquiries', 'Jun');
    const me = (await jun.get('/api/me')).json();
    expect(me.person).toMatchObject({
      name: 'Jun',
      initials: 'JU',
      role: 'agent',
      scope: 'enquiries',
      site: 'none',
      sessions: 1,
    });
    expect(me.colleagues).toEqual([
      {
        id: marisol.person.id,
        name: 'Marisol Ortega',
        initials: 'MO',
        role: 'administrator',
        scope: 'everything',
        site: 'publish',
      },
    ]);
    expect(me.company).toMatchObject({ shortName: 'Example', timeZone: 'America/Chicago' });
    expect(me.hasMail).toBe(false);
  });

  it('refuses to register a route without access rules and strict schemas', async () => {
    const other = await openTestDesk();
    const register = (url: string, options: object) => () => other.app.get(url, options, () => 'all of it');
    const config = { access: 'read' };
    expect(register('/api/careless', { schema: {} })).toThrow('who may use it');
    expect(register('/api/careless', { config })).toThrow('what it takes');
    expect(register('/api/careless/:id', { config, schema: {} })).toThrow('takes :id without a schema');
    const loose = { querystring: { type: 'object' } };
    expect(register('/api/careless', { config, schema: loose })).toThrow('not checked: querystring');
    await other.close();
  });
});

it('an https DESK_URL enforces secure cookies even without X-Forwarded-Proto', async () => {
  const other = await openTestDesk({ env: { DESK_URL: 'https://desk.example.com' } });
  const ann = await other.signIn('reader');
  expect((await ann.get('/api/me')).statusCode).toBe(401);
  ann.cookie = `__Host-${ann.cookie}`;
  expect((await ann.get('/api/me')).statusCode).toBe(200);
  const signedOut = await ann.post('/api/sign-out');
  expect(signedOut.headers['set-cookie']).toMatch(
    /^__Host-desk=; Path=\/; Max-Age=0; HttpOnly; SameSite=Strict; Secure$/,
  );
  await other.close();
});
