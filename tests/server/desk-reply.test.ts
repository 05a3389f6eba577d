import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HOLD_MS } from '#contract/desk/actions.ts';
import { mailFolder } from '#server/mail/mail-files.ts';
import { createSenders } from '../helpers/inbox.ts';
import { readAllMails } from '../helpers/mail-files.ts';
import { openTestDesk, type TestDesk } from './test-desk.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as FastifyBaseLogger;
let test: TestDesk;
beforeAll(async () => {
  test = await openTestDesk();
});
afterAll(() => test.close());

/** The mail files whose subject starts with this text. */
async function mails(subject: string): Promise<string[]> {
  // Sends due mail now instead of at the next poll of the outbox.
  test.desk.outgoing.wake();
  const files = await readAllMails(mailFolder(test.dataDir));
  return files.filter((file) => file.includes(`Subject: ${subject}`));
}

it('a reply is mailed with the team as Reply-To, and erasing deletes its mail files', async () => {
  const send = createSenders(test.desk.storage);
  const reference = await send.contact({}, { at: Date.now() });
  const other = await send.contact({ role: 'Other' }, { at: Date.now() });
  const boss = await test.signIn('administrator');
  // Backdated, so that the reply is due immediately.
  test.clock.now = Date.now() - HOLD_MS;
  const body = { version: 1, subject: 'Your machines', text: 'They <can> talk.\n\nShall we?' };
  expect((await boss.post(`/api/submissions/${reference}/answer`, body)).statusCode).toBe(200);
  test.backend.start(log);
  await expect.poll(() => mails('Your machines')).toHaveLength(1);
  const [mail = ''] = await mails('Your machines');
  expect(mail).toContain(`Subject: Your machines [${reference}]`);
  expect(mail).toMatch(/^To: Ann@visitor\.example\r$/m);
  expect(mail).toMatch(/^Reply-To: .*<?info@example\.com>?\r$/m);
  expect(mail).not.toMatch(/^In-Reply-To:/m);
  expect(mail).toContain('They <can> talk.');
  expect(mail).toContain('&lt;can&gt;');
  await expect
    .poll(async () =>
      (await boss.get(`/api/submissions/${reference}`))
        .json()
        .history.map((entry: { action: string }) => entry.action),
    )
    .toEqual(expect.arrayContaining(['answer-sent', 'mail-sent']));

  await expect.poll(() => mails('')).toHaveLength(5);
  // Each history entry names its email.
  await expect
    .poll(async () =>
      (await boss.get(`/api/submissions/${reference}`))
        .json()
        .history.filter(({ action }: { action: string }) => action === 'mail-sent')
        .map(({ text }: { text: string }) => text)
        .sort(),
    )
    .toEqual([
      'Confirmation to ann@visitor.example',
      'New enquiry email to info@example.com',
      'Reply to ann@visitor.example',
    ]);
  const erased = await boss.post(`/api/submissions/${reference}/erase`, { version: 2, reference });
  expect(erased.json()).toEqual({ ok: true });
  const remaining = await mails('');
  expect(remaining).toHaveLength(2);
  expect(remaining.join('')).toContain(other);
  expect(remaining.join('')).not.toContain(reference);
});
