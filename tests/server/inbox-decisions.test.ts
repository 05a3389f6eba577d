/** Commands by which an operator decides what becomes of a submission. */
import { describe, expect, it } from 'vitest';
import { createInbox, NOW, prepareGround, preparePlace } from '../helpers/inbox.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const ground = prepareGround();

describe('deciding in the inbox', () => {
  const place = preparePlace(ground, 'SQLite');

  const outbox = () => place.storage.db.selectFrom('outbox').selectAll().orderBy('kind').execute();

  describe('resend', () => {
    it('revives what failed and leaves what was sent', async () => {
      const reference = await place.send.contact({}, { at: NOW - 6 * DAY });
      await place.setMail('company', 'dead', '550');
      await place.setMail('acknowledgement', 'sent');
      const before = await outbox();
      const { code, out } = await place.inbox.run('resend', reference);
      expect([code, out]).toEqual([
        0,
        `${reference}: mail (company to info@example.com) had failed and is tried again\n`,
      ]);
      const [acknowledgement, company, ...others] = await outbox();
      expect(others).toEqual([]);
      expect(acknowledgement).toEqual(before[0]);
      // Tried for another five days, as the same message.
      expect(company).toEqual({
        ...before[1],
        state: 'pending',
        attempts: 0,
        due_at: NOW,
        created_at: NOW,
        done_at: null,
      });
    });

    it('sends to the company once more what was sent, as a message of its own', async () => {
      const reference = await place.send.contact({}, { at: NOW - DAY });
      await place.setMail('company', 'sent');
      await place.setMail('acknowledgement', 'sent');
      expect((await place.inbox.run('resend', reference)).out).toBe(
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
      // Again, it is that one which waits.
      expect((await place.inbox.run('resend', reference)).out).toContain('was waiting and is tried now');
      await place.inbox.run('resend', reference, '--mail', 'acknowledgement');
      expect(await outbox()).toHaveLength(4);
      const unknown = await place.inbox.run('resend', reference, '--mail', 'welcome');
      expect([unknown.code, unknown.err]).toEqual([
        1,
        `${reference} has no mail "welcome". It has: company, acknowledgement.\n`,
      ]);
    });

    it('keeps its hands off mail that is being sent, and off what is held', async () => {
      const reference = await place.send.contact();
      await place.storage.db
        .updateTable('outbox')
        .set({ lease: 'x', due_at: NOW + HOUR, attempts: 1 })
        .execute();
      const before = await outbox();
      expect((await place.inbox.run('resend', reference)).out).toContain('is just being sent');
      expect(await outbox()).toEqual(before);
      const held = await place.send.contact({ role: 'Bot' }, { suspicion: 'trap' });
      const refused = await place.inbox.run('resend', held);
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('is quarantined')]);
    });
  });

  describe('release and reject', () => {
    it.each(['contact', 'careers', 'newsletter'] as const)(
      'does for %s all that acceptance does',
      async (form) => {
        const facts = async () => ({
          outbox: (await outbox()).map(({ kind, state, attempts, due_at, created_at, subscriber_id }) => ({
            ...{ kind, state, attempts, due_at, created_at },
            isSubscriber: subscriber_id !== null,
          })),
          subscribers: (await place.storage.db.selectFrom('subscribers').selectAll().execute()).map(
            ({ email, topic, state, created_at }) => ({ email, topic, state, created_at }),
          ),
          states: (await place.storage.db.selectFrom('submissions').select('state').execute()).map(
            ({ state }) => state,
          ),
        });
        await place.send[form]();
        const accepted = await facts();
        await place.storage.db.deleteFrom('submissions').execute();
        await place.storage.db.deleteFrom('subscribers').execute();

        const reference = await place.send[form]({}, { suspicion: 'trap', at: NOW - 6 * DAY });
        expect((await facts()).outbox).toEqual([]);
        const { code, out } = await place.inbox.run('release', reference);
        expect([code, out]).toEqual([0, `${reference}: released\n`]);
        expect(await facts()).toEqual(accepted);
        const again = await place.inbox.run('release', reference);
        expect([again.code, again.err]).toEqual([
          1,
          `${reference} is not held in quarantine: it is accepted.\n`,
        ]);
        expect(await facts()).toEqual(accepted);
      },
    );

    it('tells the webhook where there is one', async () => {
      const hooked = createInbox(
        { ...place.env, WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: 'sixteen-characters' },
        ground.folder,
      );
      const reference = await place.send.contact({}, { suspicion: 'trap' });
      expect((await hooked.run('release', reference)).code).toBe(0);
      expect((await outbox()).map(({ kind }) => kind)).toEqual(['acknowledgement', 'company', 'webhook']);
      expect((await place.inbox.run('resend', reference, '--mail', 'webhook')).out).toBe(
        `${reference}: webhook was waiting and is tried now\n`,
      );
    });

    it('does not subscribe whoever unsubscribed since', async () => {
      const reference = await place.send.newsletter({}, { suspicion: 'trap', at: NOW - DAY });
      await place.send.newsletter({}, { at: NOW - 2 * HOUR });
      await place.storage.db
        .updateTable('subscribers')
        .set({ state: 'unsubscribed', unsubscribed_at: NOW - HOUR })
        .execute();
      const { code, err } = await place.inbox.run('release', reference);
      expect([code, err]).toEqual([1, expect.stringContaining('has unsubscribed since')]);
      expect(await place.references('--state', 'quarantined')).toEqual([reference]);
    });

    it('rejects without mail, several at once, and can be undone', async () => {
      const held = [
        await place.send.contact({ role: 'A' }, { suspicion: 'trap' }),
        await place.send.contact({ role: 'B' }, { suspicion: 'trap' }),
      ];
      const fine = await place.send.newsletter();
      const { code, out, err } = await place.inbox.run('reject', held[0]!, fine, 'AAAA-AAAA', held[1]!);
      expect(code).toBe(1);
      expect(out).toBe(held.map((reference) => `${reference}: rejected\n`).join(''));
      expect(err).toContain(`${fine} is not held in quarantine: it is accepted.`);
      expect(err).toContain('There is no submission AAAA-AAAA.');
      expect((await place.references('--state', 'rejected')).sort()).toEqual([...held].sort());
      expect((await outbox()).filter(({ kind }) => kind === 'acknowledgement')).toEqual([]);
      expect((await place.inbox.run('release', held[0]!)).code).toBe(0);
    });
  });

  describe('ack', () => {
    it('marks an enquiry as answered, and back', async () => {
      const reference = await place.send.contact();
      expect((await place.inbox.run('ack', reference)).out).toBe(`${reference}: answered\n`);
      expect(await place.inbox.json('show', reference)).toMatchObject({
        answeredAt: '2025-11-11T15:30:00.000Z',
      });
      expect(await place.references('--state', 'unanswered')).toEqual([]);
      expect((await place.inbox.run('ack', reference)).out).toBe(
        `${reference}: answered already, 2025-11-11 09:30\n`,
      );
      expect((await place.inbox.run('ack', reference, '--undo')).out).toBe(`${reference}: unanswered\n`);
      expect(await place.references('--state', 'unanswered')).toEqual([reference]);
      const news = await place.inbox.run('ack', await place.send.newsletter());
      expect([news.code, news.err]).toEqual([1, expect.stringContaining('nobody waits for an answer')]);
    });
  });
});
