/** Follows every link in every kind of email that the server sends, as every role and scope. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HOLD_MS } from '#contract/desk/actions.ts';
import { formsIn, ROLES, type Role, SCOPES, type Scope } from '#contract/desk/people.ts';
import { readAddress } from '#desk/router/address.ts';
import { hasView } from '#desk/shell/navigation.ts';
import { mailFolder } from '#server/mail/mail-files.ts';
import { createSenders, type Senders } from '../helpers/inbox.ts';
import { readAllMails } from '../helpers/mail-files.ts';
import { createTestApp } from './test-app.ts';
import { COMPANY } from './test-backend.ts';
import { DESK_URL, openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as FastifyBaseLogger;
const DAY_MS = 24 * 60 * 60 * 1000;
/** All outbox kinds except webhooks, and requests for review, which need a site that can be published. */
const KINDS = [
  'acknowledgement',
  'answer',
  'company',
  'confirmation',
  'digest',
  'invitation',
  'mention',
  'reminder',
  'sign-in',
  'welcome',
];

let test: TestDesk;
let site: FastifyInstance;
let send: Senders;
const clients: { readonly role: Role; readonly scope: Scope; readonly client: SignedInClient }[] = [];
/** References that the emails must link to. */
const linked: string[] = [];
/** The scopes that can see each submission, by reference. */
const visibleTo = new Map<string, readonly Scope[]>();

async function signIn(role: Role, scope: Scope): Promise<SignedInClient> {
  const client = await test.signIn(role, scope, `${role} ${scope}`);
  // The desk has an https address, so its cookies have the __Host- prefix.
  client.cookie = `__Host-${client.cookie}`;
  return client;
}

beforeAll(async () => {
  test = await openTestDesk({
    env: { DESK_URL, DIGEST_HOUR: '0', DIGEST_DAYS: 'mon,tue,wed,thu,fri,sat,sun' },
  });
  site = (await createTestApp(null, { backend: test.backend })).app;
  send = createSenders(test.desk.storage);
  for (const role of ROLES) {
    for (const scope of SCOPES) clients.push({ role, scope, client: await signIn(role, scope) });
  }
  const boss = await signIn('administrator', 'everything');
  const everyone = clients.map(({ client }) => client.person);

  const at = Date.now();
  const sent = async (form: keyof Senders, fields: object, options: object = {}) => {
    const reference = await send[form](fields, { at, ...options });
    visibleTo.set(
      reference,
      SCOPES.filter((scope) => formsIn(scope).includes(form)),
    );
    return reference;
  };
  const references = [
    await sent('contact', { role: 'Waiting' }),
    await sent('careers', { city: 'Waiting' }),
    await sent('contact', { role: 'Quarantined' }, { suspicion: 'trap' }),
    await sent('careers', { city: 'Quarantined' }, { suspicion: 'trap' }),
    await sent('newsletter', { email: 'quarantined@visitor.example' }, { suspicion: 'trap' }),
  ];
  linked.push(...references);
  await sent('newsletter', { email: 'pending@visitor.example' });
  await sent('newsletter', { email: 'confirmed@visitor.example' });
  await sent('contact', { role: 'Due soon' }, { at: at - 0.99 * DAY_MS });
  // Everyone who may see a submission is mentioned on it, so that each state is linked from an email to each role.
  for (const reference of references) {
    const scopes = visibleTo.get(reference)!;
    const mentions = everyone.filter(({ scope }) => scopes.includes(scope)).map(({ id }) => id);
    const note = { version: 1, text: 'Please look', mentions };
    expect((await boss.post(`/api/submissions/${reference}/note`, note)).statusCode).toBe(200);
  }
  // One of the quarantined ones is spam by the time its mention is read.
  const spam = { version: 2, alike: false };
  expect((await boss.post(`/api/submissions/${references[2]}/spam`, spam)).statusCode).toBe(200);
  // Backdated, so that the reply is due immediately.
  test.clock.now = Date.now() - HOLD_MS;
  const answer = { version: 2, subject: 'Hello', text: 'Hello' };
  expect((await boss.post(`/api/submissions/${references[1]}/answer`, answer)).statusCode).toBe(200);
  test.clock.now = Date.now();
  await boss.post('/api/people', { email: 'new@example.com', role: 'agent', scope: 'everything' });
  await test.browser().post('/api/sign-in', { email: everyone[0]!.email });
  test.backend.start(log);
  const { confirm_token } = await test.desk.storage.db
    .selectFrom('submissions')
    .select('confirm_token')
    .where('email', '=', 'confirmed@visitor.example')
    .executeTakeFirstOrThrow();
  await test.backend.confirmations.confirm(confirm_token!, Date.now());
});
afterAll(async () => {
  await site.close();
  await test.close();
});

