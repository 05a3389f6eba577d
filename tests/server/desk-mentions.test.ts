import { beforeAll, describe, expect, it } from 'vitest';
import type { Delivery } from '#contract/desk/views.ts';
import { mentionMail } from '#server/conversations/mentions.ts';
import { mailFolder } from '#server/mail/mail-files.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import { readMails } from '../helpers/mail-files.ts';
import { DESK_URL, type SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();

describe('a person mentioned in a note', () => {
  const desk = prepareDesk(databases, 'SQLite');
  let ann: SignedInClient;
  let jun: SignedInClient;
  let hr: SignedInClient;
  let boss: SignedInClient;
  beforeAll(async () => {
    ann = await desk.signIn('agent', 'everything', 'Ann Lee');
    jun = await desk.signIn('reader', 'enquiries', 'Jun Park');
    hr = await desk.signIn('agent', 'applications', 'Hana Rao');
    boss = await desk.signIn('administrator', 'everything', 'Bo Boss');
  });
  const note = (client: SignedInClient, reference: string, version: number, mentions: readonly string[]) =>
    client.post(`/api/submissions/${reference}/note`, { version, text: 'Secret words', mentions });
  const mailsTo = (client: SignedInClient) => readMails(mailFolder(desk.dataDir), client.person.email);

  it('gets one email with author, submission and note, but none for their own note', async () => {
    const reference = await desk.send.contact({ role: 'Named', name: 'Mia Chen' });
    const mentions = [jun.person.id, ann.person.id, jun.person.id];
    expect((await note(ann, reference, 1, mentions)).statusCode).toBe(200);
    await expect.poll(() => mailsTo(jun)).toHaveLength(1);
    const [mail = ''] = await mailsTo(jun);
    expect(mail).toContain(`Subject: Ann Lee mentioned you on ${reference}`);
    expect(mail).toContain(`${DESK_URL}/enquiries/${reference}`);
    expect(mail).toContain('Secret words');
    expect(mail).toContain('in a note on the enquiry from Mia Chen (IoT & Big Data)');
    // The author gets no email about their own note.
    expect(await mailsTo(ann)).toEqual([]);
    const rows: Delivery[] = (await boss.get('/api/delivery')).json().rows;
    expect(rows.filter(({ title }) => title === 'Mention in a note')).toMatchObject([
      { name: 'Jun Park', to: jun.person.email, reference: null },
    ]);
    const entry = (await ann.get(`/api/submissions/${reference}`)).json().history.at(-1);
    expect(entry).toMatchObject({ action: 'note', text: 'Secret words', about: { name: 'Jun Park' } });
  });

  it('gets a link to the submission if it is quarantined', async () => {
    const quarantined = await desk.send.contact({ role: 'Held' }, { suspicion: 'trap' });
    expect((await note(ann, quarantined, 1, [boss.person.id])).statusCode).toBe(200);
    await expect.poll(() => mailsTo(boss)).toHaveLength(1);
    expect((await mailsTo(boss))[0]).toContain(`${DESK_URL}/enquiries/${quarantined}`);
  });

  it('must have the form in scope, or the note is rejected', async () => {
    const reference = await desk.send.contact({ role: 'Unseen' });
    const refused = await note(ann, reference, 1, [jun.person.id, hr.person.id]);
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      expect.stringContaining('Hana Rao can’t see this'),
    ]);
    expect((await ann.get(`/api/submissions/${reference}`)).json()).toMatchObject({ notes: 0, version: 1 });
    // The app can warn earlier: it knows the scopes of colleagues.
    expect((await ann.get('/api/me')).json().colleagues).toContainEqual(
      expect.objectContaining({ name: 'Hana Rao', scope: 'applications' }),
    );
  });

  it('gets no email about a note that was rejected as a conflict', async () => {
    const application = await desk.send.careers({ city: 'Quick' });
    expect((await note(ann, application, 1, [])).statusCode).toBe(200);
    expect((await note(boss, application, 1, [hr.person.id])).statusCode).toBe(409);
    const queued = await desk.desk.storage.db
      .selectFrom('outbox')
      .select('id')
      .where('person_id', '=', hr.person.id)
      .execute();
    expect(queued).toEqual([]);
  });

  it('gets no email if the submission is out of scope when it is sent', async () => {
    const { db } = desk.desk.storage;
    const reference = await desk.send.contact({ role: 'Out of scope' });
    const mail = { by: 'Ann Lee', reference, messageIdDomain: 'example.com', now: Date.now() };
    const rows = mentionMail({ ...mail, person: hr.person });
    await db.insertInto('outbox').values(rows).execute();
    desk.desk.wakeOutbox();
    const state = async () =>
      (await db.selectFrom('outbox').select('state').where('id', '=', rows[0]!.id).executeTakeFirst())?.state;
    await expect.poll(state).toBe('cancelled');
    expect(await mailsTo(hr)).toEqual([]);
  });

  it('has the mail file deleted when the submission is erased', async () => {
    const reference = await desk.send.contact({ role: 'Forgotten' });
    const { version } = (await note(ann, reference, 1, [jun.person.id])).json().submission;
    const files = async () => (await mailsTo(jun)).filter((mail) => mail.includes(reference));
    await expect.poll(files).toHaveLength(1);
    await boss.post(`/api/submissions/${reference}/erase`, { version, reference });
    expect(await files()).toEqual([]);
  });

  it('gets no email if the submission was erased before it is sent', async () => {
    const { db } = desk.desk.storage;
    const mail = { by: 'Ann Lee', reference: 'GONE-GONE', messageIdDomain: 'example.com', now: Date.now() };
    const rows = mentionMail({ ...mail, person: hr.person });
    await db.insertInto('outbox').values(rows).execute();
    desk.desk.wakeOutbox();
    const state = async () =>
      (await db.selectFrom('outbox').select('state').where('id', '=', rows[0]!.id).executeTakeFirst())?.state;
    await expect.poll(state).toBe('cancelled');
    expect(await mailsTo(hr)).toEqual([]);
  });
});
