/** Releasing quarantined submissions, as the desk and mail links do. */

import { describe, expect, it } from 'vitest';
import { companyRecipients } from '#server/mail/sender.ts';
import { parseConfig } from '#server/settings/config.ts';
import { release } from '#server/submissions/decisions.ts';
import { followUpOf, outgoingOptions } from '#server/submissions/outgoing.ts';
import { NOW, prepareTestDatabase, prepareTestFolder } from '../helpers/inbox.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TEAM = ['info@example.com'];

const testFolder = prepareTestFolder();

describe('releasing a quarantined submission', () => {
  const testDatabase = prepareTestDatabase(testFolder, 'SQLite');

  const outbox = () => testDatabase.storage.db.selectFrom('outbox').selectAll().orderBy('kind').execute();
  const releaseQuarantined = async (reference: string, env: Record<string, string> = {}) => {
    const { db } = testDatabase.storage;
    const submission = await db
      .selectFrom('submissions')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const followUp = followUpOf(submission.form, {
      recipients: companyRecipients(
        { general: '', careers: '' },
        { toContact: TEAM, toCareers: TEAM, toNewsletter: TEAM },
      ),
      messageIdDomain: 'example.com',
      kinds: outgoingOptions(parseConfig(env)),
    });
    return release(db, submission, followUp, { person: null, via: 'desk', now: NOW });
  };

  it.each(['contact', 'careers', 'newsletter'] as const)(
    'has the same effect for %s as accepting it on arrival',
    async (form) => {
      const snapshot = async () => ({
        outbox: (await outbox()).map(({ kind, state, attempts, due_at, created_at, subscriber_id }) => ({
          ...{ kind, state, attempts, due_at, created_at },
          isSubscriber: subscriber_id !== null,
        })),
        subscribers: (await testDatabase.storage.db.selectFrom('subscribers').selectAll().execute()).map(
          ({ email, topic, state, created_at }) => ({ email, topic, state, created_at }),
        ),
        states: (await testDatabase.storage.db.selectFrom('submissions').select('state').execute()).map(
          ({ state }) => state,
        ),
      });
      await testDatabase.send[form]();
      const accepted = await snapshot();
      await testDatabase.storage.db.deleteFrom('submissions').execute();
      await testDatabase.storage.db.deleteFrom('subscribers').execute();

      const reference = await testDatabase.send[form]({}, { suspicion: 'trap', at: NOW - 6 * DAY });
      expect((await snapshot()).outbox).toEqual([]);
      expect(await releaseQuarantined(reference)).toBe('released');
      expect(await snapshot()).toEqual(accepted);
      expect(await releaseQuarantined(reference)).toBe('not-quarantined');
      expect(await snapshot()).toEqual(accepted);
    },
  );

  it('queues the webhook if one is configured', async () => {
    const reference = await testDatabase.send.contact({}, { suspicion: 'trap' });
    const env = { WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: 'sixteen-characters' };
    expect(await releaseQuarantined(reference, env)).toBe('released');
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['acknowledgement', 'company', 'webhook']);
    expect((await testDatabase.inbox.run('resend', reference, '--mail', 'webhook')).out).toBe(
      `${reference}: webhook was waiting and is tried now\n`,
    );
  });

  it('does not resubscribe an address that has unsubscribed since', async () => {
    const reference = await testDatabase.send.newsletter({}, { suspicion: 'trap', at: NOW - DAY });
    await testDatabase.send.newsletter({}, { at: NOW - 2 * HOUR });
    await testDatabase.storage.db
      .updateTable('subscribers')
      .set({ state: 'unsubscribed', unsubscribed_at: NOW - HOUR })
      .execute();
    expect(await releaseQuarantined(reference)).toBe('unsubscribed-since');
    expect(await testDatabase.references('--state', 'quarantined')).toEqual([reference]);
  });
});
