import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { applicationForm, CONTACT, NEWSLETTER } from '../../scripts/trial/sample-submissions.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

let forms: TestForms;
beforeAll(async () => {
  forms = await openTestForms();
});
afterAll(() => forms.close());
beforeEach(() => forms.clear());

describe('another method', () => {
  it.each([ENDPOINTS.newsletter, ENDPOINTS.contact, ENDPOINTS.careers])('is refused by %s', async (url) => {
    const response = await forms.app.inject(url);
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
  });
});

describe('suspects', () => {
  it.each([
    ['trap', { 'x-form-trap': 'https%3A%2F%2Fspam.example' }],
    ['trap', { 'x-form-trap': '%zz' }],
    ['too-fast', { 'x-form-elapsed': '300' }],
  ])('are kept apart and hear success (%s)', async (reason, headers) => {
    const response = await forms.post(ENDPOINTS.contact, CONTACT, headers as Record<string, string>);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, reference: expect.any(String) });
    expect((await forms.apply(applicationForm(), { headers })).statusCode).toBe(200);
    expect((await forms.post(ENDPOINTS.newsletter, NEWSLETTER, headers)).body).toBe('{"success":true}');
    expect((await forms.submissions()).map((row) => [row.state, row.quarantine_reason])).toEqual(
      Array(3).fill(['quarantined', reason]),
    );
    expect(await forms.mails()).toEqual([]);
    // The same from a person is not taken for a copy of it.
    await forms.post(ENDPOINTS.contact, CONTACT, { 'x-form-trap': '', 'x-form-elapsed': '9000' });
    expect(await forms.mails()).toHaveLength(2);
  });

  it('are not those whose headers make no sense', async () => {
    for (const elapsed of ['', 'NaN', '-5', '1e3', '99999999999999999999']) {
      await forms.post(
        ENDPOINTS.contact,
        { ...CONTACT, role: elapsed || 'none' },
        { 'x-form-elapsed': elapsed },
      );
    }
    expect((await forms.submissions()).every(({ state }) => state === 'accepted')).toBe(true);
  });
});

describe('a form on another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://www.example.com' }, 200],
    [{ origin: 'http://localhost:80', host: 'localhost:80' }, 200],
    [{ origin: 'http://192.168.0.5:3000', host: '192.168.0.5:3000' }, 200],
    [{}, 200],
  ])('with %o is answered with %i', async (headers, status) => {
    const response = await forms.post(ENDPOINTS.contact, CONTACT, headers as Record<string, string>);
    expect(response.statusCode).toBe(status);
    expect(response.json().success).toBe(status === 200);
    expect((await forms.submissions()).length).toBe(status === 200 ? 1 : 0);
  });
});

describe('limits', () => {
  it('hold per client and per address, and say when to come back', async () => {
    const limited = await openTestForms({ RATE_LIMIT_CLIENT: '3/1m', RATE_LIMIT_ADDRESS: '2/1h' });
    const send = (email: string, remoteAddress: string) =>
      limited.app.inject({
        method: 'POST',
        url: ENDPOINTS.contact,
        payload: { ...CONTACT, email },
        remoteAddress,
      });
    expect((await send('a@x.example', '192.0.2.1')).statusCode).toBe(200);
    expect((await send('A@x.example', '192.0.2.1')).statusCode).toBe(200);
    const perAddress = await send('a@X.example', '192.0.2.1');
    expect(perAddress.statusCode).toBe(429);
    expect(Number(perAddress.headers['retry-after'])).toBeGreaterThan(1000);
    const perClient = await send('b@x.example', '192.0.2.1');
    expect(perClient.statusCode).toBe(429);
    expect(perClient.json()).toEqual({ success: false, error: expect.stringContaining('Too many') });
    expect(Number(perClient.headers['retry-after'])).toBeLessThanOrEqual(20);
    expect((await send('b@x.example', '192.0.2.2')).statusCode).toBe(200);
    await limited.close();
  });
});

describe('the log', () => {
  it('holds nothing about anybody', async () => {
    await forms.post(ENDPOINTS.contact, CONTACT);
    await forms.apply(applicationForm());
    await expect
      .poll(async () => (await forms.mails()).every(({ state }) => state === 'sent'), { timeout: 5000 })
      .toBe(true);
    const text = forms.log.join('');
    expect(text).toContain('delivered');
    expect(text).not.toMatch(/visitor\.example|Ann|Ben|Ólafsson|7946|127\.0\.0\.1/);
  });
});
