/** What keeps machines and other sites out holds for forms that a browser sends by itself, too. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { TRAP_FIELD } from '#contract/endpoints.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { APPLICATION, applicationForm, CONTACT } from '../fixtures/sample-submissions.ts';
import {
  answerIn,
  CONTACT_SENT,
  NEWSLETTER_SENT,
  renderAnswer,
  submit,
  submitMultipart,
  visit,
} from './plain-browser.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

let forms: TestForms;
beforeAll(async () => {
  forms = await openTestForms({}, undefined, renderAnswer);
});
afterAll(() => forms.close());
beforeEach(() => forms.clear());

describe('the field that people do not see', () => {
  it('keeps apart whoever fills it in, who hears success', async () => {
    const trap = { [TRAP_FIELD]: 'https://spam.example' };
    const replies = [
      await submit(forms, CONTACT_FORM.endpoint, { ...CONTACT_SENT, ...trap }),
      await submit(forms, NEWSLETTER_FORM.endpoint, { ...NEWSLETTER_SENT, ...trap }),
      await submitMultipart(forms, CAREERS_FORM.endpoint, applicationForm({ ...APPLICATION, ...trap })),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect((await visit(forms, replies[0]!.headers.location!)).statusCode).toBe(200);
    expect((await forms.submissions()).map((row) => [row.state, row.quarantine_reason])).toEqual(
      Array(3).fill(['quarantined', 'trap']),
    );
    expect(await forms.mails()).toEqual([]);
    // The same from a person is not taken for a copy of it.
    await submit(forms, CONTACT_FORM.endpoint, { ...CONTACT_SENT, [TRAP_FIELD]: '' });
    expect(await forms.mails()).toHaveLength(2);
  });

  it('is no part of what a script sends as multipart', async () => {
    const fields = { ...APPLICATION, [TRAP_FIELD]: 'x' };
    expect((await forms.apply(applicationForm(fields), { headers: { accept: '*/*' } })).statusCode).toBe(200);
    expect(await forms.submissions()).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('a form on another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' }, 303],
    [{ origin: 'http://192.168.0.5:3000', host: '192.168.0.5:3000' }, 303],
    [{}, 303],
  ])('with %o is answered with %i', async (given, status) => {
    const headers = given as Record<string, string>;
    const replies = [
      await submit(forms, CONTACT_FORM.endpoint, CONTACT_SENT, { headers }),
      await submitMultipart(forms, CAREERS_FORM.endpoint, applicationForm(), headers),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(status);
      if (status === 403) {
        expect(reply.body).toBe('{"success":false,"error":"This request came from another site"}');
      }
    }
    expect(await forms.submissions()).toHaveLength(status === 403 ? 0 : 2);
  });
});

describe('limits', () => {
  it('hold per client, for both ways together, and leave what was typed in the form', async () => {
    const limited = await openTestForms({ RATE_LIMIT_CLIENT: '1/1m' }, undefined, renderAnswer);
    expect((await submit(limited, CONTACT_FORM.endpoint, { name: 'x' })).statusCode).toBe(400);
    expect((await limited.post(CONTACT_FORM.endpoint, CONTACT)).statusCode).toBe(200);

    const text = await submit(limited, CONTACT_FORM.endpoint, CONTACT_SENT);
    const upload = await submitMultipart(limited, CAREERS_FORM.endpoint, applicationForm());
    while ((await submit(limited, CONTACT_FORM.endpoint, { name: 'x' })).statusCode === 400);
    // One attempt too many: the file is not even taken in.
    const noFile = await submitMultipart(limited, CAREERS_FORM.endpoint, applicationForm(APPLICATION, null));
    for (const [reply, values] of [
      [text, CONTACT_SENT],
      [upload, APPLICATION],
      [noFile, APPLICATION],
    ] as const) {
      expect(reply.statusCode).toBe(429);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(answerIn(reply)).toMatchObject({ success: false, values, errors: {} });
    }
    const scripted = await limited.post(CONTACT_FORM.endpoint, CONTACT);
    expect(scripted.json()).toEqual({ success: false, error: expect.stringContaining('Too many') });
    expect(await limited.submissions()).toHaveLength(1);
    const other = { remoteAddress: '192.0.2.2' };
    const { statusCode } = await submit(limited, NEWSLETTER_FORM.endpoint, NEWSLETTER_SENT, other);
    expect(statusCode).toBe(303);
    await limited.close();
  });
});
