import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { companyRecipients } from '#server/mail/sender.ts';
import { parseConfig } from '#server/settings/config.ts';
import { release } from '#server/submissions/decisions.ts';
import { followUpOf, outgoingOptions } from '#server/submissions/outgoing.ts';
import { APPLICATION, applicationForm, CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { CONTACT_SENT, submit } from './plain-browser.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

const OFFER =
  'We can place your website on the first page of Google. Cheap backlinks, SEO packages from $99. Order now: https://rank.example/buy';

let forms: TestForms;
beforeAll(async () => {
  forms = await openTestForms();
});
afterAll(() => forms.close());
beforeEach(() => forms.clear());

const states = async () => (await forms.submissions()).map(({ state }) => state);

describe('spam sent by a script', () => {
  it('is quarantined without mail and gets the same response as ham', async () => {
    const ham = await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await forms.clear();
    const spam = await forms.post(CONTACT_FORM.endpoint, { ...CONTACT, specificDetails: OFFER });

    expect(spam.statusCode).toBe(ham.statusCode);
    const { reference } = ham.json();
    expect(spam.body.replace(spam.json().reference, reference)).toBe(ham.body);
    const headers = ({ date, ...others }: Record<string, unknown>) => others;
    expect(headers(spam.headers)).toEqual(headers(ham.headers));

    const [row] = await forms.submissions();
    expect(row).toMatchObject({ state: 'quarantined', reference: spam.json().reference });
    expect(row!.quarantine_reason).toMatch(/^content: .*“google”/);
    expect(JSON.parse(row!.payload).specificDetails).toBe(OFFER);
    expect(await forms.mails()).toEqual([]);
  });

  it('is detected in applications and subscriptions', async () => {
    const reply = await forms.apply(applicationForm({ ...APPLICATION, application: OFFER }));
    expect(reply.json()).toEqual({ success: true, reference: expect.any(String) });
    const names = { firstName: 'https://win.example', lastName: 'Click' };
    const subscriptions = [
      forms.post(NEWSLETTER_FORM.endpoint, { ...NEWSLETTER, ...names }),
      forms.post(NEWSLETTER_FORM.alternative, {
        ...NEWSLETTER,
        ...names,
        email: 'other@visitor.example',
      }),
    ];
    for (const sent of subscriptions) expect((await sent).body).toBe('{"success":true}');
    expect(await states()).toEqual(Array(3).fill('quarantined'));
    expect(await forms.mails()).toEqual([]);
  });

  it('is detected in a form submitted without JavaScript', async () => {
    const reply = await submit(forms, CONTACT_FORM.endpoint, { ...CONTACT_SENT, specificDetails: OFFER });
    expect(reply.statusCode).toBe(303);
    expect(await states()).toEqual(['quarantined']);
  });

  it('is rejected with 400 if a field is invalid', async () => {
    const reply = await forms.post(CONTACT_FORM.endpoint, {
      ...CONTACT,
      email: 'nobody',
      specificDetails: OFFER,
    });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, ['email']]);
    expect(await states()).toEqual([]);
  });

  it('is accepted and mailed when a colleague releases it', async () => {
    const { reference } = (
      await forms.post(CONTACT_FORM.endpoint, { ...CONTACT, specificDetails: OFFER })
    ).json();
    const [submission] = await forms.submissions();
    expect(submission).toMatchObject({
      reference,
      quarantine_reason: expect.stringContaining('content: '),
    });
    const outgoing = {
      recipients: companyRecipients({ general: 'info@example.com', careers: '' }, {}),
      messageIdDomain: 'example.com',
      kinds: outgoingOptions(parseConfig({})),
    };
    const context = { person: null, via: 'desk', now: Date.now() } as const;
    const followUp = followUpOf('contact', outgoing);
    expect(await release(forms.storage.db, submission!, followUp, context)).toBe('released');
    expect(await states()).toEqual(['accepted']);
    expect(await forms.mails()).toHaveLength(2);
  });
});

describe('ham', () => {
  it('is accepted even if it was not sent by a browser', async () => {
    const curl = { 'user-agent': 'curl/8.14.1', accept: '*/*' };
    expect((await forms.post(CONTACT_FORM.endpoint, CONTACT, curl)).statusCode).toBe(200);
    await forms.post(NEWSLETTER_FORM.endpoint, NEWSLETTER, curl);
    await forms.apply(applicationForm(), { headers: curl });
    expect(await states()).toEqual(Array(3).fill('accepted'));
  });
});

describe('the same text from many addresses', () => {
  it('is quarantined from the fourth address on, not counting repeats', async () => {
    const specificDetails =
      'Our bakery has four ovens, and each of them keeps its own diary on paper. We would like to read all of them in one place.';
    const send = (email: string) => forms.post(CONTACT_FORM.endpoint, { ...CONTACT, specificDetails, email });
    for (const email of ['a', 'a', 'b', 'c', 'd', 'e']) await send(`${email}@visitor.example`);
    const rows = await forms.submissions();
    expect(Object.fromEntries(rows.map(({ email, state }) => [email[0], state]))).toEqual({
      ...{ a: 'accepted', b: 'accepted', c: 'accepted', d: 'quarantined', e: 'quarantined' },
    });
    const quarantined = rows.find(({ email }) => email.startsWith('d'));
    expect(quarantined?.quarantine_reason).toBe('copy: the same text from several senders');
    expect(new Set(rows.map(({ alike_key }) => alike_key)).size).toBe(1);
  });
});
