import { describe, expect, it } from 'vitest';
import { prepareGround, preparePlace } from '../helpers/inbox.ts';

const ground = prepareGround();

describe.each(['SQLite', 'PostgreSQL'] as const)(
  'the history of what is done in the inbox on %s',
  (database) => {
    const place = preparePlace(ground, database);

    it('says what was done at the terminal, and the desk sees a new version', async () => {
      const { inbox, send, storage } = place;
      const reference = await send.contact();
      const held = await send.contact({ role: 'Held' }, { suspicion: 'trap' });
      await inbox.run('ack', reference);
      await inbox.run('ack', reference, '--undo');
      await inbox.run('resend', reference, '--mail', 'acknowledgement');
      await inbox.run('reject', held);
      await inbox.run('release', held);
      const before = await storage.db.selectFrom('history').selectAll().orderBy('id').execute();
      expect(
        before.map(({ action, reference: about, via, person_id }) => [action, about, via, person_id]),
      ).toEqual([
        ['answered', reference, 'terminal', null],
        ['reopened', reference, 'terminal', null],
        ['resent', reference, 'terminal', null],
        ['spam', held, 'terminal', null],
        ['released', held, 'terminal', null],
      ]);
      const versions = await storage.db.selectFrom('submissions').select('version').execute();
      expect(versions.map(({ version }) => version)).toEqual([3, 3]);
      await inbox.run('erase', '--email', 'ann@visitor.example', '--yes');
      const after = await storage.db
        .selectFrom('history')
        .selectAll()
        .where('id', '>', before.at(-1)!.id)
        .execute();
      expect(after.map(({ action, via }) => [action, via])).toEqual([
        ['erased', 'terminal'],
        ['erased', 'terminal'],
      ]);
      expect(await storage.db.selectFrom('item_search').selectAll().execute()).toEqual([]);
    });
  },
);
