import { beforeAll, describe, expect, it } from 'vitest';
import type { Submission, SubmissionPage, SubmissionSummary } from '#contract/desk/submissions.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import { NOW } from '../helpers/inbox.ts';
import type { SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();
const HOUR = 3_600_000;

describe.each(DATABASES)('the submissions API on %s', (name) => {
  const desk = prepareDesk(databases, name);
  let ann: SignedInClient;
  let hr: SignedInClient;
  beforeAll(async () => {
    ann = await desk.signIn('agent', 'everything', 'Ann Lee');
    hr = await desk.signIn('agent', 'applications', 'Hana Rao');
  });

  const page = async (query: string, client = ann): Promise<SubmissionPage> => {
    const reply = await client.get(`/api/submissions?${query}`);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };
  const references = (rows: readonly Pick<SubmissionSummary, 'reference'>[]) =>
    rows.map((row) => row.reference);

  it('lists unanswered submissions oldest first, with tab counts and subjects', async () => {
    const second = await desk.send.contact({ organization: 'Second' }, { at: NOW + HOUR });
    const first = await desk.send.contact(
      { organization: 'First', specificCategory: 'Digital Manufacturing' },
      { at: NOW },
    );
    const quarantined = await desk.send.contact({ organization: 'Held' }, { suspicion: 'trap' });
    const { rows, tabs, subjects, total, next } = await page('kind=enquiry&tab=waiting');
    expect(references(rows)).toEqual([first, second]);
    expect(rows[0]).toMatchObject({
      status: 'new',
      name: 'Ann Äström',
      organization: 'First',
      subject: 'Digital Manufacturing',
      words: 'We have 300 machines. Can they talk to <each other>?',
      receivedAt: NOW,
      answeredAt: null,
      assignee: null,
      version: 1,
      suspicion: null,
    });
    expect({ total, next }).toEqual({ total: 2, next: null });
    expect(tabs).toMatchObject({
      waiting: 2,
      unassigned: 2,
      mine: 0,
      answered: 0,
      all: 2,
      quarantined: 1,
      spam: 0,
    });
    expect(subjects).toEqual(['Digital Manufacturing', 'IoT & Big Data']);
    const bySubject = await page('kind=enquiry&tab=all&subject=Digital%20Manufacturing');
    expect(references(bySubject.rows)).toEqual([first]);
    const quarantine = await page('tab=quarantined');
    expect(references(quarantine.rows)).toEqual([quarantined]);
    expect(quarantine.rows[0]?.suspicion).toBe('trap');
    expect(quarantine.rows[0]?.email).toBe('Ann@visitor.example');
  });

  it('searches by word prefix within the scope, ignoring case and diacritics', async () => {
    const found = await desk.send.contact({ name: 'Ingrid Sørbø', organization: 'Fjordstål 株式会社' });
    const application = await desk.send.careers({ city: 'Fjordby' });
    for (const typed of [
      'sorbo',
      'INGRID',
      'fjordstal',
      '株式',
      'ing sor',
      found,
      found.toLowerCase().slice(0, 6),
    ]) {
      expect(references((await page(`tab=all&q=${encodeURIComponent(typed)}`)).rows), typed).toEqual([found]);
    }
    expect(new Set(references((await page('tab=all&q=fjord')).rows))).toEqual(new Set([found, application]));
    expect(references((await page('tab=all&q=fjord', hr)).rows)).toEqual([application]);
    expect((await page('tab=all&q=fjord&sort=name')).rows).toHaveLength(2);
    for (const typed of ['nothinglikeit', '"', "' or 1=1 --", '!!', '*', ':*', 'form:contact']) {
      const reply = await ann.get(`/api/submissions?tab=all&q=${encodeURIComponent(typed)}`);
      expect([reply.statusCode, reply.json().rows], typed).toEqual([200, []]);
    }
  });

  it('paginates without duplicates while new submissions arrive', async () => {
    for (let index = 0; index < 120; index += 1) {
      await desk.send.contact({ role: `Paged ${index}`, name: `Paged ${index % 3}` }, { at: NOW + index });
    }
    for (const query of [
      'sort=newest',
      'sort=oldest',
      'sort=name',
      'q=paged&sort=newest',
      'q=paged&sort=name',
    ]) {
      const seen: string[] = [];
      let after = '';
      for (let pages = 0; pages < 6; pages += 1) {
        const { rows, next } = await page(`kind=enquiry&tab=waiting&${query}&after=${after}`);
        seen.push(...references(rows));
        if (next === null) break;
        after = next;
        await desk.send.contact({ role: `Late ${query} ${pages}` }, { at: NOW - pages });
      }
      expect(new Set(seen).size, query).toBe(seen.length);
      expect(seen.length, query).toBeGreaterThanOrEqual(120);
    }
  });

  it('responds 400 to invalid query parameters', async () => {
    for (const query of ['tab=other', 'sort=size', 'since=yesterday', 'after=!!!', 'kind=x']) {
      expect((await ann.get(`/api/submissions?${query}`)).statusCode, query).toBe(400);
    }
  });

  it('filters by day in the time zone of the office', async () => {
    // Shortly before and after midnight in Houston.
    const before = await desk.send.contact({ role: 'Night' }, { at: Date.parse('2025-03-02T05:59:00Z') });
    const after = await desk.send.contact({ role: 'Night' }, { at: Date.parse('2025-03-02T06:01:00Z') });
    const first = await page('kind=enquiry&tab=all&until=2025-03-01');
    expect(references(first.rows)).toEqual([before]);
    const second = await page('kind=enquiry&tab=all&since=2025-03-02&until=2025-03-02');
    expect(references(second.rows)).toEqual([after]);
  });

  it('returns a submission with its fields, resume, history and others of the sender in scope', async () => {
    const earlier = await desk.send.contact({ email: 'mia@visitor.example' }, { at: NOW - HOUR });
    const reference = await desk.send.careers({ email: 'Mia@visitor.example' });
    const submission: Submission = (await ann.get(`/api/submissions/${reference}`)).json();
    expect(submission).toMatchObject({
      reference,
      email: 'Mia@visitor.example',
      subject: 'Product Manager',
      resume: { fileName: 'CV Ólafsson.pdf', kind: 'pdf', flags: [] },
      notes: 0,
      mails: 2,
    });
    expect(submission.facts.find(({ name: field }) => field === 'city')).toMatchObject({
      label: 'City',
      value: 'Leeds',
    });
    expect(submission.texts.map(({ name: field }) => field)).toEqual(['application', 'experience']);
    expect(submission.others).toEqual([expect.objectContaining({ reference: earlier, form: 'contact' })]);
    expect(submission.history.map(({ action }) => action)).toEqual(['received']);
    // The enquiry is hidden from a person with the applications scope.
    expect((await hr.get(`/api/submissions/${reference}`)).json().others).toEqual([]);
    expect((await hr.get(`/api/submissions/${earlier}`)).statusCode).toBe(404);
    expect((await hr.get('/api/submissions?kind=enquiry&tab=all')).statusCode).toBe(404);
  });
});
