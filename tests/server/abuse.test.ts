import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { applicationForm, CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

let forms: TestForms;
beforeAll(async () => {
  forms = await openTestForms();
});
afterAll(() => forms.close());
beforeEach(() => forms.clear());

describe('methods other than POST', () => {
  it.each([NEWSLETTER_FORM.endpoint, CONTACT_FORM.endpoint, CAREERS_FORM.endpoint])(
    'are rejected with 405 by %s',
    async (url) => {
      const response = await forms.app.inject(url);
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('POST');
    },
  );
});

describe('suspicious submissions', () => {
  it.each([
    ['trap', { 'x-form-trap': 'https%3A%2F%2Fspam.example' }],
    ['trap', { 'x-form-trap': '%zz' }],
    ['too-fast: 0.3 s of 1.5 s', { 'x-form-elapsed': '300' }],
  ])('are quarantined while the response reports success: %s, headers %o', async (reason, headers) => {
    const response = await forms.post(CONTACT_FORM.endpoint, CONTACT, headers as Record<string, string>);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, reference: expect.any(String) });
    expect((await forms.apply(applicationForm(), { headers })).statusCode).toBe(200);
    expect((await forms.post(NEWSLETTER_FORM.endpoint, NEWSLETTER, headers)).body).toBe('{"success":true}');
    expect((await forms.submissions()).map((row) => [row.state, row.quarantine_reason])).toEqual(
      Array(3).fill(['quarantined', reason]),
    );
    expect(await forms.mails()).toEqual([]);
    // The same enquiry from a person does not count as a duplicate of it.
    await forms.post(CONTACT_FORM.endpoint, CONTACT, { 'x-form-trap': '', 'x-form-elapsed': '9000' });
    expect(await forms.mails()).toHaveLength(2);
  });

  it('do not include those with an invalid elapsed-time header', async () => {
    for (const elapsed of ['', 'NaN', '-5', '1e3', '99999999999999999999']) {
      await forms.post(
        CONTACT_FORM.endpoint,
        { ...CONTACT, role: elapsed || 'none' },
        { 'x-form-elapsed': elapsed },
      );
    }
    expect((await forms.submissions()).every(({ state }) => state === 'accepted')).toBe(true);
  });
});

describe('the cross-site check', () => {
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
  ])('responds to headers %o with status %i', async (headers, status) => {
    const response = await forms.post(CONTACT_FORM.endpoint, CONTACT, headers as Record<string, string>);
    expect(response.statusCode).toBe(status);
    expect(response.json().success).toBe(status === 200);
    expect((await forms.submissions()).length).toBe(status === 200 ? 1 : 0);
  });
});

describe('rate limits', () => {
  const sendTo = (limited: TestForms, email: string, remoteAddress: string, headers = {}) =>
    limited.app.inject({
      method: 'POST',
      url: CONTACT_FORM.endpoint,
      payload: { ...CONTACT, email },
      remoteAddress,
      headers,
    });

  it('apply per client and set Retry-After', async () => {
    const limited = await openTestForms({ RATE_LIMIT_CLIENT: '2/1m' });
    expect((await sendTo(limited, 'a@x.example', '192.0.2.1')).statusCode).toBe(200);
    expect((await sendTo(limited, 'b@x.example', '192.0.2.1')).statusCode).toBe(200);
    const refused = await sendTo(limited, 'c@x.example', '192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ success: false, error: expect.stringContaining('Too many') });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
    expect((await sendTo(limited, 'c@x.example', '192.0.2.2')).statusCode).toBe(200);
    await limited.close();
  });

  it('do not count invalid submissions, which have a higher limit of their own', async () => {
    const limited = await openTestForms({ RATE_LIMIT_CLIENT: '2/1m' });
    const client = '192.0.2.1';
    const statuses: number[] = [];
    for (let index = 0; index < 15; index += 1)
      statuses.push((await sendTo(limited, 'no address', client)).statusCode);
    statuses.push((await sendTo(limited, 'a@x.example', client)).statusCode);
    expect(statuses).toEqual([...Array(15).fill(400), 200]);
    // Twenty attempts in total; further requests are rejected before the body is read.
    while ((await sendTo(limited, 'no address', client)).statusCode === 400) statuses.push(400);
    expect(statuses).toHaveLength(20);
    const flood = await limited.app.inject({
      method: 'POST',
      url: CAREERS_FORM.endpoint,
      payload: 'neither read nor understood',
      remoteAddress: client,
    });
    expect(flood.statusCode).toBe(429);
    await limited.close();
  });

  it('cap acknowledgements per email address but never mail to the company', async () => {
    const limited = await openTestForms({ RATE_LIMIT_ADDRESS: '2/1h', DUPLICATE_WINDOW_SECONDS: '0' });
    const kinds = async () => (await limited.mails()).map(({ kind }) => kind).sort();
    // Quarantined submissions send no mail, so they do not count toward the limit.
    for (let index = 0; index < 3; index += 1)
      await sendTo(limited, 'ann@x.example', '192.0.2.1', { 'x-form-trap': 'x' });
    for (const email of ['Ann+1@x.example', 'ann+2@X.example', 'ann+3@x.example', 'ann+4@x.example'])
      expect((await sendTo(limited, email, '192.0.2.1')).statusCode).toBe(200);
    expect((await sendTo(limited, 'ann@x.example', '192.0.2.9')).json()).toMatchObject({ success: true });
    expect(await kinds()).toEqual([...Array(2).fill('acknowledgement'), ...Array(5).fill('company')]);

    await sendTo(limited, 'ben@x.example', '192.0.2.1');
    expect((await kinds()).filter((kind) => kind === 'acknowledgement')).toHaveLength(3);
    await limited.post(NEWSLETTER_FORM.endpoint, { ...NEWSLETTER, email: 'ann@x.example' });
    expect(await kinds()).not.toContain('confirmation');
    await limited.close();
  });
});

describe('the log', () => {
  it('contains no personal data', async () => {
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await forms.apply(applicationForm());
    await expect.poll(async () => (await forms.mails()).every(({ state }) => state === 'sent')).toBe(true);
    const text = forms.log.join('');
    expect(text).toContain('delivered');
    expect(text).not.toMatch(/visitor\.example|Ann|Ben|Ólafsson|7946|127\.0\.0\.1/);
  });
});
