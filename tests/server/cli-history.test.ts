import { describe, expect, it } from 'vitest';
import { prepareTestDatabase, prepareTestFolder } from '../helpers/inbox.ts';

const testFolder = prepareTestFolder();

describe.each(['SQLite', 'PostgreSQL'] as const)('the history on %s', (database) => {
  const testDatabase = prepareTestDatabase(testFolder, database);

  it('records actions of the command line, without email addresses', async () => {
    const { inbox, send, storage } = testDatabase;
    const reference = await send.contact();
    await send.contact({ role: 'Quarantined' }, { suspicion: 'trap' });
    await inbox.run('resend', reference, '--mail', 'acknowledgement');
    await inbox.run('erase', '--email', 'ann@visitor.example', '--yes');
    const history = await storage.db.selectFrom('history').selectAll().orderBy('id').execute();
    expect(history.map(({ action, via, person_id }) => [action, via, person_id])).toEqual([
      ['resent', 'terminal', null],
      ['erased', 'terminal', null],
      ['erased', 'terminal', null],
    ]);
    expect(history[0]).toMatchObject({ reference });
    expect(JSON.stringify(history)).not.toContain('ann@visitor');
    expect(await storage.db.selectFrom('item_search').selectAll().execute()).toEqual([]);
  });
});
