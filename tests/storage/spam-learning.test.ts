import { describe, expect, it } from 'vitest';
import { reject, release, requarantine } from '#server/submissions/decisions.ts';
import type { Judgment } from '#server/submissions/judgement/judge.ts';
import { createJudge } from '#server/submissions/judgement/judge.ts';
import { createLearning } from '#server/submissions/learning.ts';
import { prepareTestDatabase, prepareTestFolder } from '../helpers/inbox.ts';

const OFFER =
  'Our drone show lights up the sky above your summer party. Two hundred drones draw any shape, ask for dates and a film of the last one.';
const COPY = OFFER.replace('Two hundred', 'Three hundred');
const NOW = Date.parse('2025-11-12T15:30:00Z');

const testFolder = prepareTestFolder();

describe.each(['SQLite', 'PostgreSQL'] as const)('decisions on %s', (database) => {
  const test = prepareTestDatabase(testFolder, database);
  const options = { isOn: true, timeZone: 'America/Chicago', now: () => NOW };

  const find = (reference: string) =>
    test.storage.db
      .selectFrom('submissions')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  const quarantined = (specificDetails: string, email = 'a@rank.example') =>
    test.send.contact({ specificDetails, email }, { suspicion: 'trap' });
  const by = (via: 'desk' | 'mail' | 'terminal') => ({ person: null, via, now: NOW });
  const markAsSpam = async (reference: string, via: 'desk' | 'mail' | 'terminal' = 'desk') =>
    reject(test.storage.db, await find(reference), by(via));

  const createFilter = (isOn = true) => {
    const learning = createLearning(test.storage.db, { ...options, isOn });
    const judge = createJudge({ minFillMs: 0, knowledge: learning.knowledge });
    return {
      learning,
      judged: async (text: string): Promise<Judgment> => {
        await learning.refresh();
        const fields = { name: 'Ann Lee', email: 'z@visitor.example', specificDetails: text };
        return judge({ form: 'contact', fields, headers: {}, by: 'script' });
      },
    };
  };

  it('are learned, and forgotten when they are undone or the submission is deleted', async () => {
    const { judged, learning } = createFilter();
    const reference = await quarantined(OFFER);
    expect((await judged(COPY)).suspicion).toBeNull();

    await markAsSpam(reference);
    const copy = `copy: nearly the same as ${reference}, marked as spam on Nov 12`;
    expect((await judged(COPY)).suspicion).toBe(copy);
    expect(learning.knowledge().decisions).toBe(1);

    await requarantine(test.storage.db, await find(reference), by('desk'));
    expect((await judged(COPY)).suspicion).toBeNull();

    await markAsSpam(reference);
    expect((await judged(COPY)).suspicion).toBe(copy);
    await test.storage.db.deleteFrom('submissions').where('reference', '=', reference).execute();
    // A later entry, as each decision, opening or erasure writes one.
    await markAsSpam(await quarantined('Another text that has nothing to do with the first one at all.'));
    expect((await judged(COPY)).suspicion).toBeNull();
  });

  it('count when made at the desk or by a signed link, not at the command line', async () => {
    const { judged } = createFilter();
    await markAsSpam(await quarantined(OFFER), 'terminal');
    expect((await judged(COPY)).suspicion).toBeNull();
    await markAsSpam(await quarantined(COPY), 'mail');
    expect((await judged(COPY)).suspicion).toMatch(/^copy: /);
  });

  it('to release let near-copies pass', async () => {
    const { judged } = createFilter();
    const text =
      'We can place your website on the first page of Google. Cheap backlinks and SEO packages from $99: https://rank.example/buy';
    const reference = await quarantined(text);
    expect((await judged(text)).suspicion).toMatch(/^content: /);
    const followUp = { mails: [], recipients: [], messageIdDomain: 'example.com', needsConfirmation: false };
    await release(test.storage.db, await find(reference), followUp, by('desk'));
    expect((await judged(text)).suspicion).toBeNull();
  });

  it('change no weights when learning is off', async () => {
    const on = createFilter();
    const off = createFilter(false);
    const weights = () => [on, off].map(({ learning }) => learning.knowledge().model.weights.get('drone'));
    await markAsSpam(await quarantined(OFFER, 'a@rank.example'));
    await markAsSpam(
      await quarantined('Rent a drone with a pilot to film the opening of your plant.', 'b@rank.example'),
    );
    await Promise.all([on.judged(OFFER), off.judged(OFFER)]);
    expect(weights()).toEqual([expect.any(Number), undefined]);
    expect((await off.judged(COPY)).suspicion).toMatch(/^copy: /);
  });

  it('do not read submissions again when nothing has changed', async () => {
    const { judged, learning } = createFilter();
    await markAsSpam(await quarantined(OFFER));
    await judged(COPY);
    const before = learning.knowledge();
    await judged(COPY);
    expect(learning.knowledge()).toBe(before);
  });

  it('give the key of a near-copy in quarantine to the next one', async () => {
    const { judged } = createFilter();
    const reference = await quarantined(OFFER);
    expect((await judged(COPY)).alikeKey).toBe((await find(reference)).alike_key);
  });
});
