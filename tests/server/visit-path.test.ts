/** The visit path of a submission: stored with consent and shown wherever the submission is. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { REQUEST_HEADERS } from '#contract/endpoints.ts';
import type { VisitPath } from '#contract/visits.ts';
import { viewSubmission } from '#server/conversations/view.ts';
import { mailFolder } from '#server/mail/mail-files.ts';
import { applicationForm, CONTACT } from '../fixtures/sample-submissions.ts';
import { createInbox } from '../helpers/inbox.ts';
import { readAllMails } from '../helpers/mail-files.ts';
import { countOf, openTestVisits, type TestVisits } from './test-visits.ts';

const VISIT: VisitPath = {
  entry: '/products/mdslite',
  referrer: 'search.example',
  campaign: { source: 'newsletter', medium: 'mail', name: '=cmd()' },
  pages: ['/products/mdslite', '/about'],
};
const headerOf = (visit: unknown) => ({
  [REQUEST_HEADERS.visit]: encodeURIComponent(JSON.stringify(visit)),
});

let test: TestVisits;
beforeEach(async () => {
  test = await openTestVisits({ FORM_MIN_FILL_MS: '0', RATE_LIMIT_CLIENT: 'off' });
});
afterEach(() => test.close());

async function sendEnquiry(headers: Record<string, string>, fields = {}): Promise<string> {
  const reply = await fetch(test.address + CONTACT_FORM.endpoint, {
    method: 'POST',
    body: JSON.stringify({ ...CONTACT, ...fields }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { reference: string }).reference;
}

const rowOf = (reference: string) =>
  test.storage.db
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

describe('the visit path of an enquiry', () => {
  it('is stored separately from the payload', async () => {
    const { visit, payload } = await rowOf(await sendEnquiry(headerOf(VISIT)));
    expect(JSON.parse(visit!)).toEqual(VISIT);
    expect(JSON.parse(payload)).toEqual(CONTACT);
    const reply = await fetch(test.address + CAREERS_FORM.endpoint, {
      method: 'POST',
      body: applicationForm(),
      headers: headerOf(VISIT),
    });
    const { reference } = (await reply.json()) as { reference: string };
    expect(JSON.parse((await rowOf(reference)).visit!)).toEqual(VISIT);
  });

  it('is shown in the mail to the company, in exports and at the desk', async () => {
    const reference = await sendEnquiry(headerOf(VISIT));
    const mails = () => readAllMails(mailFolder(test.dataDir));
    await expect.poll(async () => (await mails()).length).toBe(2);
    const [company, visitor] = (await mails()).sort((a) => (a.includes('info@example.com\r\n') ? -1 : 1));
    const text = company!.replaceAll('=\r\n', '');
    expect(text).toMatch(/^First page: \/products\/mdslite\r$/m);
    expect(text).toMatch(/^Referring site: search\.example\r$/m);
    expect(text).toMatch(/^Last pages viewed: \/products\/mdslite, \/about\r$/m);
    expect(visitor).not.toContain('mdslite');

    const inbox = createInbox({ DATA_DIR: test.dataDir }, test.dataDir, Date.now());
    expect(await inbox.json('export', '--text', reference)).toMatchObject([
      { visit: VISIT, fields: CONTACT },
    ]);
    const csv = (await inbox.run('export', '--form', 'contact')).out;
    expect(csv).toMatch(/,visitEntry,visitReferrer,visitCampaign,visitPages,typedEmail\r\n/);
    expect(csv).toMatch(
      /,\/products\/mdslite,search\.example,newsletter \/ mail \/ =cmd\(\),\/products\/mdslite \/about,\r\n$/,
    );
    expect((await viewSubmission(test.storage, reference, ['contact'])).visit).toEqual(VISIT);
  });

  it('is not stored without a valid header or with Sec-GPC, but the enquiry is', async () => {
    const headers: Record<string, string>[] = [
      {},
      { [REQUEST_HEADERS.visit]: '%%%' },
      headerOf({ ...VISIT, entry: '/not-ours' }),
      { ...headerOf(VISIT), 'Sec-GPC': '1' },
    ];
    for (const [index, each] of headers.entries()) {
      const reference = await sendEnquiry(each, { role: `Role ${index}` });
      expect((await rowOf(reference)).visit).toBeNull();
      expect(await viewSubmission(test.storage, reference, ['contact'])).not.toHaveProperty('visit');
    }
  });

  it('is not stored when COUNT_VISITS is 0', async () => {
    await test.close();
    test = await openTestVisits({ COUNT_VISITS: '0', FORM_MIN_FILL_MS: '0' });
    expect((await rowOf(await sendEnquiry(headerOf(VISIT)))).visit).toBeNull();
  });

  it('is counted once for its campaign, without duplicate or suspicious enquiries', async () => {
    await sendEnquiry(headerOf(VISIT));
    await sendEnquiry(headerOf(VISIT));
    await sendEnquiry({ ...headerOf(VISIT), [REQUEST_HEADERS.trap]: 'filled%20in' }, { role: 'Machine' });
    await sendEnquiry(headerOf({ ...VISIT, campaign: null }), { role: 'Without' });
    const rows = await test.counts();
    expect(countOf(rows, 'campaign-sent', '["newsletter","mail","=cmd()"]')).toBe(1);
    expect(countOf(rows, 'campaign-sent')).toBe(1);
  });

  it('is erased with the enquiry', async () => {
    const reference = await sendEnquiry(headerOf({ ...VISIT, referrer: 'tell-tale.example' }));
    const inbox = createInbox({ DATA_DIR: test.dataDir }, test.dataDir, Date.now());
    const erased = await inbox.run('erase', '--email', CONTACT.email, '--yes');
    expect(erased.code, erased.err).toBe(0);
    await expect(rowOf(reference)).rejects.toThrow();
  });
});
