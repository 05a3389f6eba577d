/** The spam trap, the cross-site check and rate limits for forms submitted without JavaScript. */

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

describe('the hidden trap field', () => {
  it('quarantines a submission that fills it in and still redirects to the success page', async () => {
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
    // The same enquiry from a person does not count as a duplicate of it.
    await submit(forms, CONTACT_FORM.endpoint, { ...CONTACT_SENT, [TRAP_FIELD]: '' });
    expect(await forms.mails()).toHaveLength(2);
  });

  it('is ignored in multipart requests sent by a script', async () => {
    const fields = { ...APPLICATION, [TRAP_FIELD]: 'x' };
    expect((await forms.apply(applicationForm(fields), { headers: { accept: '*/*' } })).statusCode).toBe(200);
    expect(await forms.submissions()).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('the cross-site check', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' }, 303],
    [{ origin: 'http://192.168.0.5:3000', host: '192.168.0.5:3000' }, 303],
    [{}, 303],
  ])('responds to headers %o with status %i', async (given, status) => {
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

describe('rate limits', () => {
  it('apply per client to HTML and JSON requests together and return the submitted values', async () => {
    const limited = await openTestForms({ RATE_LIMIT_CLIENT: '1/1m' }, undefined, renderAnswer);
    expect((await submit(limited, CONTACT_FORM.endpoint, { name: 'x' })).statusCode).toBe(400);
    expect((await limited.post(CONTACT_FORM.endpoint, CONTACT)).statusCode).toBe(200);

    const text = await submit(limited, CONTACT_FORM.endpoint, CONTACT_SENT);
    const upload = await submitMultipart(limited, CAREERS_FORM.endpoint, applicationForm());
    while ((await submit(limited, CONTACT_FORM.endpoint, { name: 'x' })).statusCode === 400);
    // Over the limit of attempts, the missing file is not even checked.
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
