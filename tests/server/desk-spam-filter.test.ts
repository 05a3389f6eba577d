import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import type { SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();
const DAY_MS = 24 * 60 * 60 * 1000;
const HELD = { suspicion: 'content: “cheap”' } as const;

describe.each(DATABASES)('the spam filter at the desk on %s', (name) => {
  const desk = prepareDesk(databases, name);
  let ann: SignedInClient;
  beforeAll(async () => {
    ann = await desk.signIn('agent', 'enquiries', 'Ann Lee');
  });
  const act = (reference: string, action: string) =>
    ann.post(`/api/submissions/${reference}/${action}`, { version: 1 });

  it('counts per week what was held, released and missed, in the scope of the reader', async () => {
    const at = desk.clock.now - 7 * DAY_MS;
    const [spam, real] = [
      await desk.send.contact({ role: 'Spam' }, { ...HELD, at }),
      await desk.send.contact({ role: 'Real' }, { ...HELD, at }),
    ];
    const missed = await desk.send.contact({ role: 'Missed' }, { at });
    await desk.send.contact({ role: 'Fine' }, { at });
    await desk.send.contact({ role: 'This week' }, { ...HELD, at: desk.clock.now });
    await desk.send.careers({ city: 'Out of scope' }, { ...HELD, at });
    await act(spam, 'spam');
    await act(real, 'release');
    await act(missed, 'spam');
    const { weeks, learning } = (await ann.get('/api/spam-filter')).json();
    expect(weeks).toHaveLength(4);
    expect(weeks[0]).toEqual({ day: expect.stringMatching(/^\d{4}-/), held: 2, released: 1, missed: 1 });
    expect(new Date(weeks[0].day).getUTCDay()).toBe(1);
    expect(weeks[1]).toMatchObject({ held: 0, released: 0, missed: 0 });
    expect(learning.state).toBe('on');
  });

  it('lists delivered submissions that are possibly spam until somebody replies', async () => {
    const reference = await desk.send.contact({ role: 'Hinted' });
    await desk.desk.storage.db
      .updateTable('submissions')
      .set({ spam_hint: '“price”, a link' })
      .where('reference', '=', reference)
      .execute();
    const listed = async () => (await ann.get('/api/submissions?tab=possible')).json();
    expect(await listed()).toMatchObject({
      rows: [{ reference, hint: '“price”, a link', suspicion: null }],
      tabs: { possible: 1 },
    });
    await act(reference, 'answered');
    expect((await listed()).rows).toEqual([]);
  });
});
