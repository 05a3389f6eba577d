/** The newsletter and contact forms as a browser submits them without JavaScript. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { TRAP_FIELD } from '#contract/endpoints.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import {
  ACCEPT,
  answerIn,
  CONTACT_SENT,
  NEWSLETTER_SENT,
  renderAnswer,
  submit,
  visit,
} from './plain-browser.ts';
import { SECURITY_HEADERS } from './test-app.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

let forms: TestForms;
beforeAll(async () => {
  forms = await openTestForms({}, undefined, renderAnswer);
});
afterAll(() => forms.close());
beforeEach(() => forms.clear());

describe('a form submitted without JavaScript', () => {
  it('is stored like JSON and redirects to a success page that can be reloaded', async () => {
    const reply = await submit(forms, CONTACT_FORM.endpoint, CONTACT_SENT);
    expect(reply.statusCode).toBe(303);
    expect(reply.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
    const [row] = await forms.submissions();
    expect(row).toMatchObject({ form: 'contact', state: 'accepted', email: 'ann@visitor.example' });
    expect(JSON.parse(row!.payload)).toEqual(CONTACT);
    expect((await forms.mails()).map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'company']);

    const { reference } = row!;
    expect(reply.headers.location).toBe(`${CONTACT_FORM.endpoint}/sent?reference=${reference}`);
    for (const _time of ['first', 'again']) {
      const page = await visit(forms, reply.headers.location!);
      expect(page.statusCode).toBe(200);
      expect(answerIn(page)).toEqual({ form: 'contact', success: true, reference, values: {}, errors: {} });
    }
    expect(await forms.submissions()).toHaveLength(1);
  });

  it('redirects without a reference for a subscription', async () => {
    const reply = await submit(forms, NEWSLETTER_FORM.endpoint, NEWSLETTER_SENT);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${NEWSLETTER_FORM.endpoint}/sent`]);
    const [row] = await forms.submissions();
    expect(JSON.parse(row!.payload)).toEqual(NEWSLETTER);
    const page = await visit(forms, reply.headers.location!);
    expect(answerIn(page)).toEqual({
      ...{ form: 'newsletter', success: true, values: {}, errors: {} },
      mustConfirm: true,
    });
  });

  it('is stored once when sent twice, as a form or as JSON', async () => {
    const first = await submit(forms, CONTACT_FORM.endpoint, CONTACT_SENT);
    const again = await submit(forms, CONTACT_FORM.endpoint, CONTACT_SENT);
    expect(again.headers.location).toBe(first.headers.location);
    const { reference } = (await forms.post(CONTACT_FORM.endpoint, CONTACT)).json();
    expect(first.headers.location).toContain(reference);
    expect(await forms.submissions()).toHaveLength(1);
  });

  it('is rejected with the submitted values and an error for each invalid field', async () => {
    const { recaptcha: _unchecked, ...sent } = { ...CONTACT_SENT, email: ' x', role: '' };
    const reply = await submit(forms, CONTACT_FORM.endpoint, { ...sent, [TRAP_FIELD]: '', other: 'thing' });
    expect(reply.statusCode).toBe(400);
    expect(answerIn(reply)).toEqual({
      form: 'contact',
      success: false,
      values: sent,
      errors: {
        email: 'Please enter an email address such as name@example.com.',
        recaptcha: 'Please complete the reCAPTCHA verification.',
        role: 'Please fill in this field.',
      },
    });
    expect(await forms.submissions()).toEqual([]);
  });

  it('is rejected with the checkbox kept and an error for the missing topic', async () => {
    const { topic: _notSelected, ...sent } = NEWSLETTER_SENT;
    const reply = await submit(forms, NEWSLETTER_FORM.endpoint, sent);
    expect(reply.statusCode).toBe(400);
    expect(answerIn(reply)).toMatchObject({ values: sent, errors: { topic: 'Please select a topic.' } });
  });

  it('uses the first value of each field and treats a present checkbox as checked', async () => {
    const twice = new URLSearchParams([
      ...Object.entries({ ...CONTACT_SENT, recaptcha: '' }),
      ['role', 'Another'],
    ]);
    expect((await submit(forms, CONTACT_FORM.endpoint, twice)).statusCode).toBe(303);
    const [row] = await forms.submissions();
    expect(JSON.parse(row!.payload)).toEqual(CONTACT);
  });

  it.each([
    ['no fields', '', 400, {}],
    ['JSON', '{"name":"Ann"}', 400, {}],
    ['invalid percent-encoding', '%ff%00=%zz&name=%f0%28', 400, {}],
    ['Object.prototype property names', '__proto__=x&constructor=y&toString=z&role=r', 400, { role: 'r' }],
    ['more than the size limit', `specificDetails=${'x'.repeat(70_000)}`, 413, {}],
  ])('is rejected with a body of %s', async (_name, payload, status, values) => {
    const reply = await forms.app.inject({
      method: 'POST',
      url: CONTACT_FORM.endpoint,
      payload,
      headers: { accept: ACCEPT, 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    });
    expect(reply.statusCode).toBe(status);
    expect(answerIn(reply)).toMatchObject({ form: 'contact', success: false, values });
    expect(await forms.submissions()).toEqual([]);
  });
});

describe('the JSON contract', () => {
  it.each([
    ['any type', '*/*'],
    ['JSON', 'application/json'],
    ['nothing', ''],
    ['a type that only resembles HTML', 'text/html-x, application/xhtml+xml'],
  ])('rejects form posts with 415 if they accept %s', async (_name, accept) => {
    for (const url of [NEWSLETTER_FORM.endpoint, CONTACT_FORM.endpoint, NEWSLETTER_FORM.alternative]) {
      for (const role of ['x', 'x'.repeat(70_000)]) {
        const reply = await submit(forms, url, { ...CONTACT_SENT, role }, { headers: { accept } });
        expect(reply.statusCode).toBe(415);
        expect(reply.body).toBe('{"success":false,"error":"This content type is not supported"}');
      }
    }
  });

  it('responds with JSON to a JSON request even if HTML is accepted', async () => {
    const reply = await forms.post(CONTACT_FORM.endpoint, CONTACT, { accept: ACCEPT });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, reference: expect.any(String) });
    const refused = await forms.post(CONTACT_FORM.endpoint, {}, { accept: ACCEPT });
    expect(refused.json()).toMatchObject({ success: false, errors: { name: 'Please fill in this field.' } });
  });

  it.each([
    [CONTACT_FORM.endpoint, 'multipart/form-data; boundary=x'],
    [CONTACT_FORM.endpoint, 'text/plain'],
    [CAREERS_FORM.endpoint, 'application/x-www-form-urlencoded'],
    [NEWSLETTER_FORM.alternative, 'application/x-www-form-urlencoded'],
  ])('makes %s respond 415 to %s', async (url, type) => {
    const headers = { 'content-type': type };
    const reply = await submit(forms, url, CONTACT_SENT, { headers });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toEqual({ success: false, error: 'This content type is not supported' });
  });
});
