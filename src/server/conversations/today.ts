import { type Kysely, type RawBuilder, sql } from 'kysely';
import { createBusinessHours, createCalendar, shiftDay } from '#contract/calendar.ts';
import { formsIn } from '#contract/desk/people.ts';
import type { Today } from '#contract/desk/views.ts';
import { type FormName, kindOf } from '#contract/forms.ts';
import type { Database } from '../db/schema.ts';
import type { DeskApp } from '../http/schemas.ts';
import { signedInOf } from '../people/access.ts';
import { countQuarantined, countWaitingPeople, listSubmissions, waitingByForm } from '../submissions/list.ts';
import type { ConversationContext } from './context.ts';
import { deliveryScopeOf, listMails, toDeliveries } from './delivery.ts';
import { loadRows } from './view.ts';

type Db = Kysely<Database>;

/** Counts between each two successive moments, in the database: a spam flood has too many rows to load. */
async function countPerDay(
  db: Db,
  forms: readonly FormName[],
  moments: readonly number[],
): Promise<readonly { readonly received: number; readonly answered: number }[]> {
  const count = async (column: 'created_at' | 'acked_at', condition: RawBuilder<unknown>) => {
    const time = sql.ref(column);
    const days = moments.slice(1).map((until, index) => {
      const name = sql.ref(`day${index}`);
      return sql`sum(case when ${time} >= ${moments[index]!} and ${time} < ${until} then 1 else 0 end) as ${name}`;
    });
    const { rows } = await sql<Record<string, number | null>>`
      select ${sql.join(days)} from submissions
      where form in (${sql.join([...forms])}) and ${condition} and ${time} >= ${moments[0]!}`.execute(db);
    return days.map((_, index) => Number(rows[0]?.[`day${index}`] ?? 0));
  };
  if (forms.length === 0) return moments.slice(1).map(() => ({ received: 0, answered: 0 }));
  const received = await count('created_at', sql`state = 'accepted'`);
  const answered = await count('acked_at', sql`acked_at is not null`);
  return received.map((each, index) => ({ received: each, answered: answered[index]! }));
}

const MAX_TIMES = 500;

/** The time spans from receipt to answer. */
async function newestAnswers(db: Db, forms: readonly FormName[], since: number) {
  const rows = await db
    .selectFrom('submissions')
    .select(['created_at', 'acked_at'])
    .where('form', 'in', forms)
    .where('acked_at', '>=', since)
    .orderBy('acked_at', 'desc')
    .limit(MAX_TIMES)
    .execute();
  return rows.map(({ created_at, acked_at }) => ({ since: created_at, until: acked_at! }));
}

async function lastAnswer(db: Db, forms: readonly FormName[]): Promise<number | null> {
  // One query per form, so that `max` reads the end of an index.
  const last = await Promise.all(
    forms.map((form) =>
      db
        .selectFrom('submissions')
        .select(({ fn }) => fn.max('acked_at').as('at'))
        .where('form', '=', form)
        .where('acked_at', 'is not', null)
        .executeTakeFirst(),
    ),
  );
  const times = last.flatMap((row) => row?.at ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

/** Null for an empty list. */
function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!;
}

const MAX_WAITING = 100;
const MAX_QUARANTINED = 20;
const MAX_STUCK = 20;
const DAYS = 7;

export function registerToday(app: DeskApp, { storage, company, now }: ConversationContext): void {
  const { db } = storage;
  const calendar = createCalendar(company.timeZone);
  const { workingTime } = createBusinessHours(company.businessHours, company.timeZone);

  async function weekOf(forms: readonly FormName[]) {
    const today = calendar.dayOf(now());
    const days = Array.from({ length: DAYS }, (_, index) => shiftDay(today, index + 1 - DAYS));
    const moments = [...days, shiftDay(today, 1)].map(calendar.startOf);
    const counts = await countPerDay(db, forms, moments);
    const answers = await newestAnswers(db, forms, moments[0]!);
    return {
      week: days.map((day, index) => ({ day, ...counts[index]! })),
      medianAnswerMs: medianOf(answers.map(workingTime)),
      lastAnsweredAt: await lastAnswer(db, forms),
    };
  }

  app.get('/api/today', { config: { access: 'read' }, schema: {} }, async (request): Promise<Today> => {
    const { person } = signedInOf(request);
    const forms = formsIn(person.scope);
    const list = async (tab: 'waiting' | 'quarantined', limit: number) => {
      const { ids } = await listSubmissions(
        storage,
        { forms, tab, me: person.id, isFolded: tab === 'quarantined' },
        { after: null, limit },
      );
      return loadRows(db, ids, forms);
    };
    const waiting = await waitingByForm(db, forms);
    const stuck = { tab: 'stuck', after: null, limit: MAX_STUCK } as const;
    return {
      waiting: await list('waiting', MAX_WAITING),
      waitingCount: waiting.reduce((sum, { count }) => sum + Number(count), 0),
      waitingPeople: await countWaitingPeople(db, forms),
      ...(await weekOf(forms.filter((form) => kindOf(form).isAnswered))),
      stuck: await toDeliveries(db, (await listMails(db, deliveryScopeOf(person), stuck)).rows),
      quarantined: await list('quarantined', MAX_QUARANTINED),
      quarantinedCount: await countQuarantined(db, forms),
    };
  });
}
