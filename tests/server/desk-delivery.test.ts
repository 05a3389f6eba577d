import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Delivery, DeliveryPage } from '#contract/desk/views.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { createSenders } from '../helpers/inbox.ts';
import { openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as FastifyBaseLogger;
let mailServer: MailServer;
let test: TestDesk;
let ann: SignedInClient;
beforeEach(async () => {
  mailServer = await startMailServer();
  test = await openTestDesk({ env: { SMTP_URL: mailServer.url, OUTBOX_RETRY_SECONDS: '1' } });
  ann = await test.signIn('agent');
  test.backend.start(log);
});
afterEach(async () => {
  await test.close();
  await mailServer.close();
});

/** Also wakes the outbox, so that due mail does not wait for its next poll. */
async function deliveryPage(): Promise<DeliveryPage> {
  test.desk.outgoing.wake();
  return (await ann.get('/api/delivery')).json();
}
const mail = async (title: string): Promise<Delivery | undefined> =>
  (await deliveryPage()).rows.find((row) => row.title === title);

it('the delivery page lists each attempt with the response of the mail server', async () => {
  let offered = 0;
  mailServer.recipientVerdict = (address) => {
    if (!address.includes('visitor')) return null;
    offered += 1;
    return offered === 1 ? '450 4.2.0 Greylisted' : '550 5.1.1 No such user';
  };
  await createSenders(test.desk.storage).contact({}, { at: Date.now() });
  await expect.poll(async () => (await mail('Confirmation'))?.state).toBe('stuck');
  const confirmation = await mail('Confirmation');
  expect(confirmation?.tries).toEqual([
    { at: expect.any(Number), outcome: 'later', answer: '450 4.2.0 Greylisted' },
    { at: expect.any(Number), outcome: 'refused', answer: '550 5.1.1 No such user' },
  ]);
  // It may be sent after both attempts of the confirmation.
  await expect
    .poll(() => mail('New enquiry email'))
    .toMatchObject({
      state: 'sent',
      lastAnswer: expect.stringMatching(/^250 /),
      tries: [{ outcome: 'sent', answer: expect.stringMatching(/^250 /) }],
    });
});

it('the delivery page shows since when the mail server is down, until it recovers', async () => {
  expect((await deliveryPage()).outage).toBeNull();
  const { port } = mailServer;
  await mailServer.close();
  await createSenders(test.desk.storage).contact({}, { at: Date.now() });
  await expect.poll(async () => (await deliveryPage()).outage).toMatchObject({ isOver: false });
  const { outage, rows } = await deliveryPage();
  expect(outage?.since).toBe(Math.min(...rows.flatMap(({ tries }) => tries.map(({ at }) => at))));
  mailServer = await startMailServer(port);
  // The outage was short, so the page does not mention it afterwards.
  await expect.poll(async () => (await deliveryPage()).outage).toBeNull();
});