/** Decodes only the body, which is quoted-printable: in a header, `?token=AB` is literal. */
function decoded(source: string): string {
  const end = source.indexOf('\r\n\r\n');
  const headers = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const body = source
    .slice(end)
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'))
    .replaceAll('&amp;', '&');
  return headers + body;
}
const linksIn = (text: string): readonly string[] => text.match(/https?:\/\/[^\s"<>]+/g) ?? [];

/** Opens a desk URL as the app does: each person in scope must have the view, and the API must respond. */
async function openAtDesk(link: URL): Promise<void> {
  const { view, part } = readAddress(link);
  if (view === 'sign-in') {
    expect((await test.browser().get(`/api/sign-in/${part}`)).statusCode, link.href).toBe(200);
    return;
  }
  const seenBy = part === null ? SCOPES : visibleTo.get(part);
  expect(seenBy, `${link.href} names a submission`).toBeDefined();
  for (const { role, scope, client } of clients) {
    const mayRead = seenBy!.includes(scope);
    const label = `${role} of ${scope} at ${link.href}`;
    if (part !== null) {
      expect((await client.get(`/api/submissions/${part}`)).statusCode, label).toBe(mayRead ? 200 : 404);
    }
    if (mayRead) expect(hasView((await client.get('/api/me')).json(), view), label).toBe(true);
  }
}

it('every link in an email opens its target for everyone in scope', async () => {
  /** Also wakes the outbox, so that due mail does not wait for its next poll. */
  const outbox = async () => {
    test.desk.outgoing.wake();
    test.desk.wakeOutbox();
    const rows = await test.desk.storage.db.selectFrom('outbox').select(['kind', 'state']).execute();
    const kindsIn = (wanted: string) =>
      [...new Set(rows.filter(({ state }) => state === wanted).map(({ kind }) => kind))].sort();
    return { pending: kindsIn('pending'), sent: kindsIn('sent') };
  };
  // Polls all kinds together: the sign-in mail is queued shortly after its request.
  await expect.poll(outbox).toEqual({ pending: [], sent: KINDS });

  const followed = new Set<string>();
  const opened = new Set<string>();
  const queue = (await readAllMails(mailFolder(test.dataDir))).flatMap((mail) => linksIn(decoded(mail)));
  while (queue.length > 0) {
    const href = queue.pop()!;
    if (followed.has(href)) continue;
    followed.add(href);
    const link = new URL(href);
    if (link.origin === DESK_URL) {
      await openAtDesk(link);
      opened.add(readAddress(link).part ?? '');
    } else if (link.pathname.startsWith('/api/')) {
      expect(link.origin).toBe(COMPANY.siteUrl);
      const reply = await site.inject({ url: link.pathname + link.search });
      expect(reply.statusCode, href).toBe(200);
      // These pages link on to the desk.
      queue.push(...linksIn(reply.body).filter((each) => each.startsWith(DESK_URL)));
    }
  }
  expect([...opened]).toEqual(expect.arrayContaining(linked));
});

it('an agent for applications can list and release a quarantined application', async () => {
  const { client } = clients.find(({ role, scope }) => role === 'agent' && scope === 'applications')!;
  const { rows } = (await client.get('/api/submissions?tab=quarantined')).json();
  expect(rows).toHaveLength(1);
  const [{ reference, version, form }] = rows;
  expect(form).toBe('careers');
  const released = await client.post(`/api/submissions/${reference}/release`, { version });
  expect(released.json().submission).toMatchObject({ reference, status: 'new' });
});
