import { beforeAll, describe, expect, it } from 'vitest';
import type { Submission, SubmissionPage, SubmissionSummary } from '#contract/desk/submissions.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import { NOW } from '../helpers/inbox.ts';
import type { SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();
const HOUR = 3_600_000;

describe.each(DATABASES)('items at the desk on %s', (name) => {
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

  it('lists what waits, oldest first, with counts and subjects', async () => {
    const second = await desk.send.contact({ organization: 'Second' }, { at: NOW + HOUR });
    const first = await desk.send.contact(
      { organization: 'First', specificCategory: 'Digital Manufacturing' },
      { at: NOW },
    );
    const held = await desk.send.contact({ organization: 'Held' }, { suspicion: 'trap' });
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
    expect(tabs).toMatchObject({ waiting: 2, unassigned: 2, mine: 0, answered: 0, all: 2, held: 1, spam: 0 });
    expect(subjects).toEqual(['Digital Manufacturing', 'IoT & Big Data']);
    const bySubject = await page('kind=enquiry&tab=all&subject=Digital%20Manufacturing');
    expect(references(bySubject.rows)).toEqual([first]);
    const suspects = await page('tab=held');
    expect(references(suspects.rows)).toEqual([held]);
    expect(suspects.rows[0]?.suspicion).toBe('trap');
    expect(suspects.rows[0]?.email).toBe('Ann@visitor.example');
  });

  it('finds words by their beginning, whatever case and marks, and only in scope', async () => {
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

  it('goes on where the page before ended, whatever comes or goes meanwhile', async () => {
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

  it('takes no address that it does not know', async () => {
    for (const query of ['tab=other', 'sort=size', 'since=yesterday', 'after=!!!', 'kind=x']) {
      expect((await ann.get(`/api/submissions?${query}`)).statusCode, query).toBe(400);
    }
  });

  it('counts days as the office does', async () => {
    // Shortly before and after midnight in Houston.
    const before = await desk.send.contact({ role: 'Night' }, { at: Date.parse('2025-03-02T05:59:00Z') });
    const after = await desk.send.contact({ role: 'Night' }, { at: Date.parse('2025-03-02T06:01:00Z') });
    const first = await page('kind=enquiry&tab=all&until=2025-03-01');
    expect(references(first.rows)).toEqual([before]);
    const second = await page('kind=enquiry&tab=all&since=2025-03-02&until=2025-03-02');
    expect(references(second.rows)).toEqual([after]);
  });

  it('shows an item as it was sent, with what happened to it', async () => {
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
    // Who sees applications only learns nothing of the enquiry.
    expect((await hr.get(`/api/submissions/${reference}`)).json().others).toEqual([]);
    expect((await hr.get(`/api/submissions/${earlier}`)).statusCode).toBe(404);
    expect((await hr.get('/api/submissions?kind=enquiry&tab=all')).statusCode).toBe(404);
  });
});
