import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT, type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts';
import { DESK_URL, type DeskClient, openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

let provider: OpenIdProvider;
let test: TestDesk;
let jun: SignedInClient;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  test = await openTestDesk({
    env: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
  });
  jun = await test.signIn('agent', 'everything', 'Jun Ito');
});
afterAll(async () => {
  await test.close();
  await provider.close();
});
beforeEach(() => {
  provider.claims = { email: jun.person.email.toUpperCase(), email_verified: true };
  provider.userInfo = null;
  provider.refusal = null;
  provider.hasForeignKey = false;
  provider.forge = (claims) => claims;
});

/** Signs in at the provider and returns the callback URL that it redirects to. */
async function authorize(browser: DeskClient): Promise<string> {
  const redirect = await browser.get('/api/sign-in/company');
  expect(redirect.statusCode).toBe(303);
  const answered = await fetch(String(redirect.headers.location), { redirect: 'manual' });
  return answered.headers.get('location')!.replace(DESK_URL, '');
}

async function signInWith(browser: DeskClient): Promise<string> {
  const reply = await browser.get(await authorize(browser));
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([303, 'no-store']);
  return String(reply.headers.location);
}

describe('OpenID Connect sign-in', () => {
  it('succeeds for the person whose email address the provider verified', async () => {
    const browser = test.browser();
    expect((await browser.get('/api/sign-in/ways')).json()).toEqual({
      mail: false,
      company: true,
      hasPeople: true,
    });
    expect(await signInWith(browser)).toBe('/');
    expect((await browser.get('/api/me')).json().person.id).toBe(jun.person.id);
    // The temporary cookie is deleted.
    expect(browser.cookie).toMatch(/^desk=[\w-]{43}$/);
  });

  it('sends a PKCE challenge, state and nonce, and sets an HttpOnly cookie', async () => {
    const browser = test.browser();
    const { headers } = await browser.get('/api/sign-in/company');
    const authorizationUrl = new URL(String(headers.location));
    expect(Object.fromEntries(authorizationUrl.searchParams)).toMatchObject({
      redirect_uri: `${DESK_URL}/api/sign-in/company/callback`,
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(headers['set-cookie']).toMatch(/^desk-company=.*HttpOnly; SameSite=Lax$/);
  });

  it('falls back to userinfo if the ID token lacks the address or email_verified', async () => {
    provider.userInfo = provider.claims;
    provider.claims = {};
    expect(await signInWith(test.browser())).toBe('/');
    // The address is in the token, but not whether it is verified.
    provider.claims = { email: jun.person.email };
    expect(await signInWith(test.browser())).toBe('/');
    provider.claims = { email: jun.person.email, email_verified: false };
    expect(await signInWith(test.browser())).toBe('/sign-in?problem=unverified');
  });

  it('rejects a malformed state cookie', async () => {
    for (const content of ['null', '{}', '[]', '1', '"x"', '{"state":1,"nonce":2,"verifier":3}', '{']) {
      const browser = test.browser();
      const callback = await authorize(browser);
      browser.cookie = `desk-company=${Buffer.from(content).toString('base64url')}`;
      const reply = await browser.get(callback);
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/sign-in?problem=expired']);
    }
  });

  it('rejects unknown people and unverified addresses', async () => {
    provider.claims = { email: 'stranger@example.com', email_verified: true };
    const stranger = test.browser();
    expect(await signInWith(stranger)).toBe('/sign-in?problem=unknown');
    expect((await stranger.get('/api/me')).statusCode).toBe(401);
    provider.claims = { email: jun.person.email.replace('i', '\u0130'), email_verified: true };
    expect(await signInWith(test.browser())).toBe('/sign-in?problem=unverified');
    for (const email_verified of [false, undefined, 'true']) {
      provider.claims = { email: jun.person.email, email_verified };
      expect(await signInWith(test.browser())).toBe('/sign-in?problem=unverified');
    }
  });

  it('rejects an ID token with a wrong nonce, audience, issuer, expiry or signature', async () => {
    const forgeries: OpenIdProvider['forge'][] = [
      (claims) => ({ ...claims, nonce: 'another' }),
      (claims) => ({ ...claims, aud: 'another-client' }),
      (claims) => ({ ...claims, iss: 'https://evil.example' }),
      (claims) => ({ ...claims, exp: 1 }),
    ];
    for (const forge of forgeries) {
      provider.forge = forge;
      expect(await signInWith(test.browser())).toBe('/sign-in?problem=refused');
    }
    provider.forge = (claims) => claims;
    provider.hasForeignKey = true;
    expect(await signInWith(test.browser())).toBe('/sign-in?problem=refused');
  });

  it('rejects a callback in another browser, and a replayed callback', async () => {
    const mallory = test.browser();
    const address = await authorize(mallory);
    const victim = test.browser();
    expect((await victim.get(address)).headers.location).toBe('/sign-in?problem=expired');
    await authorize(victim);
    expect((await victim.get(address)).headers.location).toBe('/sign-in?problem=refused');

    const again = test.browser();
    const callback = await authorize(again);
    const stateCookie = again.cookie;
    expect((await again.get(callback)).headers.location).toBe('/');
    again.cookie = stateCookie;
    expect((await again.get(callback)).headers.location).toBe('/sign-in?problem=expired');
  });

  it('redirects with the reason if the person cancels or the provider fails', async () => {
    provider.refusal = 'access_denied';
    expect(await signInWith(test.browser())).toBe('/sign-in?problem=cancelled');
    provider.refusal = 'server_error';
    expect(await signInWith(test.browser())).toBe('/sign-in?problem=unavailable');

    const unreachable = await startOpenIdProvider();
    const other = await openTestDesk({
      env: { OIDC_ISSUER: unreachable.issuer, OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' },
    });
    await unreachable.close();
    const reply = await other.browser().get('/api/sign-in/company');
    expect(reply.headers.location).toBe('/sign-in?problem=unavailable');
    await other.close();
  });

  it('responds 404 unless it is configured', async () => {
    const other = await openTestDesk();
    expect((await other.browser().get('/api/sign-in/company')).statusCode).toBe(404);
    expect((await other.browser().get('/api/sign-in/ways')).json().company).toBe(false);
    await other.close();
  });
});
