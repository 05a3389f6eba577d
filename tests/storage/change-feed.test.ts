import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStorage } from '#server/db/database.ts';
import { createChangeFeed } from '#server/desk/change-feed.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDeskDatabases } from '../helpers/desk.ts';
import { createSenders } from '../helpers/inbox.ts';

const databases = prepareDeskDatabases();

it.each(DATABASES)(
  'the change feed on %s reports changes again after a read that failed halfway',
  async (name) => {
    const storage = await openStorage(await databases.create(name));
    const feed = createChangeFeed(storage.db);
    await feed.begin();
    const reference = await createSenders(storage).contact();
    // Arrivals are read before delivery attempts, so this read fails halfway.
    await sql`alter table delivery_attempts rename to away`.execute(storage.db);
    await expect(feed.read()).rejects.toThrow('delivery_attempts');
    await sql`alter table away rename to delivery_attempts`.execute(storage.db);
    expect(await feed.read()).toEqual([{ reference, form: 'contact', isArrival: true }]);
    expect(await feed.read()).toEqual([]);
    await storage.close();
  },
);
