import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { SECURITY_HEADERS } from './test-app.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

let forms: TestForms;
beforeAll(async () => {
  forms = await openTestForms();
});
afterAll(() => forms.close());
beforeEach(() => forms.clear());

describe('a contact enquiry', () => {
  it('is stored with its mail before the response reports success', async () => {
    const response = await forms.post(CONTACT_FORM.endpoint, { ...CONTACT, unknown: 'field' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
    const { success, reference } = response.json();
    expect(success).toBe(true);
    expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    const [row] = await forms.submissions();
    expect(row).toMatchObject({
      reference,
      form: 'contact',
      state: 'accepted',
      email: 'ann@visitor.example',
    });
    expect(JSON.parse(row!.payload)).toEqual(CONTACT);
    expect((await forms.mails()).map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'company']);
  });

  it('is stored once when sent several times concurrently', async () => {
    const replies = await Promise.all([
      forms.post(CONTACT_FORM.endpoint, CONTACT),
      forms.post(CONTACT_FORM.endpoint, CONTACT),
      forms.post(CONTACT_FORM.endpoint, CONTACT),
    ]);
    expect(new Set(replies.map((reply) => reply.json().reference)).size).toBe(1);
    expect(replies.every((reply) => reply.statusCode === 200)).toBe(true);
    expect([(await forms.submissions()).length, (await forms.mails()).length]).toEqual([1, 2]);
  });

  it('is rejected with an error for each invalid field', async () => {
    const response = await forms.post(CONTACT_FORM.endpoint, {
      ...CONTACT,
      email: 'x',
      recaptcha: false,
      role: '',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      success: false,
      errors: {
        email: 'Please enter an email address such as name@example.com.',
        recaptcha: 'Please complete the reCAPTCHA verification.',
        role: 'Please fill in this field.',
      },
    });
    expect(await forms.submissions()).toEqual([]);
  });

  it.each([
    ['an array', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['empty', '', 'application/json', 400],
    ['malformed JSON', '{', 'application/json', 400],
    ['an HTML form without an Accept header for HTML', 'name=x', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{}', 'text/plain', 415],
    [
      'over the size limit',
      JSON.stringify({ ...CONTACT, specificDetails: 'x'.repeat(70_000) }),
      'application/json',
      413,
    ],
    [
      'one with a required field that is only a NUL',
      JSON.stringify({ ...CONTACT, role: '\u0000' }),
      'application/json',
      400,
    ],
  ])('is rejected when the body is %s', async (_name, payload, type, status) => {
    const response = await forms.post(CONTACT_FORM.endpoint, payload, { 'content-type': type });
    expect(response.statusCode).toBe(status);
    expect(response.json().success).toBe(false);
  });

  it('keeps Unicode text but removes NULs and replaces lone surrogates', async () => {
    const specificDetails = '漢字 🙂 \u0000\ud800 "\'\\ ; drop table';
    expect((await forms.post(CONTACT_FORM.endpoint, { ...CONTACT, specificDetails })).statusCode).toBe(200);
    const [row] = await forms.submissions();
    expect(JSON.parse(row!.payload).specificDetails).toBe('漢字 🙂 \ufffd "\'\\ ; drop table');
  });
});

describe('a newsletter subscription', () => {
  it.each([NEWSLETTER_FORM.endpoint, NEWSLETTER_FORM.alternative])(
    'by %s is stored once per address, and the response does not reveal it',
    async (url) => {
      const first = await forms.post(url, NEWSLETTER);
      const again = await forms.post(url, { ...NEWSLETTER, email: 'ANN@visitor.example', topic: 'finance' });
      expect(first.statusCode).toBe(200);
      expect(first.body).toBe('{"success":true}');
      expect(again.body).toBe(first.body);
      const subscribers = await forms.storage.db.selectFrom('subscribers').selectAll().execute();
      expect(subscribers).toMatchObject([
        { email: 'ann@visitor.example', topic: 'finance', state: 'pending' },
      ]);
      expect((await forms.mails()).map(({ kind }) => kind)).toEqual(['confirmation', 'confirmation']);
    },
  );

  it('is rejected without a topic', async () => {
    const response = await forms.post(NEWSLETTER_FORM.endpoint, { ...NEWSLETTER, topic: '' });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ topic: 'Please select a topic.' });
  });
});

describe('text that is not in UTF-8', () => {
  const send = (payload: Buffer, type: string, accept = '*/*') =>
    forms.app.inject({
      method: 'POST',
      url: CONTACT_FORM.endpoint,
      payload,
      headers: { 'content-type': type, accept },
    });
  const enquiry = JSON.stringify({ ...CONTACT, name: 'Renée Müller' });

  it.each([
    ['Latin-1', Buffer.from(enquiry, 'latin1'), 'application/json', 400],
    [
      'Latin-1 with its charset declared',
      Buffer.from(enquiry, 'latin1'),
      'application/json; charset=ISO-8859-1',
      415,
    ],
    ['UTF-16', Buffer.from(enquiry, 'utf16le'), 'application/json; charset="utf-16"', 415],
    ['a truncated UTF-8 sequence', Buffer.from(`{"name":"\xc3"}`, 'latin1'), 'application/json', 400],
  ])('is rejected with an explanation: %s', async (_name, payload, type, status) => {
    const response = await send(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      success: false,
      error: 'The text is not in UTF-8. Please send it in UTF-8.',
    });
    expect(await forms.submissions()).toEqual([]);
  });

  it.each([
    ['application/json; charset=UTF-8', Buffer.from(enquiry)],
    ['application/json;charset="utf8"', Buffer.from(`\ufeff${enquiry}`)],
    ['application/json; charset=us-ascii', Buffer.from(enquiry.replace(/[éü]/g, '\\u00e9'))],
  ])('does not include valid text sent as %s', async (type, payload) => {
    expect((await send(payload, type)).statusCode).toBe(200);
  });

  it('is rejected in a form submitted without JavaScript', async () => {
    const form = new URLSearchParams({ ...CONTACT, recaptcha: 'on', name: 'Ren_e' }).toString();
    const type = 'application/x-www-form-urlencoded';
    const sent = async (name: string) =>
      (await send(Buffer.from(form.replace('Ren_e', name)), type, 'text/html')).statusCode;
    expect(await sent('Ren%E9e')).toBe(400);
    expect(await sent('Ren%C3%A9e')).toBe(303);
    // A percent sign that encodes no byte is literal text.
    expect(await sent('Ren%e 100%')).toBe(303);
  });
});
