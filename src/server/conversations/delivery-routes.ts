import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { submissionProblems } from '#content/desk/server-texts.ts';
import type { BulkResult } from '#contract/desk/actions.ts';
import type { DeliveryAction, DeliveryPage, DeliveryTab } from '#contract/desk/views.ts';
import { isEmail } from '#contract/fields.ts';
import type { Database } from '../db/schema.ts';
import { recordAll } from '../history/history.ts';
import { DeskProblem, notFound } from '../http/errors.ts';
import { AFTER, BY_ID, type DeskApp, PAGE_SIZE } from '../http/schemas.ts';
import { mailServerOutage } from '../outbox/health.ts';
import { signedInOf } from '../people/access.ts';
import { inPortions } from '../submissions/bulk.ts';
import type { ConversationContext } from './context.ts';
import {
  actionsOn,
  countFailedSince,
  countMails,
  deliveryScopeOf,
  findMail,
  type ListedMail,
  listMails,
  sentStats,
  stuckMails,
  toDeliveries,
} from './delivery.ts';
import { correctAddress, giveUp, resend } from './delivery-changes.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const TABS = ['all', 'stuck', 'waiting', 'given-up', 'sent'] as const satisfies readonly DeliveryTab[];
const COUNTED = ['stuck', 'waiting', 'given-up'] as const satisfies readonly DeliveryTab[];
const CORRECTION = z.object({ to: z.string().trim().max(254) });
export const DELIVERY_QUERY = z.object({ tab: z.enum(TABS).default('all'), after: AFTER });

/** The list of messages with the mail server's responses; resend, give up and correct the address. */
export function registerDelivery(app: DeskApp, { storage, outgoing, bulk, now }: ConversationContext): void {
  const { db, kind } = storage;
  const scopeOf = (request: FastifyRequest) => deliveryScopeOf(signedInOf(request).person);
  const entryOf = (request: FastifyRequest, mail: ListedMail) => ({
    at: now(),
    person: signedInOf(request).person.id,
    via: 'desk' as const,
    reference: mail.reference,
    form: mail.form,
    text: mail.recipient ?? mail.email,
  });
  const done = (): { readonly ok: true } => {
    outgoing.wake();
    storage.changes.announce();
    return { ok: true };
  };
  /** Refuses an action that no longer applies: a colleague or the retry schedule may have changed the mail. */
  async function find(request: FastifyRequest, id: string, action: DeliveryAction): Promise<ListedMail> {
    const mail = await findMail(db, scopeOf(request), id);
    if (mail === null) throw notFound();
    const actions = actionsOn(mail);
    if (actions.includes(action)) return mail;
    // The mail is unsent, but its address comes from the settings and not from a visitor.
    const isOurAddress = action === 'address' && actions.length > 0;
    throw new DeskProblem(
      400,
      isOurAddress ? submissionProblems.addressNotOurs : submissionProblems.notStuck,
    );
  }

  const list = { config: { access: 'read' }, schema: { querystring: DELIVERY_QUERY } } as const;
  app.get('/api/delivery', list, async (request): Promise<DeliveryPage> => {
    const { tab, after } = request.query;
    const scope = scopeOf(request);
    const page = await listMails(db, scope, { tab, after, limit: PAGE_SIZE });
    const counts = await Promise.all(COUNTED.map((each) => countMails(db, scope, each)));
    const tabs = Object.fromEntries(COUNTED.map((each, index) => [each, counts[index]!]));
    const week = now() - WEEK_MS;
    const sent = await sentStats(db, scope, week);
    // Include failed mail: "100%" beside stuck mail would be wrong.
    const tried = sent.count + (await countFailedSince(db, scope, week));
    return {
      rows: await toDeliveries(db, page.rows),
      next: page.next,
      total: tabs[tab] ?? null,
      tabs,
      sentInWeek: sent.count,
      firstTryShare: tried === 0 ? null : sent.firstTries / tried,
      medianMs: sent.medianMs,
      outage: await mailServerOutage(db, now()),
    };
  });

  /** Returns the number of resent mails; sent and leased ones are skipped. */
  async function again(
    trx: Transaction<Database>,
    request: FastifyRequest,
    mails: readonly ListedMail[],
  ): Promise<number> {
    const { messageIdDomain, recipients } = outgoing;
    const wanted = mails.map(({ id, form }) => ({ id, recipients: form === null ? [] : recipients[form] }));
    const results = await resend(trx, wanted, { messageIdDomain, now: now(), onlyUnsent: true });
    const resent = mails.filter(({ id }) => (results.get(id) ?? 'being-sent') !== 'being-sent');
    const entries = resent.map((mail) => ({ ...entryOf(request, mail), action: 'resent' as const }));
    if (entries.length > 0) await recordAll(trx, entries);
    return entries.length;
  }

  const all = { config: { access: 'deliver' }, schema: {} } as const;
  app.post('/api/delivery/again', all, async (request): Promise<{ readonly ok: true } & BulkResult> => {
    const scope = scopeOf(request);
    const count = await inPortions(bulk, (limit) =>
      db.transaction().execute(async (trx) => {
        return again(trx, request, await stuckMails({ db: trx, kind }, scope, { now: now(), limit }));
      }),
    );
    return { ...done(), done: count, remaining: await countMails(db, scope, 'stuck') };
  });

  const one = { config: { access: 'deliver' }, schema: { params: BY_ID } } as const;
  app.post('/api/delivery/:id/again', one, async (request) => {
    const mail = await find(request, request.params.id, 'again');
    const count = await db.transaction().execute((trx) => again(trx, request, [mail]));
    if (count === 0) throw new DeskProblem(409, submissionProblems.beingSent);
    return done();
  });

  app.post('/api/delivery/:id/give-up', one, async (request) => {
    const mail = await find(request, request.params.id, 'give-up');
    if (!(await giveUp(db, mail, entryOf(request, mail))))
      throw new DeskProblem(409, submissionProblems.beingSent);
    return done();
  });

  const corrected = { ...one, schema: { params: BY_ID, body: CORRECTION } } as const;
  app.post('/api/delivery/:id/address', corrected, async (request) => {
    const { to } = request.body;
    const mail = await find(request, request.params.id, 'address');
    if (!isEmail(to)) throw new DeskProblem(400, submissionProblems.address);
    const { submission_id } = mail;
    // Never null here: email to a visitor is always about a submission.
    if (submission_id === null) throw notFound();
    const wasCorrected = await correctAddress(db, { ...mail, submission_id }, to, entryOf(request, mail));
    if (!wasCorrected) throw new DeskProblem(409, submissionProblems.beingSent);
    return done();
  });
}
