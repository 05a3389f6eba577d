import { describe, expect, it } from 'vitest';
import { NOW, prepareTestDatabase, prepareTestFolder } from '../helpers/inbox.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const testFolder = prepareTestFolder();

describe('resend', () => {
  const testDatabase = prepareTestDatabase(testFolder, 'SQLite');

  const outbox = () => testDatabase.storage.db.selectFrom('outbox').selectAll().orderBy('kind').execute();

  it('retries failed mail and leaves sent mail unchanged', async () => {
    const reference = await testDatabase.send.contact({}, { at: NOW - 6 * DAY });
    await testDatabase.setMail('company', 'dead', '550');
    await testDatabase.setMail('acknowledgement', 'sent');
    const before = await outbox();
    const { code, out } = await testDatabase.inbox.run('resend', reference);
    expect([code, out]).toEqual([
      0,
      `${reference}: mail (company to info@example.com) had failed and is tried again\n`,
    ]);
    const [acknowledgement, company, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(acknowledgement).toEqual(before[0]);
    // The same message, with a new retry period of five days.
    expect(company).toEqual({
      ...before[1],
      state: 'pending',
      attempts: 0,
      due_at: NOW,
      created_at: NOW,
      done_at: null,
    });
  });

  it('sends delivered company mail again as a new message', async () => {
    const reference = await testDatabase.send.contact({}, { at: NOW - DAY });
    await testDatabase.setMail('company', 'sent');
    await testDatabase.setMail('acknowledgement', 'sent');
    expect((await testDatabase.inbox.run('resend', reference)).out).toBe(
      `${reference}: mail (company to info@example.com) is sent once more\n`,
    );
    const rows = await outbox();
    expect(rows.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'acknowledgement sent',
      'company pending',
      'company sent',
    ]);
    expect(new Set(rows.map(({ message_id }) => message_id)).size).toBe(3);
    expect(rows.every(({ message_id }) => message_id.endsWith('@example.com>'))).toBe(true);
    // A second resend reschedules that pending message instead of adding one.
    expect((await testDatabase.inbox.run('resend', reference)).out).toContain('was waiting and is tried now');
    await testDatabase.inbox.run('resend', reference, '--mail', 'acknowledgement');
    expect(await outbox()).toHaveLength(4);
    const unknown = await testDatabase.inbox.run('resend', reference, '--mail', 'welcome');
    expect([unknown.code, unknown.err]).toEqual([
      1,
      `${reference} has no mail "welcome". It has: company, acknowledgement.\n`,
    ]);
  });

  it('skips mail that is being sent, and rejects quarantined submissions', async () => {
    const reference = await testDatabase.send.contact();
    await testDatabase.storage.db
      .updateTable('outbox')
      .set({ lease: 'x', due_at: NOW + HOUR, attempts: 1 })
      .execute();
    const before = await outbox();
    expect((await testDatabase.inbox.run('resend', reference)).out).toContain('is just being sent');
    expect(await outbox()).toEqual(before);
    const quarantined = await testDatabase.send.contact({ role: 'Bot' }, { suspicion: 'trap' });
    const refused = await testDatabase.inbox.run('resend', quarantined);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('is quarantined')]);
  });

  it('resends known references, reports unknown ones and exits with 1', async () => {
    const references = [
      await testDatabase.send.contact({ role: 'A' }),
      await testDatabase.send.contact({ role: 'B' }),
    ];
    const typed = references[1]!.toLowerCase().replace('-', '');
    const { code, out, err } = await testDatabase.inbox.run('resend', references[0]!, 'AAAA-AAAA', typed);
    expect(code).toBe(1);
    expect(out.split('\n').map((line) => line.slice(0, 9))).toEqual([...references, '']);
    expect(err).toBe('There is no submission AAAA-AAAA. It may be mistyped, or erased.\n');
  });
});
