import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { FormName } from '#contract/forms.ts';
import {
  COMPANY_KINDS,
  type Database,
  type OutboxKind,
  type OutboxRow,
  type SubmissionState,
  WEBHOOK_KINDS,
} from '../db/schema.ts';

/** Undelivered mail to the company. The alert cannot be a mail, so it goes to the log and the webhook. */
export interface CompanyMailTrouble {
  readonly givenUp: number;
  /** When the last mail was given up; 0 if none. */
  readonly givenUpAt: number;
  /** Number of waiting mails if the oldest has waited too long, otherwise 0. */
  readonly waiting: number;
  readonly waitingSince: number | null;
}

/** Long enough to ignore graylisting and restarts of the mail server. */
const MAX_WAIT_MS = 60 * 60 * 1000;

export function companyMailTrouble(
  { givenUp, givenUpAt, pending, oldestSince }: CompanyMailFigures,
  now: number,
): CompanyMailTrouble | null {
  const isWaiting = oldestSince !== null && now - oldestSince > MAX_WAIT_MS;
  if (givenUp === 0 && !isWaiting) return null;
  return {
    givenUp,
    givenUpAt: givenUpAt ?? 0,
    waiting: isWaiting ? pending : 0,
    waitingSince: isWaiting ? oldestSince : null,
  };
}

/** For operators, without personal data. */
export function troubleText({ givenUp, waiting, waitingSince }: CompanyMailTrouble, now: number): string {
  const parts: string[] = [];
  if (givenUp > 0) parts.push(`${messages(givenUp)} given up`);
  if (waitingSince !== null) {
    parts.push(`${messages(waiting)} waiting, for up to ${duration(now - waitingSince)}`);
  }
  return `Mail to the company does not arrive: ${parts.join(', ')}. The desk lists it under Delivery, "npm run inbox -- status" shows the oldest error, and "resend" tries again.`;
}

function messages(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`;
}

function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Logs an error when mail to the company fails: when the trouble begins or gets worse, then once an hour, and an info when it
 * ends. Warns once an hour about other messages that have waited for more than an hour.
 */
export function createOutboxWatch(
  figures: () => Promise<OutboxFigures>,
  now: () => number = Date.now,
  // Monotonic: setting the clock back must not silence the warning.
  elapsed: () => number = () => performance.now(),
): (log: FastifyBaseLogger) => Promise<void> {
  let logged: { readonly trouble: CompanyMailTrouble; readonly at: number } | null = null;
  let warnedAt = Number.NEGATIVE_INFINITY;

  function logTrouble(log: FastifyBaseLogger, trouble: CompanyMailTrouble | null, time: number): void {
    if (trouble === null) {
      if (logged !== null) log.info('mail to the company arrives again');
      logged = null;
    } else if (logged === null || isWorse(trouble, logged.trouble) || time - logged.at >= HOUR_MS) {
      log.error({ givenUp: trouble.givenUp, waiting: trouble.waiting }, troubleText(trouble, time));
      logged = { trouble, at: time };
    } else {
      logged = { trouble, at: logged.at };
    }
  }

  return async (log) => {
    const { companyMail, pending, oldestSince } = await figures();
    const time = now();
    const trouble = companyMailTrouble(companyMail, time);
    logTrouble(log, trouble, time);

    const isLate = oldestSince !== null && time - oldestSince > HOUR_MS;
    if (!isLate || (trouble !== null && trouble.waiting > 0)) {
      if (!isLate) warnedAt = Number.NEGATIVE_INFINITY;
      return;
    }
    if (elapsed() - warnedAt < HOUR_MS) return;
    warnedAt = elapsed();
    const oldestMinutes = Math.floor((time - oldestSince) / 60_000);
    log.warn({ pending, oldestMinutes }, 'messages have been waiting to be delivered for more than an hour');
  };
}

function isWorse(trouble: CompanyMailTrouble, before: CompanyMailTrouble): boolean {
  return trouble.givenUpAt > before.givenUpAt || (trouble.waiting > 0 && before.waiting === 0);
}

/** Times are null when no message is pending. */
export interface OutboxFigures {
  readonly pending: number;
  readonly dead: number;
  /** When the oldest pending message was created. */
  readonly oldestSince: number | null;
  /** The earliest scheduled attempt: long past when no worker runs. */
  readonly nextDue: number | null;
  readonly companyMail: CompanyMailFigures;
}

/** Undelivered mail to the company, without mail about spam. */
export interface CompanyMailFigures {
  readonly pending: number;
  readonly oldestSince: number | null;
  /** Without mail about submissions that were answered. */
  readonly givenUp: number;
  readonly givenUpAt: number | null;
}

type UndeliveredMessage = Pick<OutboxRow, 'kind' | 'state' | 'created_at' | 'attempts' | 'last_error'>;

export interface SubmissionFigure {
  readonly form: FormName;
  readonly state: SubmissionState;
  readonly count: number;
}

export interface Figures {
  outbox(): Promise<OutboxFigures>;
  /** The oldest message that is pending or failed. */
  oldest(): Promise<UndeliveredMessage | null>;
  submissions(): Promise<readonly SubmissionFigure[]>;
}

/** `others`: kinds that only other processes deliver. They are not counted. */
export function createFigures(db: Kysely<Database>, others: readonly OutboxKind[] = []): Figures {
  return {
    async outbox() {
      const rows = await db
        .selectFrom('outbox')
        .select(({ fn }) => [
          'state',
          fn.countAll<number>().as('count'),
          fn.min('created_at').as('since'),
          fn.min('due_at').as('due'),
        ])
        .where('state', 'in', ['pending', 'dead'])
        .$if(others.length > 0, (query) => query.where('kind', 'not in', others))
        .groupBy('state')
        .execute();
      const pending = rows.find(({ state }) => state === 'pending');
      return {
        pending: pending?.count ?? 0,
        dead: rows.find(({ state }) => state === 'dead')?.count ?? 0,
        oldestSince: pending?.since ?? null,
        nextDue: pending?.due ?? null,
        companyMail: await companyMail(db),
      };
    },

    async oldest() {
      const row = await db
        .selectFrom('outbox')
        .select(['kind', 'state', 'created_at', 'attempts', 'last_error'])
        .where('state', 'in', ['pending', 'dead'])
        .$if(others.length > 0, (query) => query.where('kind', 'not in', others))
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },

    submissions: () =>
      db
        .selectFrom('submissions')
        .select(({ fn }) => ['form', 'state', fn.countAll<number>().as('count')])
        .groupBy(['form', 'state'])
        .execute(),
  };
}

async function companyMail(db: Kysely<Database>): Promise<CompanyMailFigures> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(({ fn }) => [
      'outbox.state',
      fn.countAll<number>().as('count'),
      fn.min('outbox.created_at').as('since'),
      fn.max('outbox.done_at').as('until'),
    ])
    .where('outbox.kind', 'in', COMPANY_KINDS)
    .where('submissions.state', '!=', 'rejected')
    .where(({ eb, or, and }) =>
      or([
        eb('outbox.state', '=', 'pending'),
        and([eb('outbox.state', '=', 'dead'), eb('submissions.acked_at', 'is', null)]),
      ]),
    )
    .groupBy('outbox.state')
    .execute();
  const pending = rows.find(({ state }) => state === 'pending');
  const dead = rows.find(({ state }) => state === 'dead');
  return {
    pending: pending?.count ?? 0,
    oldestSince: pending?.since ?? null,
    givenUp: dead?.count ?? 0,
    givenUpAt: dead?.until ?? null,
  };
}

interface Outage {
  /** Its start, or its end if it is over. */
  readonly since: number;
  readonly isOver: boolean;
}

/** Shorter outages are not reported once they are over. */
const MIN_REPORTED_MS = 5 * 60_000;
/** How long the end of an outage is reported. */
const REPORTED_FOR_MS = 24 * 60 * 60_000;

/** The current or the last outage of the mail server, from the delivery attempts. Null when there is none to report. */
export async function mailServerOutage(db: Kysely<Database>, now: number): Promise<Outage | null> {
  const silent = db.selectFrom('delivery_attempts').select(['id', 'at']).where('outcome', '=', 'no-answer');
  const last = await silent.orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (last === undefined) return null;
  const answered = db
    .selectFrom('delivery_attempts')
    .innerJoin('outbox', 'outbox.id', 'delivery_attempts.outbox_id')
    .select(['delivery_attempts.id', 'at'])
    .where('outcome', '!=', 'no-answer')
    .where('kind', 'not in', WEBHOOK_KINDS)
    .limit(1);
  const before = await answered
    .where('delivery_attempts.id', '<', last.id)
    .orderBy('delivery_attempts.id', 'desc')
    .executeTakeFirst();
  const { at: since } = await silent
    .where('id', '>', before?.id ?? 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const after = await answered
    .where('delivery_attempts.id', '>', last.id)
    .orderBy('delivery_attempts.id')
    .executeTakeFirst();
  if (after === undefined) return (await isTrying(db)) ? { since, isOver: false } : null;
  const isReported = after.at - since >= MIN_REPORTED_MS && now - after.at < REPORTED_FOR_MS;
  return isReported ? { since: after.at, isOver: true } : null;
}

/** Without failed mail waiting for a retry, nothing would notice the end of an outage. */
async function isTrying(db: Kysely<Database>): Promise<boolean> {
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'pending')
    .where('last_error', 'is not', null)
    .where('kind', 'not in', WEBHOOK_KINDS)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}
